import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { codeFor, forgetSends, lastCode, wrongOf } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeVisitor, PASSWORD, type Visitor } from '../../../test/world.ts';
import { makeCode, tryCode, type Purpose } from './account.codes.ts';

// guesses at an account are slowed by up to half a minute each, which is tested in login.test.ts
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: () => Promise.resolve(),
}));

const { register, logOn, getLimitedToken, bindAddress, validateEmail, sendEmailCode, sendSmsCode } = contract.account;
const PURPOSES: readonly Purpose[] = ['register', 'login', 'reset', 'bind', 'change', 'secondStep', 'organizer'];
const GUESSES_A_DAY = LIMITS.codeTriesMax * LIMITS.codesPerAddressDay;

const portal = testPortal({ DATABASE_POOL: '12' });
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

const secret = () => portal.portal.services.config.SECRET;
/** A code that nobody sent: it counts wherever it is shown, so that only what a test is about refuses it. */
const made = (purpose: Purpose, address: string) => makeCode(portal.ctx.db, secret(), purpose, address);
const works = (purpose: Purpose, address: string, code: string) =>
  tryCode(portal.ctx.db, secret(), purpose, address, code, true);
/** Codes of six digits are the same by chance now and then. */
async function another(than: readonly string[], make: () => Promise<string>): Promise<string> {
  const code = await make();
  return than.includes(code) ? another(than, make) : code;
}
/** As if this long had passed since the newest code went to an address. */
const age = (address: string, seconds: number) =>
  sql`update verification_code set expires_at = expires_at - make_interval(secs => ${seconds}) where address = ${address}`.execute(
    portal.ctx.db,
  );

let mobiles = 0;
const newMobile = (): string => `86137${String(10_000_000 + (mobiles += 1))}`;
const withMobile = async (visitor: Visitor, mobile = newMobile()): Promise<string> => {
  await sql`update account set mobile = ${mobile} where id = ${visitor.accountId}`.execute(portal.ctx.db);
  return mobile;
};
/** The same person signed in once more, elsewhere. */
const elsewhere = async (visitor: Visitor): Promise<Person> => ({
  ...visitor,
  token: await portal.portal.services.sessions.start(portal.ctx, visitor.accountId, 'VISITOR', false),
});
const as = (person: Person) => portal.as({ ...person, ip: newClient().ip ?? '' });
const stranger = (host?: string): Person => newClient(host === undefined ? {} : { host });

/** The calls that take a code, each trying to get with it what it is good for. */
const registerBy = (email: string, code: string, person = stranger()) =>
  outcomeOf(
    as(person)(register, {
      email,
      code,
      password: 'Feldweg26',
      confirmPassword: 'Feldweg26',
      consent: { accepted: true, version: '2026-01', language: 'zh' },
    }),
  );
const logOnBy = (account: string, code: string, person = stranger()) => outcomeOf(as(person)(logOn, { account, code }));
const tokenBy = (purpose: 'reset' | 'change', email: string, code: string, person = stranger()) =>
  outcomeOf(as(person)(getLimitedToken, { email, code, purpose }));
const bindBy = (email: string, code: string, person: Person) =>
  outcomeOf(as(person)(bindAddress, { email, code, proof: { password: PASSWORD } }));

describe('a code opens what it is for (G18)', () => {
  test('and nothing else: 42 pairs of purposes', async () => {
    for (const purpose of PURPOSES) {
      const address = newAddress();
      const code = await made(purpose, address);
      for (const other of PURPOSES.filter((one) => one !== purpose))
        expect([purpose, other, await works(other, address, code)]).toEqual([purpose, other, false]);
      expect([purpose, await works(purpose, address, code)]).toEqual([purpose, true]);
    }
  });

  const free = newAddress;
  const owned = async () => (await makeVisitor(portal)).email;
  /** Each call with the purpose whose codes it takes, an address it works for, and somebody who may ask. */
  const calls: [Purpose, () => string | Promise<string>, (email: string, code: string) => Promise<string | null>][] = [
    ['register', free, (email, code) => registerBy(email, code)],
    ['login', owned, (email, code) => logOnBy(email, code)],
    ['reset', owned, (email, code) => tokenBy('reset', email, code)],
    ['change', owned, (email, code) => tokenBy('change', email, code)],
    ['bind', free, async (email, code) => bindBy(email, code, await makeVisitor(portal))],
  ];

  test.each(calls)('at the call for %s', async (purpose, addressOf, redeem) => {
    for (const other of PURPOSES.filter((one) => one !== purpose)) {
      const email = await addressOf();
      expect([other, await redeem(email, await made(other, email))]).toEqual([other, 'codeWrong']);
    }
    const email = await addressOf();
    expect(await redeem(email, await made(purpose, email))).toBe('done');
  });

  test('for the address it went to: another’s, or the mobile of the same account, is not it', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const mobile = await withMobile(visitor);
    const code = await codeFor(portal, visitor.email, 'login');
    // each has a code of its own to be mistaken for
    await another([code], () => codeFor(portal, other.email, 'login'));
    await another([code], () => codeFor(portal, mobile, 'login'));
    expect(await logOnBy(other.email, code)).toBe('codeWrong');
    expect(await logOnBy(mobile, code)).toBe('codeWrong');
    expect(await logOnBy(visitor.email, code)).toBe('done');
  });

  test('at the fair where it was asked for', async () => {
    const visitor = await makeVisitor(portal);
    const there = () => stranger(SUGAR_HOST);
    const email = newAddress();
    type Redeem = (code: string, person?: Person) => Promise<string | null>;
    const tries: ['register' | 'login' | 'reset', string, Redeem][] = [
      ['register', email, (code, person) => registerBy(email, code, person)],
      ['login', visitor.email, (code, person) => logOnBy(visitor.email, code, person)],
      ['reset', visitor.email, (code, person) => tokenBy('reset', visitor.email, code, person)],
    ];
    for (const [purpose, address, redeem] of tries) {
      const code = await codeFor(portal, address, purpose);
      expect([purpose, await redeem(code, there()), await redeem(code)]).toEqual([purpose, 'codeWrong', 'done']);
    }
  });

  test('in the session that asked for it, where one has to be signed in to ask', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const second = await elsewhere(visitor);
    const change = await codeFor(portal, visitor.email, 'change', visitor);
    expect(await tokenBy('change', visitor.email, change)).toBe('codeWrong');
    expect(await tokenBy('change', visitor.email, change, second)).toBe('codeWrong');
    expect(await tokenBy('change', visitor.email, change, other)).toBe('codeWrong');
    expect(await tokenBy('change', visitor.email, change, visitor)).toBe('done');

    const email = newAddress();
    const bind = await codeFor(portal, email, 'bind', visitor);
    expect(await bindBy(email, bind, other)).toBe('codeWrong');
    expect(await bindBy(email, bind, second)).toBe('codeWrong');
    const asked = (person: Person) => outcomeOf(as(person)(validateEmail, { email, code: bind, purpose: 'bind' }));
    expect([await asked(second), await asked(visitor)]).toEqual(['codeWrong', 'done']);
    expect(await bindBy(email, bind, visitor)).toBe('done');
  });
});

describe('the life of a code (G18)', () => {
  test('and the tries at it are what G18 says, whatever the table of limits says', () => {
    expect([LIMITS.codeMinutes <= 10, LIMITS.codeTriesMax <= 5, GUESSES_A_DAY <= 50]).toEqual([true, true, true]);
  });

  test.each(PURPOSES)('for %s is ten minutes', async (purpose) => {
    const address = newAddress();
    const early = await made(purpose, address);
    await age(address, LIMITS.codeMinutes * 60 - 5);
    expect(await works(purpose, address, early)).toBe(true);
    const late = await made(purpose, address);
    await age(address, LIMITS.codeMinutes * 60 + 5);
    expect(await works(purpose, address, late)).toBe(false);
  });

  test.each(PURPOSES)('for %s ends with a newer one, which another purpose or address is not', async (purpose) => {
    const [address, other] = [newAddress(), newAddress()];
    const old = await made(purpose, address);
    await made(purpose, other);
    for (const another of PURPOSES.filter((one) => one !== purpose)) await made(another, address);
    expect(await tryCode(portal.ctx.db, secret(), purpose, address, old, false)).toBe(true);
    const newer = await another([old], () => made(purpose, address));
    expect([await works(purpose, address, old), await works(purpose, address, newer)]).toEqual([false, true]);
    // nor does the old one come back when the newer is spent
    expect(await works(purpose, address, old)).toBe(false);
  });
});

describe('2,000 codes', () => {
  let codes: string[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2_000; count += 1) codes.push(await made('register', 'many.codes@fair.example'));
  });

  test('are six digits, each as likely as the others in every place', () => {
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    const expected = codes.length / 10;
    let chiSquare = 0;
    for (let place = 0; place < 6; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const seen = codes.filter((code) => code[place] === String(digit)).length;
        chiSquare += (seen - expected) ** 2 / expected;
      }
    }
    // 6 places of 9 degrees of freedom each: fair digits go beyond this once in ten thousand million runs
    expect(chiSquare).toBeLessThan(148.3);
  });

  test('do not follow from the code before', () => {
    // the first digit of a code against the last of the one before: 81 degrees of freedom, the same rare false alarm
    const expected = (codes.length - 1) / 100;
    const seen = new Map<string, number>();
    for (const [at, code] of codes.slice(1).entries()) {
      const pair = `${codes[at]?.at(-1)}${code[0]}`;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    let chiSquare = (100 - seen.size) * expected;
    for (const count of seen.values()) chiSquare += (count - expected) ** 2 / expected;
    expect(chiSquare).toBeLessThan(210);
  });

  test('repeat no more than chance does', () => {
    // two equal pairs are expected; more than 16 come once in a hundred thousand million runs
    expect(codes.length - new Set(codes).size).toBeLessThanOrEqual(16);
  });
});

describe('guesses at the codes of one account', () => {
  /** Sends as many codes as a day allows, a quarter of an hour apart and more. */
  async function codeOfTheDay(address: string, purpose: 'login' | 'reset'): Promise<string | null> {
    await sql`delete from limit_counter where key in (${`code to ${address}`}, ${`minute of code to ${address}`}) and window_seconds < 86400`.execute(
      portal.ctx.db,
    );
    const person = newClient();
    const mobile = `+${address}`;
    const sent = address.includes('@')
      ? portal.as(person)(sendEmailCode, {
          email: address,
          purpose,
          humanCheck: await passOf(portal, person, 'code', address),
        })
      : portal.as(person)(sendSmsCode, { mobile, purpose, humanCheck: await passOf(portal, person, 'code', mobile) });
    return (await outcomeOf(sent)) === 'done' ? lastCode(portal, address) : null;
  }

  /** With every human check solved, from a fresh address each. */
  async function guess(account: string, code: string): Promise<string | null> {
    const person = newClient();
    const humanCheck = await passOf(portal, person, 'login', account);
    return outcomeOf(portal.as(person)(logOn, { account, code, humanCheck }));
  }

  /** How many tries the codes of these addresses took. */
  async function judged(addresses: readonly string[]): Promise<number> {
    const { rows } = await sql<{ tries: number }>`
      select sum(tries)::int as tries from verification_code where address = any(${addresses})`.execute(portal.ctx.db);
    return rows[0]?.tries ?? 0;
  }

  test.each([
    ['an e-mail', false],
    ['an e-mail and a mobile', true],
  ])('that has %s are fifty a day (G18)', { timeout: 60_000 }, async (_, both) => {
    const visitor = await makeVisitor(portal);
    const addresses = both ? [visitor.email, await withMobile(visitor)] : [visitor.email];
    const sent: string[] = [];
    for (let round = 0; round <= LIMITS.codesPerAddressDay; round += 1) {
      for (const address of addresses) {
        const code = await codeOfTheDay(address, 'login');
        if (code === null) continue;
        sent.push(address);
        for (let tries = 0; tries <= LIMITS.codeTriesMax; tries += 1)
          expect(await guess(address, wrongOf(code))).toBe('codeWrong');
      }
    }
    expect(sent.length).toBe(LIMITS.codesPerAddressDay * addresses.length);
    expect(await judged(addresses)).toBe(GUESSES_A_DAY);
  });

  test('are counted together, whichever call they are made at', async () => {
    const visitor = await makeVisitor(portal);
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count)
      values (${`code guesses ${visitor.accountId}`}, 86400, now(), ${GUESSES_A_DAY - 3})`.execute(portal.ctx.db);
    const [login, reset] = [await made('login', visitor.email), await made('reset', visitor.email)];
    const change = await codeFor(portal, visitor.email, 'change', visitor);
    expect(await logOnBy(visitor.email, wrongOf(login))).toBe('codeWrong');
    expect(await tokenBy('reset', visitor.email, wrongOf(reset))).toBe('codeWrong');
    expect(await tokenBy('change', visitor.email, wrongOf(change), visitor)).toBe('codeWrong');
    // that was the last: now the right ones are not judged either
    expect(await logOnBy(visitor.email, login)).toBe('codeWrong');
    expect(await tokenBy('reset', visitor.email, reset)).toBe('codeWrong');
    expect(await tokenBy('change', visitor.email, change, visitor)).toBe('codeWrong');
    expect(await judged([visitor.email])).toBe(3);
  });

  test('where there is no code are none, and neither is a right one: strangers cannot close the way by code', async () => {
    const visitor = await makeVisitor(portal);
    for (let tries = 0; tries < GUESSES_A_DAY + 10; tries += 1)
      expect(await guess(visitor.email, '000000')).toBe('codeWrong');
    for (let logIns = 0; logIns < 2; logIns += 1) {
      await forgetSends(portal, visitor.email);
      expect(await guess(visitor.email, await codeFor(portal, visitor.email, 'login'))).toBe('done');
    }
  });
});
