import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { codeFor, wrongOf } from '../../../test/codes.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal } from '../../../test/portal.ts';
import { inBothLanguages, newAddress, newClient, textsOf } from '../../../test/strangers.ts';
import { makeAccount, makeVisitor } from '../../../test/world.ts';

const { logOn, validateEmail, register, info } = contract.account;

const portal = testPortal({ DATABASE_POOL: '20' });
const asStranger = () => portal.as(newClient());

const form = (email: string, code: string, password = 'Feldweg26') => ({
  email,
  code,
  password,
  confirmPassword: password,
  consent: { accepted: true, version: '2026-01', language: 'en' as const },
});

describe('account.register', () => {
  test('makes the account, a visitor with everything still to do, and the record of the consent', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    const { token, user, landing } = await asStranger()(register, {
      ...form(` ${email.toUpperCase()} `, code),
      email: email.toUpperCase(),
    });
    expect({ landing, email: user.email, state: user.exhibitionUserCompleteState }).toEqual({
      landing: '/l-register/account-email-info/0',
      email,
      state: {
        completeVisitor: false,
        completeVisitorRegister: false,
        completeQuestionnaire: false,
        completeExhibitionRegistration: false,
      },
    });
    const { rows } =
      await sql`select version, language, minor from consent where account_id = ${user.userAccountId}`.execute(
        portal.ctx.db,
      );
    expect(rows).toEqual([{ version: '2026-01', language: 'en', minor: false }]);
    const stored = await sql<{
      hash: string;
    }>`select password_hash as hash from account where email = ${email}`.execute(portal.ctx.db);
    expect(stored.rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await portal.as({ token })(info, {})).name).toBe('');
    expect((await asStranger()(logOn, { account: email, password: 'Feldweg26' })).user.userAccountId).toBe(
      user.userAccountId,
    );
  });

  test('refuses a wrong code word for word, five times; then the right one too (G18)', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    expect(await inBothLanguages((person) => portal.as(person)(register, form(email, wrongOf(code))))).toEqual(
      textsOf('codeWrong'),
    );
    for (let tries = 2; tries < LIMITS.codeTriesMax; tries += 1)
      expect(await outcomeOf(asStranger()(register, form(email, wrongOf(code))))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('a code lives ten minutes', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    const { rows } = await sql<{
      minutes: number;
    }>`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from verification_code where address = ${email}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ minutes: LIMITS.codeMinutes }]);
    await sql`update verification_code set expires_at = now() - interval '1 second' where address = ${email}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('a code works once, for its own address, and not after a newer one', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const old = await codeFor(portal, email);
    const theirs = await codeFor(portal, other);
    let code = await codeFor(portal, email);
    while (code === old || code === theirs) code = await codeFor(portal, email);
    expect(await outcomeOf(asStranger()(register, form(email, old)))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, theirs)))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('done');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('of twenty redemptions at once exactly one succeeds (G18)', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(asStranger()(register, form(email, code)))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, codeWrong: 19 });
    expect(await countRows(portal, sql`account where email = ${email}`)).toBe(1);
  });

  test('twenty wrong codes at once are still five tries', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    await Promise.all(Array.from({ length: 20 }, () => outcomeOf(asStranger()(register, form(email, wrongOf(code))))));
    const { rows } = await sql<{ tries: number }>`select tries from verification_code where address = ${email}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ tries: LIMITS.codeTriesMax }]);
  });

  test('stores codes as keyed hashes only', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    const { rows } = await sql<{
      row: string;
      hash: Buffer;
    }>`select v::text as row, code_hash as hash from verification_code v where address = ${email}`.execute(
      portal.ctx.db,
    );
    const [stored] = rows;
    expect(stored?.row.includes(code)).toBe(false);
    expect(stored?.hash.equals(createHash('sha256').update(code).digest())).toBe(false);
    expect(stored?.hash.length).toBe(32);
  });

  test('refuses common passwords without using up the code', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    for (const password of ['Password1', 'abc123', 'qwerty123', '1q2w3e4r', 'woaini1314', 'a123456']) {
      expect(await wrongFields(asStranger()(register, form(email, code, password)))).toEqual({
        password: RULES.passwordCommon[0],
      });
    }
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('done');
  });

  test('asks for equal passwords, the consent, and a guardian for minors', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    const given = form(email, code);
    expect(await wrongFields(asStranger()(register, { ...given, confirmPassword: 'Feldweg27' }))).toEqual({
      confirmPassword: RULES.passwordsDiffer[0],
    });
    expect(await wrongFields(asStranger()(register, { ...given, confirmPassword: '' }))).toEqual({
      confirmPassword: RULES.passwordAgain[0],
    });
    expect(
      await wrongFields(asStranger()(register, { ...given, consent: { ...given.consent, accepted: false } })),
    ).toEqual({ 'consent.accepted': RULES.consent[0] });
    expect(await wrongFields(asStranger()(register, { ...given, consent: { ...given.consent, minor: true } }))).toEqual(
      { 'consent.guardianName': RULES.guardian[0] },
    );
    expect(
      await outcomeOf(
        asStranger()(register, {
          ...given,
          consent: { ...given.consent, minor: true, guardianName: '王丽', guardianContact: '13800000001' },
        }),
      ),
    ).toBe('done');
  });

  test('an address registered meanwhile is refused as taken', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    await makeAccount(portal, { email });
    expect(
      await inBothLanguages(async (person) => {
        await sql`update verification_code set spent_at = null where address = ${email}`.execute(portal.ctx.db);
        return portal.as(person)(register, form(email, code));
      }),
    ).toEqual(textsOf('accountTaken'));
  });
});

describe('account.validateEmail', () => {
  test('tells whether an address is free, for ten addresses a client', async () => {
    const client = newClient();
    const ask = async (email: string) =>
      portal.as(client)(validateEmail, { email, humanCheck: await passOf(portal, client, 'reveal', email) });
    const { email } = await makeVisitor(portal);
    expect([await ask(email), await ask(newAddress())]).toEqual([
      { free: false, codeRight: null },
      { free: true, codeRight: null },
    ]);
    for (let asked = 2; asked < 10; asked += 1) await ask(newAddress());
    expect(await outcomeOf(ask(newAddress()))).toBe('tooManyTries');
  });

  test('a right code may be asked beforehand; a wrong one is a try', async () => {
    const email = newAddress();
    const code = await codeFor(portal, email);
    for (let asked = 0; asked < 8; asked += 1)
      expect(await asStranger()(validateEmail, { email, code })).toEqual({ free: true, codeRight: true });
    for (let tries = 0; tries < LIMITS.codeTriesMax; tries += 1)
      expect(await outcomeOf(asStranger()(validateEmail, { email, code: wrongOf(code) }))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(validateEmail, { email, code }))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });
});
