import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { accountRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { codeFor } from '../../../test/codes.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Answer, type Person } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { PASSWORD, testPasswordHash } from '../../../test/world.ts';

// thousands of log-ins: hashing is slow by design, and tested in account.passwords.test.ts
vi.mock('../account/account.passwords.ts', () => ({
  hashPassword: (password: string) => Promise.resolve(`plain ${password}`),
  passwordMatches: (stored: string | null, password: string) => Promise.resolve(stored === `plain ${password}`),
}));

const { logOn, validateEmail, validateMobile, sendEmailCode, sendSmsCode, registerByMail, checkBinding, register } =
  contract.account;
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };
const HALL = '127.77.0.1';

let identifiers: { email: string; mobile: string; registered: boolean }[];
const portal = testPortal({ DATABASE_POOL: '12', VENUE_ADDRESSES: HALL });
beforeAll(async () => {
  identifiers = Array.from({ length: 500 }, (_, index) => ({
    email: `oracle${index}@fair.example`,
    mobile: `139${String(10_000_000 + index)}`,
    registered: index % 2 === 0,
  }));
  const password_hash = await testPasswordHash();
  const rows = identifiers
    .filter(({ registered }) => registered)
    .map(({ email, mobile }) => accountRow({ email, mobile: `86${mobile}`, password_hash }));
  await insertRows(portal.ctx.db, 'account', rows);
});
beforeEach(() => sql`delete from limit_counter`.execute(portal.ctx.db));

type Asked = { email: string; mobile: string };
type Oracle = (asked: Asked, person: Person, check: 'solved' | 'none') => Promise<Answer>;
const passFor = async (
  check: string,
  person: Person,
  action: 'login' | 'code' | 'reveal' | 'register',
  subject: string,
) => (check === 'none' ? '' : passOf(portal, person, action, subject));

/** Every call that could tell whether somebody is registered. */
const ORACLES: [string, Oracle][] = [
  [
    'logOn',
    async ({ email }, person, check) =>
      portal.send(
        logOn,
        { account: email, password: 'Wrong123', humanCheck: await passFor(check, person, 'login', email) },
        person,
      ),
  ],
  [
    'logOn of an exhibitor, by mobile',
    async ({ mobile }, person, check) =>
      portal.send(
        logOn,
        {
          account: mobile,
          password: 'Wrong123',
          type: 'actor',
          humanCheck: await passFor(check, person, 'login', mobile),
        },
        person,
      ),
  ],
  [
    'validateEmail',
    async ({ email }, person, check) =>
      portal.send(validateEmail, { email, humanCheck: await passFor(check, person, 'reveal', email) }, person),
  ],
  [
    'validateMobile',
    async ({ mobile }, person, check) =>
      portal.send(
        validateMobile,
        { areaCode: '86', mobile, humanCheck: await passFor(check, person, 'reveal', mobile) },
        person,
      ),
  ],
  ...(['register', 'login', 'reset'] as const).map((purpose): [string, Oracle] => [
    `sendEmailCode to ${purpose}`,
    async ({ email }, person, check) =>
      portal.send(sendEmailCode, { email, purpose, humanCheck: await passFor(check, person, 'code', email) }, person),
  ]),
  [
    'sendSmsCode',
    async ({ mobile }, person, check) =>
      portal.send(
        sendSmsCode,
        { areaCode: '86', mobile, humanCheck: await passFor(check, person, 'code', mobile) },
        person,
      ),
  ],
  [
    'registerByMail',
    async ({ email }, person, check) =>
      portal.send(
        registerByMail,
        { email, consent: CONSENT, humanCheck: await passFor(check, person, 'register', email) },
        person,
      ),
  ],
  [
    'checkBinding',
    async ({ email }, person, check) =>
      portal.send(checkBinding, { account: email, humanCheck: await passFor(check, person, 'reveal', email) }, person),
  ],
];
const seen = ({ status, text }: Answer): string => `${status} ${text}`;

describe.each(ORACLES)('who is registered, asked by %s (G17)', (_, oracle) => {
  test(
    'is not told without a human check: the same bytes for 250 registered and 250 others',
    { timeout: 60_000 },
    async () => {
      const answers = new Set<string>();
      for (let row = 0; row < identifiers.length; row += 25) {
        const part = identifiers.slice(row, row + 25);
        for (const answer of await Promise.all(part.map((asked) => oracle(asked, newClient(), 'none'))))
          answers.add(seen(answer));
      }
      expect(answers.size).toBe(1);
    },
  );

  test('with it is told to one address at most ten times in ten minutes; then the bytes are the same', async () => {
    // whichever kind the attacker asks for first: only an answer that differs between the two kinds tells anything
    for (const first of [true, false]) {
      await sql`delete from limit_counter`.execute(portal.ctx.db);
      const client = newClient();
      const known = identifiers.filter(({ registered }) => registered === first).slice(0, 24);
      const outcomes: string[] = [];
      for (const asked of known) outcomes.push(seen(await oracle(asked, client, 'solved')));
      const other = identifiers.find(({ registered }) => registered !== first);
      const afterwards = other === undefined ? '' : seen(await oracle(other, client, 'solved'));
      // beyond the limit an identifier of the other kind gets the same answer as those of this kind
      expect(afterwards).toBe(outcomes.at(-1));
      const telling = outcomes.filter((one) => one !== afterwards).length;
      expect(telling).toBeLessThanOrEqual(LIMITS.revealedIdentifiersPerClient);
    }
  });
});

test('what one address is told is one account for all the ways of asking, thirty a day', async () => {
  const client = newClient();
  const told = async (index: number): Promise<boolean> => {
    const asked = identifiers[index];
    if (asked === undefined) throw new RangeError('no such identifier');
    return (await ORACLES[2]?.[1](asked, client, 'solved'))?.status === 200;
  };
  const skip = () =>
    sql`update limit_counter set window_starts_at = window_starts_at - interval '10 minutes' where window_seconds = 600`.execute(
      portal.ctx.db,
    );
  const outcomes: boolean[] = [];
  for (let index = 0; index < 60; index += 1) {
    if (index % 12 === 11) await skip();
    outcomes.push(await told(index));
  }
  expect(outcomes.filter(Boolean).length).toBe(LIMITS.revealedIdentifiersPerClientDay);
});

test('asking for the same identifier again tells nothing new and is not counted', async () => {
  const client = newClient();
  const [asked] = identifiers;
  if (asked === undefined) throw new RangeError('no identifier');
  for (let tries = 0; tries < 15; tries += 1)
    expect((await ORACLES[2]?.[1](asked, client, 'solved'))?.body.data).toEqual({ free: false, codeRight: null });
});

describe('the honest hall: people behind one address of the venue', () => {
  const people = 300;
  const half = people / 2;

  test(`${people} of them register or log in, and nobody is refused`, { timeout: 120_000 }, async () => {
    const outcomes: (string | null)[] = [];
    const guests = identifiers.filter(({ registered }) => registered).slice(0, half);
    const random = seeded(17);
    for (const { email } of guests) {
      const person = { token: null, ip: HALL };
      // one in four mistypes first
      if (random.int(4) === 0) await outcomeOf(portal.as(person)(logOn, { account: email, password: 'Mistyped1' }));
      outcomes.push(await outcomeOf(portal.as(person)(logOn, { account: email, password: PASSWORD })));
    }
    for (let index = 0; index < half; index += 1) {
      const person = { token: null, ip: HALL };
      const email = newAddress();
      const code = await codeFor(portal, email, 'register', person);
      outcomes.push(await outcomeOf(portal.as(person)(validateEmail, { email, code })));
      const password = 'Feldweg26';
      const form = { email, code, password, confirmPassword: password, consent: CONSENT };
      outcomes.push(await outcomeOf(portal.as(person)(register, form)));
    }
    expect(tally(outcomes)).toEqual({ done: people + half });
  });
});
