import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { applicationRow } from '../../../../demo/factories/exhibitor-application.factory.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';

const { offer, submit, list, get, approve, decline } = contract.exhibitorApplication;

const portal = testPortal({ DATABASE_POOL: '20' });
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});
const turn = async (on: boolean): Promise<void> => {
  await writeSettings(portal.ctx, { exhibitorApplications: on });
  await portal.portal.services.directory.load();
};

const form = (given: object = {}) => ({
  name: { zh: `申请农化 ${newId()}`, en: '' },
  country: 'CN',
  contactName: '李明',
  email: newAddress(),
  mobile: { areaCode: '86', number: '13800138000' },
  package: 'upgraded',
  area: '36 m²',
  remark: '靠近入口',
  ...given,
});
const found = async (email: string) => {
  const page = await portal.as(editor)(list, { keyword: email });
  const [first] = page.list;
  if (first === undefined) throw new Error('no application');
  return first;
};

test('a company applies while applications are open, gets a receipt, and is refused otherwise', async () => {
  const call = portal.as(await makeVisitor(portal));
  const asked = form();
  await turn(false);
  expect(await outcomeOf(call(submit, asked))).toBe('applicationsClosed');
  await turn(true);
  await call(submit, asked);
  const application = await found(asked.email);
  expect(application).toMatchObject({
    state: 'waiting',
    name: asked.name,
    contactName: '李明',
    package: { code: 'upgraded', name: { zh: '升级套餐', en: 'Upgraded' } },
    area: '36 m²',
    remark: '靠近入口',
    exhibitorId: null,
  });
  const [receipt] = await messagesTo(portal, asked.email);
  // an address that was typed may be anybody's: its owner reads nothing that a stranger wrote
  expect([receipt?.subject.includes('已收到参展申请'), receipt?.body.includes(asked.name.zh)]).toEqual([true, false]);
  expect((await call(offer, {})).packages.map(({ code }) => code)).toEqual(['standard', 'upgraded', 'regional']);
});

test('a guest needs a human check, and one mailbox applies three times a day', async () => {
  await turn(true);
  expect(await outcomeOf(portal.as({ token: null })(submit, form()))).toBe('humanCheckNeeded');
  const call = portal.as(await makeVisitor(portal));
  const email = newAddress();
  const tries = Array.from({ length: 5 }, () => outcomeOf(call(submit, form({ email }))));
  expect(tally(await Promise.all(tries))).toEqual({ done: 3, tooManyTries: 2 });
  const wrong = call(submit, form({ country: '', package: 'gone' }));
  expect(Object.keys(await wrongFields(wrong))).toEqual(['country']);
  expect(Object.keys(await wrongFields(call(submit, form({ package: 'gone' }))))).toEqual(['package']);
});

test('an approved application becomes an exhibitor whose contact is invited, once however often it is pressed', async () => {
  const row = applicationRow(portal.ctx.exhibition.id, { package: 'upgraded' });
  await insertRows(portal.ctx.db, 'exhibitor_application', [row]);
  const press = () => outcomeOf(portal.as(editor)(approve, { id: row.id, version: 1, package: 'regional' }));
  expect(tally(await Promise.all([press(), press(), press()]))).toEqual({ done: 1, decidedMeanwhile: 2 });
  const { state, exhibitorId } = await portal.as(editor)(get, { id: row.id });
  expect(state).toBe('approved');
  const record = await portal.as(editor)(contract.exhibitorRecord.get, { id: exhibitorId ?? '' });
  expect([
    record.name.zh,
    record.package.code,
    record.boothArea,
    record.administrators.map(({ email }) => email),
  ]).toEqual([row.name_zh, 'regional', '36 m²', [row.email]]);
  expect((await messagesTo(portal, row.email)).map(({ subject }) => subject.includes('展商账号'))).toEqual([true]);
});

test('a company that exhibits already is not approved twice, and nothing is left of the attempt', async () => {
  const first = applicationRow(portal.ctx.exhibition.id);
  const second = applicationRow(portal.ctx.exhibition.id, { name_zh: first.name_zh });
  await insertRows(portal.ctx.db, 'exhibitor_application', [first, second]);
  await portal.as(editor)(approve, { id: first.id, version: 1 });
  expect(await outcomeOf(portal.as(editor)(approve, { id: second.id, version: 1 }))).toBe('exhibitorExists');
  expect(await portal.as(editor)(get, { id: second.id })).toMatchObject({ state: 'waiting', exhibitorId: null });
  expect(await messagesTo(portal, second.email)).toEqual([]);
});

test('a declined application is told by e-mail with its reason, and cannot be approved afterwards', async () => {
  const row = applicationRow(portal.ctx.exhibition.id);
  await insertRows(portal.ctx.db, 'exhibitor_application', [row]);
  await portal.as(editor)(decline, { id: row.id, version: 1, reason: '展位已满' });
  const [mail] = await messagesTo(portal, row.email);
  expect(mail?.body.includes('展位已满')).toBe(true);
  expect(await outcomeOf(portal.as(editor)(approve, { id: row.id, version: 2 }))).toBe('decidedMeanwhile');
});

test('an application to another fair is not there', async () => {
  const row = applicationRow(portal.sugarCtx.exhibition.id);
  await insertRows(portal.ctx.db, 'exhibitor_application', [row]);
  expect(await outcomeOf(portal.as(editor)(get, { id: row.id }))).toBe('notFound');
  expect(await outcomeOf(portal.as(editor)(approve, { id: row.id, version: 1 }))).toBe('notFound');
});
