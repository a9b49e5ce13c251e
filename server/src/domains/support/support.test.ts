import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  PASSWORD,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { joinFair } from '../session/session.actions.ts';

const { support } = contract;
const { info, logOn, readTakeBack, setPasswordByToken, takeBack } = contract.account;
const REASON = '观众来电：邮箱少写一个字母';

const portal = testPortal();
let staff: Organizer;
beforeAll(async () => {
  staff = await makeOrganizer(portal, portal.ctx, 'support');
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

const linkTo = async (recipient: string, path: string): Promise<string> =>
  new RegExp(`${path}\\?token=([\\w-]{43})`).exec((await messagesTo(portal, recipient)).at(-1)?.body ?? '')?.[1] ?? '';
const actsOn = async (objectId: string) =>
  portal.ctx.db
    .selectFrom('audit')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('object_id', '=', objectId)
    .select(['act', 'account_id', 'details'])
    .orderBy('at')
    .orderBy('id')
    .execute();
const addressesOf = (accountId: string) =>
  portal.ctx.db.selectFrom('account').where('id', '=', accountId).select(['email', 'mobile']).executeTakeFirstOrThrow();

let mobiles = 0;
const newMobile = (): string => `861391111${String((mobiles += 1)).padStart(4, '0')}`;
/** Somebody with e-mail and mobile. */
async function reachable(): Promise<Visitor & { mobile: string }> {
  const visitor = await makeVisitor(portal);
  const mobile = newMobile();
  await sql`update account set mobile = ${mobile} where id = ${visitor.accountId}`.execute(portal.ctx.db);
  return { ...visitor, mobile };
}

describe('a link to set a new password', () => {
  test('goes to the address of the account, and to nobody else', async () => {
    const visitor = await makeVisitor(portal);
    const answer = await portal.send(support.sendResetLink, { id: visitor.visitorId }, staff);
    const token = await linkTo(visitor.email, '/register/password/vis');
    expect(token).toHaveLength(43);
    expect(answer.text.includes(token) || answer.text.includes(visitor.email)).toBe(false);
    const acts = await actsOn(visitor.visitorId);
    expect(acts.map(({ act, account_id: by }) => [act, by])).toEqual([['support.resetLink', staff.accountId]]);
    expect(JSON.stringify(acts)).not.toContain(token);
    const password = 'Orchard2027';
    await portal.as(newClient())(setPasswordByToken, { token, password, confirmPassword: password });
    expect(await outcomeOf(portal.as(newClient())(logOn, { account: visitor.email, password }))).toBe('done');
  });

  test('goes by SMS to somebody who has a mobile only', async () => {
    const { visitorId, accountId, mobile } = await reachable();
    await sql`update account set email = null where id = ${accountId}`.execute(portal.ctx.db);
    const { sentTo } = await portal.as(staff)(support.sendResetLink, { id: visitorId });
    expect([sentTo.includes('****'), await linkTo(mobile, '/register/password/vis')]).toEqual([
      true,
      expect.stringMatching(/^.{43}$/),
    ]);
  });

  test('goes a few times an hour only, counted with those that the owner asks for (G19)', async () => {
    const visitor = await makeVisitor(portal);
    const ask = () => outcomeOf(portal.as(staff)(support.sendResetLink, { id: visitor.visitorId }));
    const outcomes = [];
    for (let asked = 0; asked <= LIMITS.resetsPerAccountHour; asked += 1) outcomes.push(await ask());
    expect(tally(outcomes)).toEqual({ done: LIMITS.resetsPerAccountHour, sentEnough: 1 });
    expect(await messagesTo(portal, visitor.email)).toHaveLength(LIMITS.resetsPerAccountHour);
  });

  test('and whatever else reaches people, of one member of the staff, has an upper number', async () => {
    const visitor = await makeVisitor(portal);
    await sql`
      insert into limit_counter (key, window_seconds, window_starts_at, count)
      values (${`support messages of ${staff.accountId}`}, 3600, now(), ${LIMITS.supportMessagesPerStaffHour})`.execute(
      portal.ctx.db,
    );
    const id = visitor.visitorId;
    const outcomes = [
      portal.as(staff)(support.sendResetLink, { id }),
      portal.as(staff)(support.resendBadge, { id }),
      portal.as(staff)(support.correctAddress, { id, email: newAddress(), reason: REASON }),
    ];
    expect(await Promise.all(outcomes.map(outcomeOf))).toEqual(['sentEnough', 'sentEnough', 'sentEnough']);
    expect(await messagesTo(portal, visitor.email)).toEqual([]);
  });

  test('goes to an employee who has an account and works here', async () => {
    const company = await makeExhibitor(portal);
    const [works, left] = [
      await makeEmployee(portal, company, { admin: true }),
      await makeEmployee(portal, company, { resigned_at: new Date().toISOString() }),
    ];
    const ask = ({ employeeId: id }: { employeeId: string }) =>
      outcomeOf(portal.as(staff)(support.sendEmployeeResetLink, { id }));
    expect([await ask(works), await ask(left)]).toEqual(['done', 'notFound']);
    expect(await linkTo(works.email, '/register/password/vis')).toHaveLength(43);
    expect((await actsOn(company.id)).map(({ act }) => act)).toEqual(['support.resetLink']);
  });
});

describe('a badge that is sent again', () => {
  test('tells its number and the way to it, a few times only', async () => {
    const visitor = await makeVisitor(portal);
    const id = visitor.visitorId;
    const outcomes = [];
    for (let asked = 0; asked <= LIMITS.badgeMailsPerVisitorHour; asked += 1)
      outcomes.push(await outcomeOf(portal.as(staff)(support.resendBadge, { id })));
    expect(tally(outcomes)).toEqual({ done: LIMITS.badgeMailsPerVisitorHour, sentEnough: 1 });
    const { badge } = await portal.as(visitor)(contract.voucher.get, {});
    const [mail] = await messagesTo(portal, visitor.email);
    expect([mail?.body.includes(badge?.number ?? '-'), mail?.body.includes('/voucher')]).toEqual([true, true]);
    expect(mail?.body.includes(badge?.qr ?? '-')).toBe(false);
  });

  test('is that of an approved visitor who is not suspended', async () => {
    const waiting = await makeVisitor(portal, { review_state: 'underReview' });
    const suspended = await makeVisitor(portal, { suspended_at: new Date().toISOString() });
    const ask = ({ visitorId: id }: Visitor) => outcomeOf(portal.as(staff)(support.resendBadge, { id }));
    expect([await ask(waiting), await ask(suspended)]).toEqual(['voucherNotReady', 'accountSuspended']);
  });
});

describe('a correction of the address somebody logs in by', () => {
  const ask = (visitor: Visitor, email = newAddress()) =>
    portal.as(staff)(support.correctAddress, { id: visitor.visitorId, email, reason: REASON });
  const PAGE = '/account/correction';

  test('counts when the owner of the new address says so, and ends every session (G24)', async () => {
    const visitor = await reachable();
    const email = newAddress();
    const answer = await portal.send(support.correctAddress, { id: visitor.visitorId, email, reason: REASON }, staff);
    const [confirm, stop] = [await linkTo(email, PAGE), await linkTo(visitor.email, PAGE)];
    expect(stop).toBe(await linkTo(visitor.mobile, PAGE));
    expect([confirm, stop].filter((token) => token.length !== 43 || answer.text.includes(token))).toEqual([]);
    // nothing has changed yet, and support sees that it waits
    expect((await addressesOf(visitor.accountId)).email).toBe(visitor.email);
    expect(await outcomeOf(portal.as(visitor)(info, {}))).toBe('done');
    const { correction } = await portal.as(staff)(support.get, { id: visitor.visitorId });
    expect([correction?.address.includes('***'), correction?.by]).toEqual([true, staff.email]);
    const anybody = portal.as(newClient());
    expect(await anybody(support.readCorrection, { token: confirm })).toEqual({
      does: 'confirm',
      kind: 'email',
      address: email,
    });
    expect((await anybody(support.readCorrection, { token: stop })).address).not.toBe(email);
    await anybody(support.confirmCorrection, { token: confirm });
    expect((await addressesOf(visitor.accountId)).email).toBe(email);
    expect(await outcomeOf(portal.as(visitor)(info, {}))).toBe('sessionExpired');
    expect(await outcomeOf(portal.as(newClient())(logOn, { account: email, password: PASSWORD }))).toBe('done');
    expect((await portal.as(staff)(support.get, { id: visitor.visitorId })).correction).toBe(null);
    const acts = await actsOn(visitor.visitorId);
    expect(acts.map(({ act, account_id: by }) => [act, by])).toEqual([
      ['support.address', staff.accountId],
      ['support.addressConfirmed', null],
    ]);
    expect(JSON.stringify(acts)).toContain(REASON);
    // once
    expect(await outcomeOf(anybody(support.confirmCorrection, { token: confirm }))).toBe('linkInvalid');
  });

  test('says to a stranger at the new address nothing of whose account it is, and no reason to anybody', async () => {
    const visitor = await reachable();
    const email = newAddress();
    await ask(visitor, email);
    const [letter] = await messagesTo(portal, email);
    expect(letter?.category).toBe('invitation');
    expect([visitor.email, visitor.mobile, REASON].filter((text) => letter?.body.includes(text))).toEqual([]);
    const told = JSON.stringify([await messagesTo(portal, visitor.email), await messagesTo(portal, visitor.mobile)]);
    expect([email, REASON].filter((text) => told.includes(text))).toEqual([]);
  });

  test('is stopped from the old address, and can be taken back from there for three days once it counts', async () => {
    const visitor = await makeVisitor(portal);
    const email = newAddress();
    await ask(visitor, email);
    const anybody = portal.as(newClient());
    const [confirm, stop] = [await linkTo(email, PAGE), await linkTo(visitor.email, PAGE)];
    // each link does its own
    expect(await outcomeOf(anybody(support.confirmCorrection, { token: stop }))).toBe('linkInvalid');
    expect(await outcomeOf(anybody(support.stopCorrection, { token: confirm }))).toBe('linkInvalid');
    await anybody(support.stopCorrection, { token: stop });
    expect(await outcomeOf(anybody(support.confirmCorrection, { token: confirm }))).toBe('linkInvalid');
    await ask(visitor, email);
    await anybody(support.confirmCorrection, { token: await linkTo(email, PAGE) });
    const token = await linkTo(visitor.email, '/account/take-back');
    expect((await anybody(readTakeBack, { token })).account).toContain('***');
    await anybody(takeBack, { token });
    expect((await addressesOf(visitor.accountId)).email).toBe(visitor.email);
    expect((await actsOn(visitor.visitorId)).map(({ act }) => act)).toEqual([
      'support.address',
      'support.addressStopped',
      'support.address',
      'support.addressConfirmed',
      'support.addressTakenBack',
    ]);
  });

  test('is one at a time, and support can withdraw it', async () => {
    const visitor = await makeVisitor(portal);
    const [first, second] = [newAddress(), newAddress()];
    await ask(visitor, first);
    await ask(visitor, second);
    const anybody = portal.as(newClient());
    expect(await outcomeOf(anybody(support.confirmCorrection, { token: await linkTo(first, PAGE) }))).toBe(
      'linkInvalid',
    );
    const withdraw = () => outcomeOf(portal.as(staff)(support.withdrawCorrection, { id: visitor.visitorId }));
    expect([await withdraw(), await withdraw()]).toEqual(['done', 'notFound']);
    expect(await outcomeOf(anybody(support.confirmCorrection, { token: await linkTo(second, PAGE) }))).toBe(
      'linkInvalid',
    );
  });

  test('ends by the clock', async () => {
    const visitor = await makeVisitor(portal);
    const email = newAddress();
    await ask(visitor, email);
    await sql`update address_correction set expires_at = now() where account_id = ${visitor.accountId}`.execute(
      portal.ctx.db,
    );
    const token = await linkTo(email, PAGE);
    expect(await outcomeOf(portal.as(newClient())(support.confirmCorrection, { token }))).toBe('linkInvalid');
    expect((await addressesOf(visitor.accountId)).email).toBe(visitor.email);
  });

  test('makes a mobile the one to log in by and to be called at', async () => {
    const visitor = await reachable();
    const mobile = newMobile();
    await portal.as(staff)(support.correctAddress, { id: visitor.visitorId, mobile: `+${mobile}`, reason: REASON });
    const token = await linkTo(mobile, PAGE);
    await portal.as(newClient())(support.confirmCorrection, { token });
    expect(await addressesOf(visitor.accountId)).toEqual({ email: visitor.email, mobile });
    const record = await portal.as(await makeOrganizer(portal))(contract.review.get, { id: visitor.visitorId });
    expect(record.mobile).toBe(`+86 ${mobile.slice(2)}`);
  });

  test('of two who confirm the same address at once one gets it', async () => {
    const pair = [await makeVisitor(portal), await makeVisitor(portal)];
    const email = newAddress();
    const tokens = [];
    for (const visitor of pair) {
      await ask(visitor, email);
      tokens.push(await linkTo(email, PAGE));
    }
    const outcomes = tokens.map((token) => outcomeOf(portal.as(newClient())(support.confirmCorrection, { token })));
    expect(tally(await Promise.all(outcomes))).toEqual({ done: 1, accountTaken: 1 });
  });

  test('is refused for an address that somebody has, and after a few for one account', async () => {
    const visitor = await makeVisitor(portal);
    expect(await outcomeOf(ask(visitor, (await makeVisitor(portal)).email))).toBe('accountTaken');
    expect(await outcomeOf(ask(visitor, visitor.email))).toBe('accountTaken');
    const outcomes = [];
    for (let asked = 2; asked <= LIMITS.addressCorrectionsPerAccountDay; asked += 1)
      outcomes.push(await outcomeOf(ask(visitor)));
    expect(tally(outcomes)).toEqual({ done: LIMITS.addressCorrectionsPerAccountDay - 2, sentEnough: 1 });
  });

  test('takes over nobody of an organizer or an exhibitor, nor who visits another fair too (G24)', async () => {
    const tied = {
      colleague: await makeOrganizer(portal, portal.ctx, 'editor'),
      elsewhere: await makeOrganizer(portal, portal.sugarCtx, 'owner'),
      administrator: await makeEmployee(portal, await makeExhibitor(portal), { admin: true }),
      salesperson: await makeEmployee(portal, await makeExhibitor(portal)),
      waiting: await makeEmployee(portal, await makeExhibitor(portal), { waiting_since: new Date().toISOString() }),
      guest: await makeVisitor(portal, {}, portal.sugarCtx),
    };
    const outcomes: Record<string, unknown> = {};
    for (const [name, { accountId }] of Object.entries(tied)) {
      await joinFair(portal.ctx, accountId);
      const { id } = await portal.ctx.db
        .selectFrom('visitor')
        .where('exhibition_id', '=', portal.ctx.exhibition.id)
        .where('account_id', '=', accountId)
        .select('id')
        .executeTakeFirstOrThrow();
      const wanted = { id, email: newAddress(), reason: REASON };
      outcomes[name] = [
        (await portal.as(staff)(support.get, { id })).correctable,
        await outcomeOf(portal.as(staff)(support.correctAddress, wanted)),
      ];
    }
    const no = [false, 'accountNotCorrectable'];
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(tied).map((name) => [name, no])));
  });

  test('that waits is worth nothing once the account guards a role (G24)', async () => {
    const visitor = await makeVisitor(portal);
    const email = newAddress();
    await ask(visitor, email);
    const company = await makeExhibitor(portal);
    await makeEmployee(portal, company, { account_id: visitor.accountId, admin: true });
    const token = await linkTo(email, PAGE);
    expect(await outcomeOf(portal.as(newClient())(support.confirmCorrection, { token }))).toBe('accountNotCorrectable');
    expect((await addressesOf(visitor.accountId)).email).toBe(visitor.email);
  });
});

describe('a note of the staff', () => {
  const SECRET = '机密备注：脾气不好';

  test('stands in the record for support, and in no answer, export or log', async () => {
    const visitor = await makeVisitor(portal);
    const { id } = await portal.as(staff)(support.writeNote, { id: visitor.visitorId, text: SECRET });
    const { notes } = await portal.as(staff)(support.get, { id: visitor.visitorId });
    expect(notes).toEqual([{ id, text: SECRET, by: staff.email, at: expect.stringMatching(/Z$/) }]);
    const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const answers = [
      await portal.send(contract.account.exportData, {}, visitor),
      await portal.send(contract.account.exportData, {}, staff),
      await portal.send(info, {}, visitor),
      await portal.send(contract.review.get, { id: visitor.visitorId }, reviewer),
      await portal.send(support.get, { id: visitor.visitorId }, reviewer),
    ];
    expect(answers.map(({ text }) => text.includes(SECRET))).toEqual([false, false, false, false, false]);
    expect(answers[0]?.text.includes(id)).toBe(true);
    expect(JSON.stringify(await actsOn(visitor.visitorId))).not.toContain(SECRET);
  });

  test('is deleted for good, with a row of the log that names the visitor', async () => {
    const visitor = await makeVisitor(portal);
    const { id } = await portal.as(staff)(support.writeNote, { id: visitor.visitorId, text: SECRET });
    const drop = () => outcomeOf(portal.as(staff)(support.deleteNote, { id }));
    expect([await drop(), await drop()]).toEqual(['done', 'notFound']);
    expect((await portal.as(staff)(support.get, { id: visitor.visitorId })).notes).toEqual([]);
    expect((await actsOn(visitor.visitorId)).map(({ act }) => act)).toEqual(['support.note', 'support.noteDeleted']);
  });

  test('has an upper number for each visitor', async () => {
    const { visitorId } = await makeVisitor(portal);
    await sql`
      insert into support_note (id, exhibition_id, visitor_id, written_by, text)
      select ${visitorId} || n, ${portal.ctx.exhibition.id}, ${visitorId}, ${staff.accountId}, 'x'
      from generate_series(1, ${LIMITS.supportNotesPerVisitor}) n`.execute(portal.ctx.db);
    expect(await outcomeOf(portal.as(staff)(support.writeNote, { id: visitorId, text: SECRET }))).toBe('noteLimit');
  });
});
