import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { codeFor, lastCode, wrongOf } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, PASSWORD } from '../../../test/world.ts';
import { knownDevice, makeDevice } from '../account/account.known-device.ts';

// tries are slowed by up to half a minute each, which is tested in login.test.ts
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => {},
}));

const { logOn, sendEmailCode, sendLoginLink } = contract.account;
const DAY = 86_400;

const portal = testPortal();
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

async function makeSeller(): Promise<{ email: string; accountId: string }> {
  const { email, accountId } = await makeEmployee(portal, await makeExhibitor(portal));
  return { email, accountId };
}

/** As if this was counted so often. */
const count = (key: string, seconds: number, times: number) =>
  sql`
    insert into limit_counter (key, window_seconds, window_starts_at, count) values (${key}, ${seconds}, now(), ${times})
    on conflict (key, window_seconds) do update set count = excluded.count, window_starts_at = now()`.execute(
    portal.ctx.db,
  );

/** As strangers leave an account behind: passwords and codes guessed, and codes asked for, until the day's are used up. */
async function besieged({ email, accountId }: { email: string; accountId: string }): Promise<void> {
  const used: [string, number, number][] = [
    [`login account ${accountId}`, LIMITS.loginFailuresPerAccountMinutes * 60, LIMITS.loginFailuresPerAccountDay],
    [`login account ${accountId}`, DAY, LIMITS.loginFailuresPerAccountDay],
    [`code guesses ${accountId}`, DAY, LIMITS.codesPerAddressDay * LIMITS.codeTriesMax],
    [`code to ${email}`, DAY, LIMITS.codesPerAddressDay],
  ];
  for (const [key, seconds, times] of used) await count(key, seconds, times);
}

const withPass = async (person: Person, action: 'login' | 'code' | 'loginLink', account: string) =>
  ({ humanCheck: await passOf(portal, person, action, account) }) as const;

type Entering = { device?: string; humanCheck?: string };
type Kind = {
  make: () => Promise<{ email: string; accountId: string }>;
  /** By the password, and the code of the second step where there is one; answers by what the account knows the browser. */
  enter: (person: Person, email: string, by: Entering) => Promise<{ device: string }>;
};

const enterPortal =
  (type: 'vis' | 'actor') =>
  (person: Person, account: string, { device, ...check }: Entering): Promise<{ device: string }> =>
    portal.as(person)(logOn, {
      account,
      password: PASSWORD,
      type,
      devices: device === undefined ? [] : [device],
      ...check,
    });

async function enterConsole(
  person: Person,
  email: string,
  { device, ...check }: Entering,
): Promise<{ device: string }> {
  const devices = device === undefined ? [] : [device];
  const { ticket } = await portal.as(person)(contract.organizer.logOn, {
    email,
    password: PASSWORD,
    devices,
    ...check,
  });
  return portal.as(person)(contract.organizer.confirmLogOn, { ticket, code: await lastCode(portal, email) });
}

const KINDS: readonly (readonly [string, Kind])[] = [
  ['a visitor', { make: () => makeVisitor(portal), enter: enterPortal('vis') }],
  ['an exhibitor’s employee', { make: makeSeller, enter: enterPortal('actor') }],
  ['a member of the organizer’s staff', { make: () => makeOrganizer(portal), enter: enterConsole }],
];

describe.for(KINDS)('%s whom strangers guess at all day (G15)', ([, { make, enter }]) => {
  test('comes in by the password from a browser used before, without a human check', async () => {
    const person = await make();
    const { device } = await enter(newClient(), person.email, {});
    await besieged(person);
    expect(await outcomeOf(enter(newClient(), person.email, { device }))).toBe('done');
  });

  test('comes in from a browser used before although strangers at the same address have failed too often', async () => {
    const person = await make();
    const hall = newClient();
    const { device } = await enter(newClient(), person.email, {});
    await besieged(person);
    await count(`login client ${hall.ip}`, LIMITS.loginFailuresPerClientMinutes * 60, LIMITS.loginFailuresPerClient);
    expect(await outcomeOf(enter(hall, person.email, { device }))).toBe('done');
  });

  test('comes in by the password from a new device with a human check, and is not refused', async () => {
    const person = await make();
    await besieged(person);
    const owner = newClient();
    expect(await outcomeOf(enter(owner, person.email, {}))).toBe('humanCheckNeeded');
    expect(await outcomeOf(enter(owner, person.email, await withPass(owner, 'login', person.email)))).toBe('done');
  });
});

describe('whoever is guessed at by strangers all day (G15)', () => {
  test('is known afterwards to the browser that came in by a registration or a QR code', async () => {
    const email = newAddress();
    const registered = await portal.as(newClient())(contract.account.register, {
      email,
      code: await codeFor(portal, email),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consent: { accepted: true, version: '2026-01', language: 'zh' },
    });
    const accountId = registered.user.userAccountId;
    const page = newClient();
    const { showLogonQr } = contract.account;
    const { id, secret } = await portal.as(page)(showLogonQr, { step: 'make', type: 'vis' });
    await portal.as({ token: registered.token })(showLogonQr, { step: 'answer', id, approve: true });
    const { signedIn } = await portal.as(page)(showLogonQr, { step: 'poll', id, secret: secret ?? '' });
    await besieged({ email, accountId });
    for (const device of [registered.device, signedIn?.device ?? ''])
      expect(await outcomeOf(enterPortal('vis')(newClient(), email, { device }))).toBe('done');
  });

  test('changes the own account by the password where it is signed in, or by a code, of which strangers use up none', async () => {
    const visitor = await makeVisitor(portal);
    await besieged(visitor);
    const password = 'Feldweg26';
    const input = { oldPassword: PASSWORD, password, confirmPassword: password };
    expect(await outcomeOf(portal.as(visitor)(contract.account.changePassword, input))).toBe('done');
    const humanCheck = await passOf(portal, visitor, 'code', visitor.email);
    const asked = { email: visitor.email, purpose: 'change', humanCheck } as const;
    expect(await outcomeOf(portal.as(visitor)(sendEmailCode, asked))).toBe('done');
  });

  test('and by a code, which strangers can neither end by asking for another nor spend by guessing', async () => {
    const seller = await makeSeller();
    const { device } = await portal.as(newClient())(logOn, {
      account: seller.email,
      password: PASSWORD,
      type: 'actor',
    });
    await besieged(seller);
    const owner = newClient();
    const asked = { email: seller.email, purpose: 'login', ...(await withPass(owner, 'code', seller.email)) } as const;
    await portal.as(owner)(sendEmailCode, { ...asked, devices: [device] });
    const code = await lastCode(portal, seller.email);
    await sql`delete from limit_counter where key in (${`code to ${seller.email}`}, ${`minute of code to ${seller.email}`}, ${`code guesses ${seller.accountId}`})`.execute(
      portal.ctx.db,
    );
    const stranger = newClient();
    const again = await withPass(stranger, 'code', seller.email);
    await portal.as(stranger)(sendEmailCode, { email: seller.email, purpose: 'login', ...again });
    for (let tries = 0; tries < LIMITS.codeTriesMax + 1; tries += 1) {
      const person = newClient();
      const pass = await withPass(person, 'login', seller.email);
      await outcomeOf(portal.as(person)(logOn, { account: seller.email, code: wrongOf(code), type: 'actor', ...pass }));
    }
    await besieged(seller);
    const given = { account: seller.email, code, type: 'actor' } as const;
    expect(await outcomeOf(portal.as(owner)(logOn, { ...given, devices: [device] }))).toBe('done');
  });

  test('comes to the console from a browser used before', async () => {
    const staff = await makeOrganizer(portal);
    const device = makeDevice(portal.portal.services.config.SECRET, staff.accountId);
    await besieged(staff);
    const given = { email: staff.email, password: PASSWORD, devices: [device] };
    const { ticket } = await portal.as(newClient())(contract.organizer.logOn, given);
    const code = await lastCode(portal, staff.email);
    const entered = await portal.as(newClient())(contract.organizer.confirmLogOn, { ticket, code });
    expect(knownDevice(portal.portal.services.config.SECRET, staff.accountId, [entered.device])).not.toBeNull();
  });

  test('or from any browser, by a link to the mailbox that strangers cannot use up', async () => {
    const seller = await makeSeller();
    await besieged(seller);
    const links: string[] = [];
    for (let asks = 0; asks < LIMITS.loginLinksPerAccountDay + 2; asks += 1) {
      const stranger = newClient();
      const pass = await withPass(stranger, 'loginLink', seller.email);
      await portal.as(stranger)(sendLoginLink, { account: seller.email, type: 'actor', ...pass });
    }
    const mails = await messagesTo(portal, seller.email);
    for (const { body } of mails) links.push(/\/login\/actor\?device=(\S+)/.exec(body)?.[1] ?? '');
    expect(links.length).toBe(LIMITS.loginLinksPerAccountDay);
    const given = { account: seller.email, password: PASSWORD, type: 'actor' } as const;
    for (const link of links)
      expect(await outcomeOf(portal.as(newClient())(logOn, { ...given, devices: [link] }))).toBe('done');
  });

  test('who asks for a link learns nothing, and needs a human check', async () => {
    const nobody = newAddress();
    const client = newClient();
    const given = { account: nobody, type: 'actor' } as const;
    expect(await outcomeOf(portal.as(client)(sendLoginLink, { ...given, humanCheck: '' }))).toBe('humanCheckNeeded');
    const pass = await withPass(client, 'loginLink', nobody);
    expect(await portal.as(client)(sendLoginLink, { ...given, ...pass })).toEqual({ sent: true });
  });
});

describe('a known browser', () => {
  test('has five free guesses of its own', async () => {
    const seller = await makeSeller();
    const device = makeDevice(portal.portal.services.config.SECRET, seller.accountId);
    const guess = { account: seller.email, password: 'Falsch2026', devices: [device] };
    const said: (string | null)[] = [];
    for (let tries = 0; tries <= LIMITS.loginFailuresPerAccount; tries += 1)
      said.push(await outcomeOf(portal.as(newClient())(logOn, guess)));
    expect(said).toEqual([
      ...Array.from({ length: LIMITS.loginFailuresPerAccount }, () => 'passwordWrong'),
      'humanCheckNeeded',
    ]);
  });

  test('is known to its account alone, while it lives, and only as it was signed', () => {
    const now = Date.now();
    const token = makeDevice('secret', 'account1', 1, now);
    const [id, expiry, signature] = token.split('.');
    expect(knownDevice('secret', 'account1', ['', 'a.b', token], now)).toBe(id);
    const longer = `${id}.${(now + 9e9).toString(36)}.${signature}`;
    expect([
      knownDevice('secret', 'account2', [token], now),
      knownDevice('another', 'account1', [token], now),
      knownDevice('secret', 'account1', [token], now + 86_400_001),
      knownDevice('secret', 'account1', [longer, `other.${expiry}.${signature}`], now),
    ]).toEqual([null, null, null, null]);
    expect(token.length).toBeLessThanOrEqual(90);
  });
});
