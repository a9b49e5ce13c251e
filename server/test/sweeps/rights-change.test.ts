import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { expectAfter, OF_THE_CLOCK } from '../clock.ts';
import { removeOwner } from '../../src/platform/search/document.ts';
import { invalidate } from '../../src/domains/exhibition/exhibition.invalidation.ts';
import { followRow, footprintRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { inTransaction } from '../../src/core/fair-context.ts';
import { makeConversation } from '../chats.ts';
import { textOfSheet } from '../sheet-texts.ts';
import { openPortalOn, openTestPortal, type Person, type TestPortal } from '../portal.ts';
import {
  joinsPool,
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeScene,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../world.ts';

/** After this long every surface of every process must show the change (G5). */
const WITHIN_MILLISECONDS = 1_000;

let first: TestPortal;
let second: TestPortal;
let company: Exhibitor;
let admin: Employee;
let member: Visitor;
/** A scene of what is shown. */
let sceneId: string;
/** Where the member has named what is shown. */
let conversationId: string;
beforeAll(async () => {
  first = await openTestPortal();
  second = await openPortalOn(first.url);
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  company = await makeExhibitor(first);
  admin = await makeEmployee(first, company, { admin: true });
  member = await makeVisitor(first, { review_state: 'notApproved' });
  await putInPool(first, company, member);
});

const SURFACES: readonly [string, AnyCall, (id: string) => Record<string, unknown>][] = [
  ['browse', contract.product.browse, () => ({ pageSize: 100 })],
  ['search', contract.product.browse, () => ({ keyword: 'Wechselfeld', pageSize: 100 })],
  ['list of the exhibitor', contract.product.ofExhibitor, () => ({ exhibitorId: company.id })],
  ['covers', contract.exhibitor.browse, () => ({ pageSize: 100 })],
  ['covers of the detail', contract.exhibitor.detail, () => ({ id: company.id })],
  ['suggestions', contract.search.suggest, () => ({ text: 'Wechselfeld' })],
  ['detail', contract.product.detail, (id) => ({ id })],
  ['points of scenes', contract.hotspot.ofExhibitor, () => ({ exhibitorId: company.id })],
  ['compared', contract.product.compare, (id) => ({ ids: [id] })],
  ['asked about in an inquiry', contract.inquiry.recipients, (id) => ({ productIds: [id] })],
  ['a scene', contract.hotspot.get, () => ({ id: sceneId })],
];
const OF_VISITORS: typeof SURFACES = [
  ...SURFACES,
  ['favourites', contract.favourite.products, () => ({})],
  ['favourite ids', contract.favourite.ids, () => ({})],
  ['footprints', contract.footprint.products, () => ({})],
  ['new where one follows', contract.follow.list, () => ({})],
  ['named in a chat', contract.chat.history, () => ({ conversationId, afterSeq: 0, limit: 10 })],
];
/** A file has no ids: it is looked through for the name. */
const EXPORT = 'favourites export';

async function makeShown(scope: 0 | 1 | 2) {
  const product = await makeProduct(first, company, { scope, name_en: 'Wechselfeld', name_zh: 'Wechselfeld' });
  sceneId = (await makeScene(first, company, [product.id])).id;
  conversationId = await makeConversation(first, company, member, {}, [
    { side: 'visitor', minutesAgo: 5, productId: product.id },
  ]);
  await insertRows(first.ctx.db, 'favourite', [
    {
      exhibition_id: company.exhibition_id,
      visitor_id: member.visitorId,
      subject_type: 'PRODUCT',
      subject_id: product.id,
      deleted: false,
      created_at: new Date().toISOString(),
    },
  ]);
  const viewer = { type: 'VISITOR', id: member.visitorId } as const;
  await insertRows(first.ctx.db, 'footprint', [
    footprintRow(company.exhibition_id, viewer, { type: 'PRODUCT', id: product.id }, { owner_id: company.id }),
  ]);
  const dayBefore = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const follow = followRow(company.exhibition_id, member.visitorId, { subject: company.id, created_at: dayBefore });
  await insertRows(first.ctx.db, 'follow', [follow]);
  await invalidate(first.ctx, { kind: 'exhibitor', id: company.id });
  await sleep(100);
  return product.id;
}

/** Where this product is seen by this person, on either process. The reader's own copies of the id in the question do not count: success does. */
async function seenAt(id: string, person: Person): Promise<string[]> {
  const surfaces = person.token === null ? SURFACES : OF_VISITORS;
  const seen: string[] = [];
  for (const [node, portal] of [
    ['first', first],
    ['second', second],
  ] as const) {
    for (const [surface, call, input] of surfaces) {
      const { text, body } = await portal.send(call, input(id), person);
      if (body.code === 1000 && text.includes(id)) seen.push(`${node} ${surface}`);
    }
    if (person.token === null) continue;
    const { body } = await portal.send(contract.favourite.exportProducts, {}, person);
    if (textOfSheet(body.data).includes('Wechselfeld')) seen.push(`${node} ${EXPORT}`);
  }
  return seen;
}

const anonymous: Person = { token: null };
const everywhere = (surfaces: typeof SURFACES): string[] =>
  ['first', 'second'].flatMap((node) => [
    ...surfaces.map(([surface]) => `${node} ${surface}`),
    ...(surfaces === OF_VISITORS ? [`${node} ${EXPORT}`] : []),
  ]);

/** Warm caches everywhere, then the change, then at most a second. */
async function changes(
  id: string,
  person: Person,
  change: () => Promise<unknown>,
  { from, to }: { from: string[]; to: string[] },
): Promise<void> {
  await seenAt(id, person);
  expect(await seenAt(id, person)).toEqual(from);
  await change();
  await expectAfter(WITHIN_MILLISECONDS, () => seenAt(id, person), to);
}

describe('a change of right takes effect within a second on every surface of both processes (G5)', OF_THE_CLOCK, () => {
  test('removed from the customer pool', async () => {
    const id = await makeShown(1);
    const removal = () => leavesPool(first, company, member);
    await changes(id, member, removal, { from: everywhere(OF_VISITORS), to: [] });
  });

  test('withdrawn from the customer pool by the visitor', async () => {
    const id = await makeShown(1);
    const withdrawal = () => leavesPool(second, company, member, 'visitor');
    await changes(id, member, withdrawal, { from: everywhere(OF_VISITORS), to: [] });
  });

  /** As people do it: a code that is followed, and the calls of the pool. */
  const joinsByCode = async () => {
    const { code } = await first.as(admin)(contract.card.own, {});
    await second.as(member)(contract.card.exchange, { code });
    const { list } = await first.as(admin)(contract.contact.poolList, {});
    return list.find(({ visitorId }) => visitorId === member.visitorId)?.id ?? '';
  };
  test.each([
    ['removed by an administrator', (id) => second.as(admin)(contract.contact.removeChosen, { ids: [id] })],
    [
      'the last day over',
      (id) => second.as(admin)(contract.contact.setExpiry, { selection: { ids: [id] }, expiresOn: '2020-01-01' }),
    ],
    ['withdrawn', () => second.as(member)(contract.contact.withdraw, { exhibitorId: company.id })],
  ] satisfies [string, (contact: string) => Promise<unknown>][])(
    'by exchanged cards in the pool, and %s',
    async (_how, end) => {
      await leavesPool(first, company, member);
      const id = await makeShown(1);
      const contact = await joinsByCode();
      await expectAfter(WITHIN_MILLISECONDS, () => seenAt(id, member), everywhere(OF_VISITORS));
      await changes(id, member, () => end(contact), { from: everywhere(OF_VISITORS), to: [] });
    },
  );

  test('let into the customer pool: shown as quickly', async () => {
    await leavesPool(first, company, member);
    const id = await makeShown(1);
    const joining = () => joinsPool(second, company, member, 'INVITATION');
    await changes(id, member, joining, { from: [], to: everywhere(OF_VISITORS) });
  });

  test('from all buyers to the customer pool', async () => {
    const id = await makeShown(0);
    const call = first.as(admin);
    const restrict = () => call(contract.product.setScope, { ids: [id], scope: 1 });
    await changes(id, anonymous, restrict, { from: everywhere(SURFACES), to: [] });
    expect(await seenAt(id, member)).toEqual(everywhere(OF_VISITORS));
  });

  test('from the pool to all buyers: shown as quickly', async () => {
    const id = await makeShown(1);
    const open = () => first.as(admin)(contract.product.setScope, { ids: [id], scope: 0 });
    await changes(id, anonymous, open, { from: [], to: everywhere(SURFACES) });
  });

  test('deleted', async () => {
    const id = await makeShown(0);
    const remove = () => second.as(admin)(contract.product.remove, { id });
    await changes(id, anonymous, remove, { from: everywhere(SURFACES), to: [] });
    expect(await seenAt(id, member)).toEqual([]);
  });

  test('the exhibitor closed', async () => {
    const id = await makeShown(0);
    const close = () =>
      inTransaction(first.ctx, async (inner) => {
        await sql`update exhibitor set open = false where id = ${company.id}`.execute(inner.db);
        await removeOwner(inner.db, inner.exhibition.id, company.id);
        await invalidate(inner, { kind: 'exhibitor', id: company.id });
      });
    await changes(id, anonymous, close, { from: everywhere(SURFACES), to: [] });
    const { body } = await second.send(contract.exhibitor.detail, { id: company.id });
    expect(body.code).toBe(CODES.notFound.code);
  });

  test('the registration no longer approved', async () => {
    const approved = await makeVisitor(first);
    const id = await makeShown(2);
    const disapprove = () =>
      sql`update visitor set review_state = 'notApproved' where id = ${approved.visitorId}`.execute(first.ctx.db);
    await changes(id, approved, disapprove, { from: everywhere(SURFACES), to: [] });
  });
});

test('an administrator who lost the flag is one nowhere, within a second (G5, G11)', OF_THE_CLOCK, async () => {
  const other = await makeEmployee(first, company, { admin: true, email: '' });
  const asks = async () =>
    Promise.all(
      [first, second].map(async (portal) => (await portal.send(contract.exhibitor.employees, {}, other)).body.code),
    );
  expect(await asks()).toEqual([1000, 1000]);
  const { version } = await first.as(admin)(contract.exhibitor.employee, { id: other.employeeId });
  const words = { zh: '张伟', en: 'Zhang Wei' };
  await second.as(admin)(contract.exhibitor.saveEmployee, {
    id: other.employeeId,
    version,
    name: words,
    position: words,
    email: '',
    mobile: '',
    admin: false,
  });
  await expectAfter(WITHIN_MILLISECONDS, asks, [CODES.notAllowed.code, CODES.notAllowed.code]);
});

describe('an ended session is refused within a second by both processes (G5, G21)', OF_THE_CLOCK, () => {
  const codes = async (person: Person) =>
    Promise.all(
      [first, second].map(async (portal) => (await portal.send(contract.account.info, {}, person)).body.code),
    );
  const ENDINGS: readonly [string, (person: Employee) => Promise<unknown>][] = [
    ['logged off on the other one', (person) => second.as(person)(contract.account.logOff, {})],
    [
      'its row removed',
      (person) => sql`delete from session where account_id = ${person.accountId}`.execute(first.ctx.db),
    ],
    [
      'resigned',
      (person) =>
        second.as(admin)(contract.exhibitor.resignEmployee, { id: person.employeeId, toId: admin.employeeId }),
    ],
    [
      'resigned, and brought back',
      async (person) => {
        await second.as(admin)(contract.exhibitor.resignEmployee, { id: person.employeeId, toId: admin.employeeId });
        await first.as(admin)(contract.exhibitor.restoreEmployee, { id: person.employeeId });
      },
    ],
  ];

  test.each(ENDINGS)('%s', async (_name, end) => {
    const person = await makeEmployee(first, company);
    expect(await codes(person)).toEqual([1000, 1000]);
    await end(person);
    const refused = [CODES.sessionExpired.code, CODES.sessionExpired.code];
    await expectAfter(WITHIN_MILLISECONDS, () => codes(person), refused);
  });
});
