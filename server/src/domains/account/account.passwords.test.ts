import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { calls, contract } from '@fairbridge/contract/index.ts';
import { changeToken, codeFor } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { put, walk, type Path } from '../../../test/sweeps/schema-walk.ts';
import { makeOrganizer, makeVisitor, PASSWORD, testPasswordHash, type Visitor } from '../../../test/world.ts';
import { hashPassword, passwordMatches } from './account.passwords.ts';
import { makeToken } from './account.tokens.queries.ts';

/** What argon2 was asked to work on, and how many at a time. */
const asked = vi.hoisted(() => ({ lengths: new Array<number>(), running: 0, most: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const watched = async <T>(password: string | Uint8Array, work: () => Promise<T>): Promise<T> => {
    asked.lengths.push(password.length);
    asked.running += 1;
    asked.most = Math.max(asked.most, asked.running);
    try {
      return await work();
    } finally {
      asked.running -= 1;
    }
  };
  return {
    hash: (password: string, options: object) => watched(password, () => real.hash(password, options)),
    verify: (stored: string, password: string) => watched(password, () => real.verify(stored, password)),
  };
});

const NEW = 'Neuland27';
const TWICE = { password: NEW, confirmPassword: NEW };
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };
/** 100 kB that keep the rule of letters and digits. */
const OVERSIZED = 'a1'.repeat(50_000);

const portal = testPortal({ DATABASE_POOL: '12' });
beforeEach(async () => {
  await testPasswordHash();
  await sql`delete from limit_counter`.execute(portal.ctx.db);
  Object.assign(asked, { lengths: [], running: 0, most: 0 });
});

const storedOf = async (email: string): Promise<string> =>
  (
    await portal.ctx.db
      .selectFrom('account')
      .where('email', '=', email)
      .select('password_hash')
      .executeTakeFirstOrThrow()
  ).password_hash ?? '';

/** Every way in which a password comes into the table. */
const WAYS: [string, () => Promise<string>][] = [
  [
    'register',
    async () => {
      const email = newAddress();
      const code = await codeFor(portal, email);
      await portal.as(newClient())(contract.account.register, { email, code, ...TWICE, consent: CONSENT });
      return email;
    },
  ],
  [
    'registerByLink',
    async () => {
      const address = newAddress();
      const details = { consent: CONSENT, invitation: null };
      const token = await makeToken(portal.ctx, {
        purpose: 'register',
        accountId: null,
        address,
        minutes: 5,
        details,
      });
      await portal.as(newClient())(contract.account.registerByLink, { token, ...TWICE });
      return address;
    },
  ],
  [
    'setPassword',
    async () => {
      const visitor = await makeVisitor(portal);
      await sql`update account set password_hash = null where id = ${visitor.accountId}`.execute(portal.ctx.db);
      const proofToken = await changeToken(portal, visitor.accountId);
      await portal.as(visitor)(contract.account.setPassword, { ...TWICE, proofToken });
      return visitor.email;
    },
  ],
  [
    'changePassword',
    async () => {
      const visitor = await makeVisitor(portal);
      await portal.as(visitor)(contract.account.changePassword, { oldPassword: PASSWORD, ...TWICE });
      return visitor.email;
    },
  ],
  [
    'setPasswordByToken',
    async () => {
      const { email: address, accountId } = await makeVisitor(portal);
      const token = await makeToken(portal.ctx, { purpose: 'reset', accountId, address, minutes: 5 });
      await portal.as(newClient())(contract.account.setPasswordByToken, { token, ...TWICE });
      return address;
    },
  ],
];

describe('a stored password (G14)', () => {
  test.each(WAYS)('is an argon2id hash of at least 19 MiB and two passes, by %s', async (_, store) => {
    const email = await store();
    const stored = await storedOf(email);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[^$]{22,}\$[^$]{43,}$/.exec(stored) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(await outcomeOf(portal.as(newClient())(contract.account.logOn, { account: email, password: NEW }))).toBe(
      'done',
    );
  });

  test('has a salt of its own', async () => {
    const [one, other] = [await hashPassword(NEW), await hashPassword(NEW)];
    expect(one).not.toBe(other);
    expect([await passwordMatches(one, NEW), await passwordMatches(other, NEW)]).toEqual([true, true]);
  });

  test('of nobody takes as much work as a wrong one, and matches nothing', async () => {
    expect(await passwordMatches(null, '0')).toBe(false);
    asked.lengths = [];
    expect([await passwordMatches(null, NEW), await passwordMatches(await testPasswordHash(), NEW)]).toEqual([
      false,
      false,
    ]);
    expect(asked.lengths).toEqual([NEW.length, NEW.length]);
  });

  test('is worked on two at a time, however many come at once: the other threads stay free', async () => {
    const stored = await testPasswordHash();
    await Promise.all([
      ...Array.from({ length: 6 }, () => passwordMatches(stored, PASSWORD)),
      ...Array.from({ length: 6 }, () => hashPassword(NEW)),
    ]);
    expect([asked.lengths.length, asked.most]).toEqual([12, 2]);
  });
});

/** Every place in the contract where a password is typed. */
const fields = [...calls].flatMap(([name, call]) => {
  const paths = new Map<string, Path>();
  walk(call.input, (_schema, path) => {
    if (/password/i.test(path.at(-1) ?? '')) paths.set(path.join('.'), path);
  });
  return [...paths].map(([field, path]): [string, string, AnyCall, Path] => [name, field, call, path]);
});

describe('an oversized password is refused before it is hashed (G14)', () => {
  let people: { stranger: Person; visitor: Visitor; organizer: Person };
  beforeAll(async () => {
    people = { stranger: newClient(), visitor: await makeVisitor(portal), organizer: await makeOrganizer(portal) };
  });
  const whoMay = ({ roles }: AnyCall): Person => {
    if (roles.includes('anonymous')) return people.stranger;
    return roles.includes('visitor') ? people.visitor : people.organizer;
  };

  test('wherever one is typed', () => {
    expect(fields.map(([name, field]) => `${name} ${field}`).toSorted()).toEqual([
      'account.bindAddress proof.password',
      'account.changePassword confirmPassword',
      'account.changePassword oldPassword',
      'account.changePassword password',
      'account.deleteAccount proof.password',
      'account.logOn password',
      'account.register confirmPassword',
      'account.register password',
      'account.registerByLink confirmPassword',
      'account.registerByLink password',
      'account.setPassword confirmPassword',
      'account.setPassword password',
      'account.setPasswordByToken confirmPassword',
      'account.setPasswordByToken password',
      'account.unbindAddress proof.password',
      'authenticator.confirm proof.password',
      'authenticator.remove proof.password',
      'authenticator.renewCodes proof.password',
      'authenticator.reset proof.password',
      'fair.askDeletion proof.password',
      'organizer.logOn password',
    ]);
  });

  test.each(fields)('%s, %s', async (_name, field, call, path) => {
    const input = put(call.example, path, OVERSIZED);
    const { status, body, text } = await portal.send(call, input, whoMay(call));
    expect([status, body.code]).toEqual([400, CODES.badInput.code]);
    // refused for this field, and without sending it back
    expect([text.includes(`"${field}"`), text.length < 2_000]).toEqual([true, true]);
    expect(asked.lengths).toEqual([]);
  });

  test.each(['both alike', 'as typed again'])('new ones, %s', async (which) => {
    const [visitor, email] = [await makeVisitor(portal), newAddress()];
    const confirmPassword = which === 'both alike' ? OVERSIZED : `${OVERSIZED}1`;
    const twice = { password: OVERSIZED, confirmPassword };
    const code = await codeFor(portal, email);
    const { register, changePassword } = contract.account;
    const outcomes = [
      await outcomeOf(portal.as(newClient())(register, { email, code, ...twice, consent: CONSENT })),
      await outcomeOf(portal.as(visitor)(changePassword, { oldPassword: PASSWORD, ...twice })),
    ];
    expect([outcomes, asked.lengths]).toEqual([['badInput', 'badInput'], []]);
  });

  test('and is no try: the account’s log-in stays as it was', async () => {
    const { email } = await makeVisitor(portal);
    const { logOn } = contract.account;
    for (let tries = 0; tries < 12; tries += 1) {
      const person = newClient();
      const humanCheck = await passOf(portal, person, 'login', email);
      expect(await outcomeOf(portal.as(person)(logOn, { account: email, password: OVERSIZED, humanCheck }))).toBe(
        'badInput',
      );
    }
    expect(asked.lengths).toEqual([]);
    expect(await outcomeOf(portal.as(newClient())(logOn, { account: email, password: PASSWORD }))).toBe('done');
    expect(asked.lengths).toEqual([PASSWORD.length]);
  });

  test('the longest that is compared is 128 characters', async () => {
    const { email } = await makeVisitor(portal);
    const guess = (length: number) =>
      outcomeOf(portal.as(newClient())(contract.account.logOn, { account: email, password: 'a'.repeat(length) }));
    expect([await guess(128), await guess(129)]).toEqual(['passwordWrong', 'badInput']);
    expect(asked.lengths).toEqual([128]);
  });
});
