import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { codeFor, wrongOf } from '../../../test/codes.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { openPortalOn, openTestPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, PASSWORD } from '../../../test/world.ts';

// tries are slowed by up to half a minute each, which is tested in login.test.ts
const slowed = vi.hoisted(() => ({ milliseconds: 0 }));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => {
    slowed.milliseconds += milliseconds;
  },
}));

const { logOn, changePassword, getLimitedToken, validateEmail } = contract.account;
const WRONG = 'Wrong123';
const { loginFailuresPerAccount: FREE, loginFailuresPerAccountDay: DAY, loginFailuresPerClient: CLIENT } = LIMITS;

let portal: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ DATABASE_POOL: '12' });
  second = await openPortalOn(portal.url);
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const guess = (person: Person, account: string, at = portal) =>
  outcomeOf(at.as(person)(logOn, { account, password: WRONG }));
/** With the human check solved, as an attacker who buys solutions does. */
const solved = async (person: Person, account: string, password = WRONG, at = portal) =>
  outcomeOf(at.as(person)(logOn, { account, password, humanCheck: await passOf(portal, person, 'login', account) }));

/** In rows of twenty at once. */
async function inRows(count: number, act: (index: number) => Promise<string | null>): Promise<(string | null)[]> {
  const outcomes: (string | null)[] = [];
  for (let row = 0; row < count; row += 20)
    outcomes.push(...(await Promise.all(many(Math.min(20, count - row), (index) => act(row + index)))));
  return outcomes;
}

describe('guessing passwords (G15)', () => {
  test('of one account from 200 addresses: five free guesses, however many come at once', async () => {
    const { email } = await makeVisitor(portal);
    const outcomes = await inRows(200, (index) => guess(newClient(), email, index % 2 === 0 ? portal : second));
    expect(tally(outcomes)).toEqual({ passwordWrong: FREE, humanCheckNeeded: 200 - FREE });
  });

  test('with every check solved: a hundred a day, one at a time after them, and the owner comes in by a code from a fresh address', async () => {
    const { email, accountId } = await makeVisitor(portal);
    // somebody has the turn for as long as this takes
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`login turn ${accountId}`}, ${LIMITS.loginTurnSeconds}, now() + interval '1 hour', 1)`.execute(
      portal.ctx.db,
    );
    const outcomes = await inRows(200, (index) => solved(newClient(), email, WRONG, index % 2 === 0 ? portal : second));
    expect(tally(outcomes)).toEqual({ passwordWrong: DAY, tooManyTries: 200 - DAY });
    const owner = newClient();
    const code = await codeFor(portal, email, 'login', owner);
    const humanCheck = await passOf(portal, owner, 'login', email);
    slowed.milliseconds = 0;
    expect(await outcomeOf(portal.as(owner)(logOn, { account: email, code, humanCheck }))).toBe('done');
    expect(slowed.milliseconds).toBe(0);
  });

  test('after the free guesses of strangers the owner comes in from a fresh address with a human check, without waiting', async () => {
    const { email } = await makeVisitor(portal);
    await inRows(40, () => guess(newClient(), email));
    slowed.milliseconds = 0;
    expect(await solved(newClient(), email, PASSWORD)).toBe('done');
    expect(slowed.milliseconds).toBe(0);
  });

  test('of 200 accounts from one address: ten free, thirty with every check solved, whichever process is asked', async () => {
    const { email } = await makeVisitor(portal);
    const [client, solver] = [newClient(), newClient()];
    const nobody = (index: number) => `guessed${index}@fair.example`;
    const free = await inRows(200, (index) => guess(client, nobody(index), index % 2 === 0 ? portal : second));
    expect(tally(free)).toEqual({
      passwordWrong: LIMITS.loginFailuresPerClientFree,
      humanCheckNeeded: 200 - LIMITS.loginFailuresPerClientFree,
    });
    const bought = await inRows(200, (index) =>
      solved(solver, nobody(index + 200), WRONG, index % 2 === 0 ? portal : second),
    );
    const { tooManyTries, ...guesses } = tally(bought);
    expect(tooManyTries).toBe(200 - CLIENT);
    expect(Object.values(guesses).reduce((sum, count) => sum + count, 0)).toBe(CLIENT);
    expect(await solved(solver, email, PASSWORD)).toBe('tooManyTries');
    expect(await guess(newClient(), email)).toBe('passwordWrong');
  });

  test('a right password costs nothing: log-ins of many people behind one address are not counted', async () => {
    const people = await Promise.all(many(12, () => makeVisitor(portal)));
    const office = newClient();
    const outcomes: (string | null)[] = [];
    for (const { email } of [...people, ...people])
      outcomes.push(await outcomeOf(portal.as(office)(logOn, { account: email, password: PASSWORD })));
    expect(tally(outcomes)).toEqual({ done: 24 });
  });

  test('X-Forwarded-For makes no other address of one, 100 times (G34)', async () => {
    const client = newClient();
    const statuses = await inRows(100, async (index) => {
      const headers = {
        'x-forwarded-for': `10.0.0.${index}`,
        'x-real-ip': `10.0.1.${index}`,
        forwarded: `for=10.0.2.${index}`,
      };
      const { body } = await portal.send(logOn, { account: `x${index}@fair.example`, password: WRONG }, client, {
        headers,
      });
      return String(body.code);
    });
    expect(Object.values(tally(statuses)).toSorted((a, b) => a - b)).toEqual([10, 90]);
  });

  test('counters survive a restart (G34)', async () => {
    const { email } = await makeVisitor(portal);
    for (let tries = 0; tries < FREE; tries += 1) await guess(newClient(), email);
    const restarted = await openPortalOn(portal.url);
    expect(await guess(newClient(), email, restarted)).toBe('humanCheckNeeded');
    await restarted.close();
  });

  test('a stolen session gives five free guesses at the current password as well, at once or one by one', async () => {
    const visitor = await makeVisitor(portal);
    const password = 'Feldweg26';
    const input = { oldPassword: WRONG, password, confirmPassword: password };
    const outcomes = await Promise.all(many(20, () => outcomeOf(portal.as(visitor)(changePassword, input))));
    expect(tally(outcomes)).toEqual({ passwordWrong: FREE, humanCheckNeeded: 20 - FREE });
  });
});

describe('the account’s counter is one', () => {
  /** Each uses up one of the free guesses. */
  const paths: [string, (email: string, code: string) => Promise<unknown>][] = [
    ['password', (email) => portal.as(newClient())(logOn, { account: email, password: WRONG })],
    ['login code', (email, code) => portal.as(newClient())(logOn, { account: email, code: wrongOf(code) })],
    [
      'log-in code asked beforehand',
      (email, code) => portal.as(newClient())(validateEmail, { email, code: wrongOf(code), purpose: 'login' }),
    ],
    ['reset code', (email, code) => portal.as(newClient())(getLimitedToken, { email, code: wrongOf(code) })],
    [
      'organizer log-in',
      (email) => portal.as(newClient())(contract.organizer.logOn, { email, password: WRONG, humanCheck: '' }),
    ],
  ];

  test.each(paths)('for tries by %s', async (_, attempt) => {
    const { email } = await makeOrganizer(portal);
    const code = await codeFor(portal, email, 'login');
    for (let tries = 0; tries < FREE; tries += 1) await outcomeOf(attempt(email, code));
    expect(await outcomeOf(portal.as(newClient())(logOn, { account: email, password: PASSWORD }))).toBe(
      'humanCheckNeeded',
    );
  });

  test('for all its identifiers', async () => {
    const { email, accountId } = await makeVisitor(portal);
    await sql`update account set mobile = '8613700000001' where id = ${accountId}`.execute(portal.ctx.db);
    const spellings = [email, '13700000001', '+86 137 0000 0001', '008613700000001', email.toUpperCase()];
    for (const account of spellings) expect(await guess(newClient(), account)).toBe('passwordWrong');
    expect(await guess(newClient(), email)).toBe('humanCheckNeeded');
  });
});
