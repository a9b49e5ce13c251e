import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { codeFor } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import {
  makeAccount,
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  PASSWORD,
  type Exhibitor,
} from '../../../test/world.ts';
import { employeeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { logOn, getLimitedToken, setPasswordByToken, sendEmailCode, switchIdentity, bindExhibitor, info, showLogonQr } =
  contract.account;
const PASSWORDS = { password: 'Feldweg26', confirmPassword: 'Feldweg26' };
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };

const portal = testPortal({ DATABASE_POOL: '12' });
let company: Exhibitor;
beforeAll(async () => {
  company = await makeExhibitor(portal);
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

/** An employee whom an admin has added, with these addresses and no account. */
async function invite(given: Parameters<typeof employeeRow>[1], by: Exhibitor = company): Promise<string> {
  const row = employeeRow(by, given);
  await insertRows(portal.ctx.db, 'employee', [row]);
  return row.id;
}
const employeeOf = (id: string) =>
  portal.ctx.db
    .selectFrom('employee')
    .where('id', '=', id)
    .select(['account_id', 'joined_at', 'bind_code'])
    .executeTakeFirst();
const accountsOf = async (address: string): Promise<number> => {
  const { rows } = await sql`select id from account where ${address} in (email, mobile)`.execute(portal.ctx.db);
  return rows.length;
};
const tokenFor = async (address: string) =>
  portal.as(newClient())(getLimitedToken, {
    ...(address.includes('@') ? { email: address } : { mobile: `+${address}` }),
    code: await codeFor(portal, address, 'reset'),
  });
const enter = async (account: string, type: 'vis' | 'actor', password: string = PASSWORDS.password) => {
  const person = newClient();
  const humanCheck = await passOf(portal, person, 'login', account);
  return portal.as(person)(logOn, { account, password, type, humanCheck });
};

let mobiles = 0;
const newMobile = (): string => `8613811100${String((mobiles += 1)).padStart(3, '0')}`;
const KINDS: [string, () => { address: string; columns: { email?: string; mobile?: string } }][] = [
  [
    'e-mail',
    () => {
      const email = newAddress();
      return { address: email, columns: { email } };
    },
  ],
  [
    'mobile',
    () => {
      const mobile = newMobile();
      return { address: mobile, columns: { mobile } };
    },
  ],
];

describe('an invited employee without an account', () => {
  test.each(KINDS)(
    'sets the first password by "forgot password" with the %s, and is that employee',
    async (_, make) => {
      const { address, columns } = make();
      const id = await invite(columns);
      const { token, consentNeeded } = await tokenFor(address);
      expect([consentNeeded, await accountsOf(address)]).toEqual([true, 0]);
      await portal.as(newClient())(setPasswordByToken, { token, ...PASSWORDS, consent: CONSENT });
      const { account_id: accountId, joined_at: joined } = (await employeeOf(id)) ?? {};
      expect([typeof accountId, joined instanceof Date]).toEqual(['string', true]);
      const consents = await sql`
      select version, language from consent where account_id = ${accountId}`.execute(portal.ctx.db);
      expect(consents.rows).toEqual([{ version: '2026-01', language: 'zh' }]);
      const { user, landing } = await enter(address.includes('@') ? address : `+${address}`, 'actor');
      expect([user.subjectId, landing]).toEqual([id, '/my-exhibit-list']);
    },
  );

  test('by the link in the e-mail too, which asks for the consent', async () => {
    const email = newAddress();
    await invite({ email });
    await codeFor(portal, email, 'reset');
    const [mail] = await messagesTo(portal, email);
    const link = new URL(mail?.link ?? '');
    expect([link.pathname, link.searchParams.get('type'), link.searchParams.get('consent')]).toEqual([
      '/register/password/vis',
      'actor',
      '1',
    ]);
    const token = link.searchParams.get('token') ?? '';
    await portal.as(newClient())(setPasswordByToken, { token, ...PASSWORDS, consent: CONSENT });
    expect(await accountsOf(email)).toBe(1);
  });

  test('gives the consent to today’s policy first; without it nothing is made, and the token still holds', async () => {
    const email = newAddress();
    await invite({ email });
    const { token } = await tokenFor(email);
    const set = (consent: typeof CONSENT | null) =>
      portal.as(newClient())(setPasswordByToken, { token, ...PASSWORDS, consent });
    const wrong = { 'consent.accepted': '请阅读并同意隐私政策' };
    expect(await wrongFields(set(null))).toEqual(wrong);
    expect(await wrongFields(set({ ...CONSENT, version: '2025-01' }))).toEqual(wrong);
    expect(await accountsOf(email)).toBe(0);
    expect(await outcomeOf(set(CONSENT))).toBe('done');
  });

  test('is told to set a password: at the exhibitors’ door by password, and by code', async () => {
    const email = newAddress();
    await invite({ email });
    expect(await outcomeOf(enter(email, 'actor'))).toBe('passwordMissing');
    expect(await outcomeOf(enter(email, 'vis'))).toBe('accountUnknown');
    const person = newClient();
    const humanCheck = await passOf(portal, person, 'code', email);
    expect(await outcomeOf(portal.as(person)(sendEmailCode, { email, purpose: 'login', humanCheck }))).toBe(
      'passwordMissing',
    );
    expect(await outcomeOf(enter(newAddress(), 'actor'))).toBe('exhibitorMissing');
  });

  test('who was withdrawn meanwhile sets none, and no account is made', async () => {
    const email = newAddress();
    const id = await invite({ email });
    const { token } = await tokenFor(email);
    await sql`update employee set resigned_at = now() where id = ${id}`.execute(portal.ctx.db);
    const set = portal.as(newClient())(setPasswordByToken, { token, ...PASSWORDS, consent: CONSENT });
    expect([await outcomeOf(set), await accountsOf(email)]).toEqual(['tokenFailed', 0]);
    expect(await outcomeOf(codeFor(portal, email, 'reset'))).toBe('accountUnknown');
  });

  test('has one account, however often the password is set at once', async () => {
    const email = newAddress();
    await invite({ email });
    const { token } = await tokenFor(email);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        outcomeOf(portal.as(newClient())(setPasswordByToken, { token, ...PASSWORDS, consent: CONSENT })),
      ),
    );
    expect([tally(outcomes), await accountsOf(email)]).toEqual([{ done: 1, tokenFailed: 4 }, 1]);
  });

  test('is not invited at the other fair', async () => {
    const email = newAddress();
    await invite({ email });
    const person = { ...newClient(), host: SUGAR_HOST };
    const humanCheck = await passOf(portal, person, 'code', email);
    const send = portal.as(person)(sendEmailCode, { email, purpose: 'reset', humanCheck });
    expect(await outcomeOf(send)).toBe('accountUnknown');
  });
});

describe('an invited employee with an account of that address', () => {
  test('becomes the employee by entering as an exhibitor, not by a log-in as a visitor', async () => {
    const { email = '' } = await makeAccount(portal);
    const id = await invite({ email: email?.toUpperCase() ?? '' });
    const asVisitor = await enter(email ?? '', 'vis', PASSWORD);
    expect([(await employeeOf(id))?.account_id, asVisitor.user.roles]).toEqual([null, ['VISITOR', 'ACTOR']]);
    const { user } = await enter(email ?? '', 'actor', PASSWORD);
    expect(user.subjectId).toBe(id);
  });

  test('or by "I am exhibitor"; a request at another company ends with it', async () => {
    const visitor = await makeVisitor(portal);
    const other = await makeExhibitor(portal);
    const asking = employeeRow(other, { account_id: visitor.accountId, waiting_since: new Date().toISOString() });
    await insertRows(portal.ctx.db, 'employee', [asking]);
    const id = await invite({ email: visitor.email });
    const { user } = await portal.as(visitor)(switchIdentity, { subjectType: 'ACTOR' });
    expect([user.subjectId, await employeeOf(asking.id)]).toEqual([id, undefined]);
  });

  test('is bound where somebody comes in, not where a phone lets a page in: confirming alone changes nothing', async () => {
    const visitor = await makeVisitor(portal);
    const id = await invite({ email: visitor.email });
    const { id: code, secret } = await portal.as(newClient())(showLogonQr, { step: 'make', type: 'actor' });
    await portal.as(visitor)(showLogonQr, { step: 'answer', id: code, approve: true });
    expect((await employeeOf(id))?.account_id).toBeNull();
    const { signedIn } = await portal.as(newClient())(showLogonQr, { step: 'poll', id: code, secret: secret ?? '' });
    expect([signedIn?.user.subjectId, (await employeeOf(id))?.account_id]).toEqual([id, visitor.accountId]);
  });

  test('is not bound by a log-in that comes to nothing', async () => {
    const { email } = await makeVisitor(portal);
    const id = await invite({ email });
    const start = vi.spyOn(portal.portal.services.sessions, 'start').mockRejectedValueOnce(new Error('no room'));
    expect(await outcomeOf(enter(email, 'actor', PASSWORD))).toBe('server');
    start.mockRestore();
    expect((await employeeOf(id))?.account_id).toBeNull();
    const { user } = await enter(email, 'actor', PASSWORD);
    expect(user.subjectId).toBe(id);
  });

  test('or by the company’s code at once, since the admin has agreed beforehand', async () => {
    const visitor = await makeVisitor(portal);
    const own = await makeExhibitor(portal, { exhibitor_code: 'INVITED234' });
    const id = await invite({ email: visitor.email }, own);
    const { state } = await portal.as(visitor)(bindExhibitor, { exhibitorCode: 'INVITED234' });
    expect([state, (await employeeOf(id))?.account_id]).toEqual(['bound', visitor.accountId]);
  });

  test('or by the personal code, whatever the account’s address is; the code is used up', async () => {
    const [visitor, second] = [await makeVisitor(portal), await makeVisitor(portal)];
    const id = await invite({ email: newAddress(), bind_code: 'PERSONAL23' });
    const bind = (who: typeof visitor) => outcomeOf(portal.as(who)(bindExhibitor, { exhibitorCode: 'PERSONAL23' }));
    expect([await bind(visitor), await bind(second)]).toEqual(['done', 'exhibitorCodeWrong']);
    const { account_id: accountId, joined_at: joined, bind_code: code } = (await employeeOf(id)) ?? {};
    expect([accountId, joined instanceof Date, code]).toEqual([visitor.accountId, true, null]);
  });

  test('is one person: of two accounts, one with the e-mail and one with the mobile, the first to come', async () => {
    const mobile = newMobile();
    const [first, second] = [await makeVisitor(portal), await makeVisitor(portal)];
    await sql`update account set mobile = ${mobile} where id = ${second.accountId}`.execute(portal.ctx.db);
    const id = await invite({ email: first.email, mobile });
    const enterAs = (who: typeof first) => outcomeOf(portal.as(who)(switchIdentity, { subjectType: 'ACTOR' }));
    const outcomes = await Promise.all([enterAs(first), enterAs(second)]);
    expect(tally(outcomes)).toEqual({ done: 1, employeeUnbound: 1 });
    const winner = outcomes[0] === 'done' ? first : second;
    expect((await employeeOf(id))?.account_id).toBe(winner.accountId);
    expect((await portal.as(winner)(info, {})).exhibitorEmployee?.exhibitorId).toBe(company.id);
  });

  test('is nobody by an empty address', async () => {
    const account = await makeAccount(portal, { email: null, mobile: newMobile() });
    await invite({ email: '', mobile: '' });
    const enterAs = enter(`+${account.mobile}`, 'actor', PASSWORD);
    expect(await outcomeOf(enterAs)).toBe('employeeUnbound');
  });

  test('who is an employee already stays that one', async () => {
    const member = await makeEmployee(portal, await makeExhibitor(portal), { email: '' });
    const id = await invite({ email: member.email });
    const { user } = await enter(member.email, 'actor', PASSWORD);
    expect([user.subjectId, (await employeeOf(id))?.account_id]).toEqual([member.employeeId, null]);
  });
});
