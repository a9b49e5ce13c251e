import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { codeFor, lastCode } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, PASSWORD } from '../../../test/world.ts';
import { joinFair } from '../session/session.actions.ts';
import { accountByIdentifier } from './account.queries.ts';

const { bindAddress, unbindAddress, deleteAccount, getLimitedToken, info, logOn, readTakeBack, register, takeBack } =
  contract.account;
const OWN = { password: PASSWORD };

const portal = testPortal();

let mobiles = 0;
const newMobile = (): string => `861380000${String((mobiles += 1)).padStart(4, '0')}`;

/** Whoever works for an exhibitor and is no visitor is sent to the other door. */
async function takePartAsVisitor(email: string): Promise<void> {
  const account = await accountByIdentifier(portal.ctx.db, email);
  if (account !== null) await joinFair(portal.ctx, account.id);
}

/** Somebody who logs in elsewhere with the password alone, as a visitor. */
async function enteredBy(email: string): Promise<Person> {
  const client = newClient();
  await takePartAsVisitor(email);
  const { token } = await portal.as(client)(logOn, { account: email, password: PASSWORD });
  return { ...client, token };
}

const bind = async (person: Person, address: string, proof: { password?: string; token?: string } = OWN) =>
  portal.as(person)(bindAddress, {
    ...(address.includes('@') ? { email: address } : { mobile: `+${address}` }),
    code: await codeFor(portal, address, 'bind', person),
    proof,
  });

/** The token that a fresh code to one of the own addresses is traded for. */
async function freshToken(person: Person, address: string): Promise<string> {
  const code = await codeFor(portal, address, 'change', person);
  const typed = address.includes('@') ? { email: address } : { mobile: `+${address}` };
  return (await portal.as(person)(getLimitedToken, { ...typed, code, purpose: 'change' })).token;
}

const boundTo = (accountId: string) =>
  portal.ctx.db.selectFrom('account').where('id', '=', accountId).select(['email', 'mobile']).executeTakeFirstOrThrow();
const withMobile = async ({ accountId }: { accountId: string }): Promise<string> => {
  const mobile = newMobile();
  await sql`update account set mobile = ${mobile} where id = ${accountId}`.execute(portal.ctx.db);
  return mobile;
};

/** What was told, codes apart, newest last. */
const toldTo = async (recipient: string): Promise<string[]> =>
  (await messagesTo(portal, recipient)).filter(({ code }) => code === null).map(({ body }) => body);
/** The token of the newest link that takes a change back. */
const linkTo = async (recipient: string): Promise<string> =>
  /\/account\/take-back\?token=([\w-]{43})/.exec((await toldTo(recipient)).at(-1) ?? '')?.[1] ?? '';

/** A member of staff whose e-mail somebody with both factors has moved, with the link that the old address got. */
async function moved() {
  const staff = await makeOrganizer(portal, portal.ctx, 'support');
  const person = await enteredBy(staff.email);
  const email = newAddress();
  await bind(person, email, { token: await freshToken(person, staff.email) });
  return { staff, person, email, link: await linkTo(staff.email) };
}

describe('with the password of a member of staff alone', () => {
  test('nobody moves the second step of the console to an own address', async () => {
    const staff = await makeOrganizer(portal, portal.ctx, 'support');
    const thief = await enteredBy(staff.email);
    const own = newAddress();
    const bound = await outcomeOf(bind(thief, own));
    const atTheConsole = await outcomeOf(
      portal.as(newClient())(contract.organizer.logOn, { email: own, password: PASSWORD, humanCheck: '' }),
    );
    expect([bound, atTheConsole]).toEqual(['secondStepNeeded', 'passwordWrong']);
  });

  test('nor by a mobile, bound, shown as a proof, or taken off', async () => {
    const staff = await makeOrganizer(portal, portal.ctx, 'editor');
    const thief = await enteredBy(staff.email);
    expect(await outcomeOf(bind(thief, newMobile()))).toBe('secondStepNeeded');
    const mobile = await withMobile(staff);
    const token = await freshToken(thief, mobile);
    expect(await outcomeOf(bind(thief, newAddress(), { token }))).toBe('secondStepNeeded');
    for (const kind of ['email', 'mobile'] as const)
      expect(await outcomeOf(portal.as(thief)(unbindAddress, { kind, proof: OWN }))).toBe('secondStepNeeded');
    expect(await boundTo(staff.accountId)).toEqual({ email: staff.email, mobile });
  });

  test('nor at the fair of another organizer, where the account is a visitor', async () => {
    const staff = await makeOrganizer(portal, portal.sugarCtx);
    const thief = await enteredBy(staff.email);
    expect(await outcomeOf(bind(thief, newAddress()))).toBe('secondStepNeeded');
  });

  test('an administrator is guarded where the fair asks for a second step, also against deletion', async () => {
    const company = await makeExhibitor(portal);
    const [admin, colleague] = [
      await makeEmployee(portal, company, { admin: true }),
      await makeEmployee(portal, company, { admin: true }),
    ];
    const act = async (person: Person) => [
      await outcomeOf(bind(person, newAddress())),
      await outcomeOf(portal.as(person)(deleteAccount, { proof: OWN })),
    ];
    const thief = await enteredBy(admin.email);
    await writeSettings(portal.ctx, { adminSecondStep: true });
    const guarded = await act(thief);
    await writeSettings(portal.ctx, { adminSecondStep: false });
    expect([guarded, await act(await enteredBy(colleague.email))]).toEqual([
      ['secondStepNeeded', 'secondStepNeeded'],
      ['done', 'done'],
    ]);
  });

  test('a visitor without a role goes on with the password', async () => {
    const visitor = { ...newClient(), ...(await makeVisitor(portal)) };
    expect(await outcomeOf(bind(visitor, newAddress()))).toBe('done');
  });
});

describe('an address that guards a role', () => {
  test('changes by a code sent to it; the old one, the other staff and the log are told', async () => {
    const colleague = await makeOrganizer(portal);
    const { staff, email } = await moved();
    expect(await boundTo(staff.accountId)).toEqual({ email, mobile: null });
    expect((await toldTo(staff.email)).at(-1)).toContain(email);
    expect((await toldTo(colleague.email)).at(-1)).toContain(staff.email);
    const { rows } = await sql`
      select act, account_id from audit where object_id = ${staff.staffId} and act like 'staff.%'`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ act: 'staff.address', account_id: staff.accountId }]);
  });

  test('can be taken back by the link, which ends every session and all that was on its way', async () => {
    const { staff, person, email, link } = await moved();
    const { ticket } = await portal.as(newClient())(contract.organizer.logOn, {
      email,
      password: PASSWORD,
      humanCheck: '',
    });
    const code = await lastCode(portal, email);
    const anybody = portal.as(newClient());
    const shown = await anybody(readTakeBack, { token: link });
    expect(shown.account).toBe(`${staff.email[0]}***${staff.email.split('@')[0]?.at(-1)}@fair.example`);
    expect(await outcomeOf(anybody(takeBack, { token: link }))).toBe('done');
    expect(await boundTo(staff.accountId)).toEqual({ email: staff.email, mobile: null });
    expect([
      await outcomeOf(portal.as(person)(info, {})),
      await outcomeOf(portal.as(staff)(info, {})),
      await outcomeOf(anybody(contract.organizer.confirmLogOn, { ticket, code })),
    ]).toEqual(['sessionExpired', 'sessionExpired', 'tokenFailed']);
    expect((await toldTo(staff.email)).at(-1)).toContain('已恢复');
    expect(await outcomeOf(anybody(readTakeBack, { token: link }))).toBe('linkInvalid');
    expect(await outcomeOf(anybody(takeBack, { token: link }))).toBe('linkInvalid');
  });

  test('by one of twenty parallel presses, for three days, and at this fair only', async () => {
    const one = await moved();
    const at = (host: string) => portal.as(newClient({ host }))(takeBack, { token: one.link });
    expect(await outcomeOf(at('sugar.localhost'))).toBe('linkInvalid');
    const all = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(at('localhost'))));
    expect(tally(all)).toEqual({ done: 1, linkInvalid: 19 });
    const late = await moved();
    const { rows } = await sql<{ days: number }>`
      update address_change set expires_at = now() where account_id = ${late.staff.accountId}
      returning (extract(epoch from expires_at - created_at) / 86400)::int as days`.execute(portal.ctx.db);
    expect([rows.length, await outcomeOf(portal.as(newClient())(takeBack, { token: late.link }))]).toEqual([
      1,
      'linkInvalid',
    ]);
  });

  test('with what was changed after it, and before anybody else can have it or delete the account', async () => {
    const { staff, person, email, link } = await moved();
    const next = newAddress();
    await bind(person, next, { token: await freshToken(person, email) });
    const stranger = { ...newClient(), ...(await makeVisitor(portal)) };
    const consent = { accepted: true, version: portal.ctx.exhibition.consentVersion, language: 'zh' } as const;
    const code = await codeFor(portal, staff.email, 'register');
    const password = { password: 'Neuland27', confirmPassword: 'Neuland27' };
    expect(await outcomeOf(portal.as(newClient())(register, { email: staff.email, code, ...password, consent }))).toBe(
      'accountTaken',
    );
    expect(await outcomeOf(bind(stranger, staff.email))).toBe('accountTaken');
    await sql`delete from organizer_staff where id = ${staff.staffId}`.execute(portal.ctx.db);
    expect(await outcomeOf(portal.as(person)(deleteAccount, { proof: OWN }))).toBe('addressJustChanged');
    const second = await linkTo(email);
    await portal.as(newClient())(takeBack, { token: link });
    expect(await boundTo(staff.accountId)).toEqual({ email: staff.email, mobile: null });
    expect(await outcomeOf(portal.as(newClient())(takeBack, { token: second }))).toBe('linkInvalid');
  });
});
