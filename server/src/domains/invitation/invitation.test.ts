import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { invitationRow } from '../../../../demo/factories/factories.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  joinsPool,
  leavesPool,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { invite, introduce, list, answer, companyList, channels, ownCode, addRecord, joinByCode } = contract.invitation;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  buyer = await makeVisitor(portal, { name: '李敏', company: '禾田农资' });
});

const fromCompany = (given: Partial<InputOf<typeof invite>> = {}, who: Employee = staff) =>
  portal.as(who)(invite, { to: buyer.visitorId, from: 'person', message: '欢迎来展位', ...given });
const fromBuyer = (given: Partial<InputOf<typeof invite>> = {}) =>
  portal.as(buyer)(invite, { to: company.id, from: 'booth', message: '', ...given });
const received = async (who: Visitor | Employee) => (await portal.as(who)(list, { direction: 'received' })).list;
const sent = async (who: Visitor | Employee) => (await portal.as(who)(list, { direction: 'sent' })).list;
const pool = async (visitor = buyer) =>
  portal.ctx.db
    .selectFrom('contact')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('visitor_id', '=', visitor.visitorId)
    .where('removed_at', 'is', null)
    .select(['exhibitor_id', 'employee_id', 'source', 'state'])
    .execute();
const joined = (source: string, employee_id: string | null) => [
  { exhibitor_id: company.id, employee_id, source, state: 'confirmed' },
];
let clients = 0;
const from = (person: { token: string | null }) => ({ ...person, ip: `10.20.${(clients += 1) % 250}.7` });
const nobody = () => from({ token: null });

describe('a company invites a visitor', () => {
  test('who accepts, and is in its pool from then on, of the employee who invited', async () => {
    const { id, state } = await fromCompany();
    expect(state).toBe('toBeConfirmed');
    const [read] = await received(buyer);
    expect(read).toMatchObject({
      id,
      direction: 'received',
      channel: 'person',
      state: 'toBeConfirmed',
      message: '欢迎来展位',
      exhibitor: { id: company.id },
      employee: { id: staff.employeeId, name: { zh: '陈静' } },
      may: { answer: true, remind: false },
    });
    expect(await pool()).toEqual([]);
    expect(await portal.as(buyer)(answer, { id, accept: true })).toMatchObject({ state: 'confirmed' });
    expect(await pool()).toEqual(joined('INVITATION', staff.employeeId));
    expect((await sent(staff)).map((one) => [one.state, one.visitor.name])).toEqual([['confirmed', '李敏']]);
    expect((await portal.as(buyer)(list, { direction: 'received' })).open).toBe(0);
  });

  test('who declines, and is in no pool; the same answer again is the same, the other is refused (G10)', async () => {
    const { id } = await fromCompany();
    const say = (accept: boolean) => outcomeOf(portal.as(buyer)(answer, { id, accept }));
    expect([await say(false), await say(false), await say(true)]).toEqual(['done', 'done', 'conflict']);
    expect(await pool()).toEqual([]);
    expect(await outcomeOf(fromCompany())).toBe('invitationRefused');
    // the other way round is another matter
    expect((await fromBuyer()).state).toBe('toBeConfirmedByEmployees');
  });

  test('whom it may read: the unlisted and those of another fair are not there', async () => {
    const hidden = await makeVisitor(portal, { listed: false });
    const elsewhere = await makeVisitor(portal, {}, portal.sugarCtx);
    for (const { visitorId } of [hidden, elsewhere])
      expect(await outcomeOf(fromCompany({ to: visitorId }))).toBe('notFound');
  });

  test('once, however often it is sent: the open one is answered, and one request is one invitation', async () => {
    const once = { requestId: 'request-0000000001' };
    const all = await Promise.all(Array.from({ length: 8 }, () => fromCompany(once)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await outcomeOf(fromCompany({ ...once, message: '另一句' }))).toBe('conflict');
    expect((await fromCompany({}, admin)).id).toBe(all[0]?.id);
    expect((await received(buyer)).length).toBe(1);
  });

  test('and says so, in either language, where it is not said whom', async () => {
    const said = async (to: string, lang: 'zh' | 'en') =>
      (await portal.send(invite, { to, from: 'person', message: '' }, { ...staff, lang })).body.data;
    const told = (message: string) => ({ fields: [{ field: 'to', rule: 'invitee', message }] });
    expect(await said('', 'zh')).toEqual(told('请填写受邀人信息'));
    expect(await said('', 'en')).toEqual(told('Invitee information required'));
  });

  test('up to its limit of a day', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => makeVisitor(portal)));
    const row = (visitorId: string) => invitationRow(company, visitorId, { state: 'refused' });
    const many = Array.from({ length: LIMITS.invitationsPerExhibitorDay - 1 }, (_, at) =>
      row(others[at % 2]?.visitorId ?? ''),
    );
    await insertRows(portal.ctx.db, 'invitation', many);
    expect(await outcomeOf(fromCompany())).toBe('done');
    expect(await outcomeOf(fromCompany({ to: others[2]?.visitorId ?? '' }))).toBe('invitationLimit');
  });
});

describe('a visitor invites a company', () => {
  test('and its staff accept', async () => {
    const { id, state } = await fromBuyer();
    expect(state).toBe('toBeConfirmedByEmployees');
    expect((await received(staff)).map((one) => [one.id, one.may.answer])).toEqual([[id, true]]);
    expect(await outcomeOf(portal.as(buyer)(answer, { id, accept: true }))).toBe('notFound');
    await portal.as(staff)(answer, { id, accept: true });
    expect(await pool()).toEqual(joined('INVITE', null));
    expect(await outcomeOf(fromBuyer())).toBe('alreadyContact');
    expect(await outcomeOf(fromCompany())).toBe('alreadyContact');
  });

  test('that has invited: both have agreed', async () => {
    const { id } = await fromCompany();
    expect(await fromBuyer()).toEqual({ id, state: 'confirmed' });
    expect(await pool()).toEqual(joined('INVITATION', staff.employeeId));
  });

  test('at the same instant: one invitation, agreed to by both', async () => {
    await Promise.all([fromCompany(), fromBuyer()]);
    expect((await pool()).length).toBe(1);
    expect((await received(buyer)).length + (await sent(buyer)).length).toBe(1);
  });
});

describe('invitations of a company', () => {
  test('are read by admins all, by staff those of their own and those of nobody, by strangers none', async () => {
    const others = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const { id } = await fromCompany({}, admin);
    const seen = async (who: Employee) => (await portal.as(who)(companyList, {})).list.map((one) => one.id);
    expect([await seen(admin), await seen(staff), await seen(others)]).toEqual([[id], [], []]);
    const counts = { all: 1, toBeConfirmed: 1, confirmed: 0, refused: 0 };
    expect((await portal.as(admin)(companyList, { keyword: '禾田' })).counts).toEqual(counts);
    expect((await portal.as(admin)(companyList, { keyword: '别家' })).total).toBe(0);
    expect(await outcomeOf(portal.as(others)(answer, { id, accept: true }))).toBe('notFound');
  });

  test('name nobody’s address: an e-mail or mobile comes with the contact alone', async () => {
    await fromCompany();
    const text = JSON.stringify([await sent(staff), await portal.as(admin)(companyList, {})]);
    expect([text.includes(buyer.email), text.includes('13800000000')]).toEqual([false, false]);
  });
});

describe('a reminder', () => {
  const mails = async () => (await messagesTo(portal, buyer.email)).filter(({ category }) => category === 'invitation');

  test('goes out once a day, for one’s own open invitation, in the language of who reads it', async () => {
    buyer = await makeVisitor(portal, { language: 'en' });
    const { id } = await fromCompany({ message: '看 http://evil.example/win' });
    await expect.poll(async () => (await mails()).length).toBe(1);
    const again = () => outcomeOf(portal.as(staff)(contract.reminder.send, { id }));
    expect(tally(await Promise.all([again(), again(), again()]))).toEqual({ done: 1, invitationReminded: 2 });
    await expect.poll(async () => (await mails()).length).toBe(2);
    const fair = portal.ctx.exhibition.shortName.en;
    const [first, second] = await mails();
    expect(second?.subject).toBe(`${fair}: an invitation is waiting for your reply`);
    expect(first?.body).toContain('/en/invite');
    expect(first?.body).not.toContain('evil.example');
    expect(await outcomeOf(portal.as(buyer)(contract.reminder.send, { id }))).toBe('notFound');
    await portal.as(buyer)(answer, { id, accept: false });
    expect(await outcomeOf(portal.as(staff)(contract.reminder.send, { id }))).toBe('conflict');
  });
});

describe('an invitation code', () => {
  test('stays the same until it is renewed, and then the old one is worth nothing', async () => {
    const { code, link } = await portal.as(staff)(ownCode, {});
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect(link.endsWith(`/join/${code}`)).toBe(true);
    expect((await portal.as(staff)(ownCode, {})).code).toBe(code);
    expect((await portal.as(admin)(ownCode, {})).code).not.toBe(code);
    await portal.as(staff)(ownCode, { renew: true });
    expect(await outcomeOf(portal.as(nobody())(addRecord, { code }))).toBe('invitationCodeWrong');
  });

  test('names who invites, and its follows are counted once a day from one address', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    const person = nobody();
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    for (const one of [person, person, nobody()])
      expect(await portal.as(one)(addRecord, { code: typed })).toMatchObject({
        exhibitor: { id: company.id },
        name: { zh: '陈静' },
      });
    expect((await portal.as(staff)(ownCode, {})).follows).toBe(2);
  });

  test('lets a visitor into the pool, once', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    const join = () => portal.as(from(buyer))(joinByCode, { code });
    const all = await Promise.all([join(), join(), join()]);
    expect(all.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await pool()).toEqual(joined('INVITE_CODE', staff.employeeId));
    expect(await portal.as(staff)(ownCode, {})).toMatchObject({ joined: 1 });
  });

  test('of somebody who has left, or of a company that is not shown, opens nothing', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    const closed = await makeExhibitor(portal);
    const { code: closedCode } = await portal.as(await makeEmployee(portal, closed))(ownCode, {});
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    await portal.ctx.db
      .updateTable('exhibitor')
      .set({ disabled_at: new Date(), open: false })
      .where('exhibition_id', '=', portal.ctx.exhibition.id)
      .where('id', '=', closed.id)
      .execute();
    for (const dead of [code, closedCode])
      expect(await outcomeOf(portal.as(from(buyer))(joinByCode, { code: dead }))).toBe('invitationCodeWrong');
    expect(await pool()).toEqual([]);
  });

  test('of whom the company removed asks its staff again', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    await portal.as(from(buyer))(joinByCode, { code });
    await portal.ctx.db
      .updateTable('contact')
      .set({ removed_at: new Date(), removed_by: 'exhibitor' })
      .where('exhibition_id', '=', portal.ctx.exhibition.id)
      .where('visitor_id', '=', buyer.visitorId)
      .execute();
    const again = await portal.as(from(buyer))(joinByCode, { code });
    expect(again.state).toBe('toBeConfirmedByEmployees');
    expect(await pool()).toEqual([]);
    const [asked] = await received(staff);
    await portal.as(staff)(answer, { id: asked?.id ?? '', accept: true });
    expect(await pool()).toEqual(joined('INVITE_CODE', staff.employeeId));
  });

  test('is not guessed: five wrong tries in ten minutes of an account, twenty an hour from an address', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    const wrong = (person: { token: string | null; ip: string }) =>
      outcomeOf(portal.as(person)(joinByCode, { code: 'AAAAAAAAAA' }));
    const one = [];
    for (let at = 0; at < 7; at += 1) one.push(await wrong(from(buyer)));
    expect(tally(one)).toEqual({ invitationCodeWrong: 5, tooManyTries: 2 });
    // the right one is not tried any more either
    expect(await outcomeOf(portal.as(from(buyer))(joinByCode, { code }))).toBe('tooManyTries');

    const ip = '10.21.0.9';
    const people = await Promise.all(Array.from({ length: 6 }, () => makeVisitor(portal)));
    const many = [];
    for (const person of people) for (let at = 0; at < 4; at += 1) many.push(await wrong({ ...person, ip }));
    expect(tally(many)).toEqual({ invitationCodeWrong: 20, tooManyTries: 4 });
    // nobody who is right is counted
    const right = [];
    for (let at = 0; at < 25; at += 1)
      right.push(await outcomeOf(portal.as({ token: null, ip: '10.21.0.10' })(addRecord, { code })));
    expect(tally(right)).toEqual({ done: 25 });
  });

  test('is not guessed from twenty addresses: each is counted, those of one network are one, and an account is one wherever it is', async () => {
    const { code } = await portal.as(staff)(ownCode, {});
    const follow = (ip: string, typed = 'AAAAAAAAAA') =>
      outcomeOf(portal.as({ token: null, ip })(addRecord, { code: typed }));
    const addresses = Array.from({ length: 20 }, (_, at) => `10.61.${at}.8`);
    const each = async (ip: string) => {
      const outcomes = [];
      for (let at = 0; at < 22; at += 1) outcomes.push(await follow(ip));
      return outcomes;
    };
    expect(tally((await Promise.all(addresses.map(each))).flat())).toEqual({
      invitationCodeWrong: 20 * LIMITS.invitationCodeTriesPerClientHour,
      tooManyTries: 20 * 2,
    });
    // nor is the right one told there any more
    expect(tally(await Promise.all(addresses.map((ip) => follow(ip, code))))).toEqual({ tooManyTries: 20 });

    const network = [];
    for (let at = 1; at <= 24; at += 1) network.push(await follow(`2001:db8:61:1::${at.toString(16)}`));
    expect(tally(network)).toEqual({
      invitationCodeWrong: LIMITS.invitationCodeTriesPerClientHour,
      tooManyTries: 24 - LIMITS.invitationCodeTriesPerClientHour,
    });

    const moving = [];
    for (let at = 0; at < 20; at += 1)
      moving.push(
        await outcomeOf(portal.as({ token: buyer.token, ip: `10.62.${at}.8` })(joinByCode, { code: 'AAAAAAAAAA' })),
      );
    expect(tally(moving)).toEqual({
      invitationCodeWrong: LIMITS.invitationCodeTries,
      tooManyTries: 20 - LIMITS.invitationCodeTries,
    });
  });
});

describe('the organizer introduces companies to a visitor', () => {
  let reviewer: Organizer;
  beforeEach(async () => {
    reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  });
  const introduceTo = (to: Visitor, companies: readonly Exhibitor[] = [company], message = '') =>
    portal.as(reviewer)(introduce, { id: to.visitorId, exhibitorIds: companies.map(({ id }) => id), message });

  test('who agrees, and is in the pool of each as one that was introduced', async () => {
    const other = await makeExhibitor(portal);
    expect(await introduceTo(buyer, [company, other, company], '两家均有登记')).toEqual({ introduced: 2, left: 0 });
    const asked = await received(buyer);
    expect(asked.map((one) => [one.channel, one.state, one.message, one.employee])).toEqual([
      ['fair', 'toBeConfirmed', '两家均有登记', null],
      ['fair', 'toBeConfirmed', '两家均有登记', null],
    ]);
    expect(await pool()).toEqual([]);
    const ours = asked.find((one) => one.exhibitor.id === company.id);
    await portal.as(buyer)(answer, { id: ours?.id ?? '', accept: true });
    expect(await pool()).toEqual(joined('DISTRIBUTION', null));
    expect((await sent(admin)).map((one) => [one.channel, one.state, one.visitor.name])).toEqual([
      ['fair', 'confirmed', '李敏'],
    ]);
  });

  test('and the company hears nothing of whoever has not agreed, or declines', async () => {
    const hidden = await makeVisitor(portal, { listed: false, name: '隐名客户' });
    await introduceTo(hidden);
    const [asked] = await received(hidden);
    const id = asked?.id ?? '';
    const seen = async () => [
      await sent(admin),
      (await portal.as(admin)(companyList, {})).list,
      await outcomeOf(portal.as(admin)(contract.reminder.send, { id })),
      (await portal.as(admin)(channels, {})).list.filter(({ reached }) => reached > 0),
    ];
    expect(await seen()).toEqual([[], [], 'notFound', []]);
    await portal.as(hidden)(answer, { id, accept: false });
    expect(await seen()).toEqual([[], [], 'notFound', []]);
    expect(await pool(hidden)).toEqual([]);
  });

  test('but not whoever is in contact, was invited already, declined lately, or was removed by the company', async () => {
    expect(await introduceTo(buyer)).toEqual({ introduced: 1, left: 0 });
    expect(await introduceTo(buyer)).toEqual({ introduced: 0, left: 1 });
    const [asked] = await received(buyer);
    await portal.as(buyer)(answer, { id: asked?.id ?? '', accept: false });
    expect(await introduceTo(buyer)).toEqual({ introduced: 0, left: 1 });

    const known = await makeVisitor(portal);
    await joinsPool(portal, company, known, 'CARD');
    expect(await introduceTo(known)).toEqual({ introduced: 0, left: 1 });
    await leavesPool(portal, company, known, 'exhibitor');
    expect(await introduceTo(known)).toEqual({ introduced: 0, left: 1 });
  });

  test('all of them or none: of an approved visitor, of open companies, so many a day', async () => {
    const waiting = await makeVisitor(portal, { review_state: 'underReview' });
    expect(await outcomeOf(introduceTo(waiting))).toBe('introductionNotApproved');
    const closed = await makeExhibitor(portal, { open: false });
    expect(await outcomeOf(introduceTo(buyer, [company, closed]))).toBe('notFound');
    expect(await received(buyer)).toEqual([]);
    const row = () => invitationRow(company, buyer.visitorId, { channel: 'fair', state: 'confirmed' });
    await insertRows(portal.ctx.db, 'invitation', Array.from({ length: LIMITS.introductionsPerVisitorDay - 1 }, row));
    const others = [await makeExhibitor(portal), await makeExhibitor(portal)];
    expect(await outcomeOf(introduceTo(buyer, others))).toBe('introductionLimit');
    expect(await introduceTo(buyer, others.slice(1))).toEqual({ introduced: 1, left: 0 });
  });

  test('and a company that invites by itself takes the place of its introduction', async () => {
    await introduceTo(buyer);
    expect((await fromCompany()).state).toBe('toBeConfirmed');
    expect((await received(buyer)).map((one) => [one.channel, one.message])).toEqual([['person', '欢迎来展位']]);
  });

  test('and a company that invites after one was declined learns nothing of it', async () => {
    await introduceTo(buyer);
    const [asked] = await received(buyer);
    await portal.as(buyer)(answer, { id: asked?.id ?? '', accept: false });
    expect((await fromCompany()).state).toBe('toBeConfirmed');
  });

  test('and who comes by a code joins by the code, of the employee whose it is', async () => {
    await introduceTo(buyer);
    const { code } = await portal.as(staff)(ownCode, {});
    expect((await portal.as(from(buyer))(joinByCode, { code })).state).toBe('confirmed');
    expect(await pool()).toEqual(joined('INVITE_CODE', staff.employeeId));
  });

  test('but nobody comes back by one whom the company has removed since', async () => {
    await introduceTo(buyer);
    await joinsPool(portal, company, buyer, 'ORDER');
    await leavesPool(portal, company, buyer, 'exhibitor');
    const [asked] = await received(buyer);
    expect(await outcomeOf(portal.as(buyer)(answer, { id: asked?.id ?? '', accept: true }))).toBe('conflict');
    const { code } = await portal.as(staff)(ownCode, {});
    expect((await portal.as(from(buyer))(joinByCode, { code })).state).toBe('toBeConfirmedByEmployees');
    expect(await pool()).toEqual([]);
  });

  test('and one who invites a company that has removed them since asks it anew', async () => {
    await introduceTo(buyer);
    await joinsPool(portal, company, buyer, 'ORDER');
    await leavesPool(portal, company, buyer, 'exhibitor');
    expect((await fromBuyer()).state).toBe('toBeConfirmedByEmployees');
    expect(await pool()).toEqual([]);
  });
});
