import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { BlockKind } from '@fairbridge/contract/block/block.shapes.ts';
import { auditOf } from '../../../test/audits.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { messageOf, outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { passOf } from '../../../test/passes.ts';
import { makeOrganizer, makeVisitor, PASSWORD, type Organizer, type Visitor } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { blocks } from './block.queries.ts';
import { plainName, plainNameSql } from './block.rules.ts';

const { add, list, remove } = contract.block;
const { suspend, suspendBlocked } = contract.review;
const { info, logOn, sendEmailCode } = contract.account;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});
beforeEach(async () => {
  await sql`delete from block`.execute(portal.ctx.db);
  await sql`delete from limit_counter`.execute(portal.ctx.db);
});

const asOwner = () => portal.as(owner);
const block = (kind: BlockKind, value: string, more: { until?: string } = {}) =>
  asOwner()(add, { kind, value, reason: '批量注册', ...more });

const unknown = (host: string): string => `${newId().toLowerCase()}@${host}`;

async function asksForCode(email: string, purpose: 'login' | 'register', host?: string) {
  const client = newClient(host === undefined ? {} : { host });
  const humanCheck = await passOf(portal, client, 'code', email);
  return outcomeOf(portal.as(client)(sendEmailCode, { email, purpose, humanCheck }));
}
const logsIn = ({ email }: Visitor) => portal.as(newClient())(logOn, { account: email, password: PASSWORD });

test('a name is compared alike in the program and in the database', async () => {
  const names = ['Lvye Agro Co., Ltd.', 'ＬＶＹＥ agro', '绿野（北京）农资 有限公司', 'A·B-C_D', '', '  ', '“甲”&乙'];
  const { rows } = await sql<{ name: string }>`
    select ${plainNameSql(sql`n.name`)} as name from unnest(${names}::text[]) with ordinality n(name, at) order by n.at`.execute(
    portal.ctx.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(names.map(plainName));
});

describe('a block', () => {
  test('of an address refuses a code to it, whether it has an account or not, and no other address', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const nobody = unknown('mail.example');
    await block('email', visitor.email.toUpperCase());
    await block('email', nobody);
    expect([
      await asksForCode(visitor.email, 'login'),
      await asksForCode(nobody, 'login'),
      await asksForCode(nobody, 'register'),
      await asksForCode(other.email, 'login'),
    ]).toEqual(['blocked', 'blocked', 'blocked', 'done']);
    expect(await messagesTo(portal, nobody)).toEqual([]);
  });

  test('of a domain covers the domains below it, and none that only ends alike', async () => {
    await block('domain', '@Spam.example');
    expect([
      await asksForCode(unknown('spam.example'), 'register'),
      await asksForCode(unknown('mail.spam.example'), 'register'),
      await asksForCode(unknown('notspam.example'), 'register'),
    ]).toEqual(['blocked', 'blocked', 'done']);
  });

  test('refuses a log-in by password, in words with the contact of the fair', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    await block('email', visitor.email);
    expect([await outcomeOf(logsIn(visitor)), await outcomeOf(logsIn(other))]).toEqual(['blocked', 'done']);
    expect(await messageOf(logsIn(visitor))).toContain('如有疑问，请联系：');
  });

  test('of a mobile refuses its owner, in whatever spelling it was typed', async () => {
    const visitor = await makeVisitor(portal);
    await sql`update account set mobile = '8613800138333' where id = ${visitor.accountId}`.execute(portal.ctx.db);
    await asOwner()(add, { kind: 'mobile', value: '138-0013-8333', areaCode: '86', reason: '骚扰' });
    expect(await outcomeOf(logsIn(visitor))).toBe('blocked');
  });

  test('of a company refuses whoever says to be of it', async () => {
    const visitor = await makeVisitor(portal, { company: '好公司' });
    await block('company', '坏公司（北京）');
    const { person, company } = await asForm(visitor);
    const changed = (name: string) =>
      outcomeOf(portal.as(visitor)(contract.visitor.change, { person, company: { ...company, company: name } }));
    expect([await changed('坏公司(北京)'), await changed('更好公司')]).toEqual(['blocked', 'done']);
  });

  test('is of this fair alone', async () => {
    const email = unknown('mail.example');
    await block('email', email);
    expect(await asksForCode(email, 'register', 'sugar.localhost')).toBe('done');
  });

  test('ends with its last day, and when it is removed', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const { id } = await block('email', visitor.email);
    await blocks.insert(portal.ctx, {
      kind: 'email',
      value: other.email,
      shown: other.email,
      reason: '',
      created_by: owner.accountId,
      until: new Date(Date.now() - 1000),
    });
    expect([await outcomeOf(logsIn(visitor)), await outcomeOf(logsIn(other))]).toEqual(['blocked', 'done']);
    await asOwner()(remove, { id });
    expect(await outcomeOf(logsIn(visitor))).toBe('done');
  });

  test('is refused where it stands already, is none of its kind, or is one’s own address', async () => {
    await block('domain', 'spam.example');
    expect([
      await outcomeOf(block('domain', 'SPAM.example')),
      await outcomeOf(block('domain', 'no domain')),
      await outcomeOf(block('email', 'no address')),
      await outcomeOf(block('email', owner.email)),
      await outcomeOf(block('email', 'a@b.example', { until: '2020-01-01' })),
    ]).toEqual(['blockExists', 'badInput', 'badInput', 'ownAddressBlocked', 'badInput']);
  });

  test('is listed with who is here already, whom one call suspends, and nobody else', async () => {
    const [one, two] = [await makeVisitor(portal, { company: '恶意公司' }), await makeVisitor(portal)];
    const there = await makeVisitor(portal, { company: '恶意公司' }, portal.sugarCtx);
    const { id, visitors } = await block('company', '恶意 公司');
    const [row] = (await asOwner()(list, {})).list;
    expect([visitors, row?.shown, row?.visitors, row?.by]).toEqual([1, '恶意 公司', 1, owner.email]);
    expect(await asOwner()(suspendBlocked, { id, reason: '批量注册' })).toEqual({ suspended: 1, left: 0 });
    const suspended = await portal.ctx.db
      .selectFrom('visitor')
      .where('id', 'in', [one.visitorId, two.visitorId, there.visitorId])
      .where('suspended_at', 'is not', null)
      .select('id')
      .execute();
    expect(suspended).toEqual([{ id: one.visitorId }]);
    expect((await auditOf(portal, one.visitorId)).map(({ act }) => act)).toEqual(['visitor.suspend']);
    expect((await asOwner()(list, {})).list[0]?.visitors).toBe(0);
  });

  test('writes no address into the log', async () => {
    const email = unknown('mail.example');
    const { id } = await block('email', email);
    await asOwner()(remove, { id });
    const acts = await auditOf(portal, id);
    expect([acts.map(({ act }) => act), JSON.stringify(acts).includes(email)]).toEqual([
      ['block.add', 'block.remove'],
      false,
    ]);
  });
});

test('a suspended visitor with an open page is told so, with the contact of the fair, and not after being restored', async () => {
  const visitor = await makeVisitor(portal);
  await asOwner()(suspend, { id: visitor.visitorId, version: 1, reason: '冒用他人身份' });
  const ask = () => portal.as(visitor)(info, {});
  expect(await outcomeOf(ask())).toBe('accountSuspended');
  expect(await messageOf(ask())).toContain('如有疑问，请联系：');
  await asOwner()(contract.review.restore, { id: visitor.visitorId, version: 2, reason: '' });
  expect(await outcomeOf(ask())).toBe('sessionExpired');
});

/** A visitor's own details as the personal centre sends them. */
async function asForm(visitor: Visitor) {
  const own = await portal.as(visitor)(contract.visitor.own, {});
  const { name, title, position, department, company, country, province, city, address, website, fax } = own;
  return {
    person: { name, title, position, department, mobileAreaCode: '86', mobile: '13800138000' },
    company: { company, country, province, city, address, website, fax },
  };
}
