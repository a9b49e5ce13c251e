import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { openTestPortal, SUGAR_HOST, type Person, type TestPortal } from '../../../test/portal.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeVisitor, PASSWORD } from '../../../test/world.ts';

const { logOn, logOff, sendEmailCode, validateEmail, register, info, infoByToken } = contract.account;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ DATABASE_POOL: '20' });
});
afterAll(() => portal.close());

let clients = 0;
/** Somebody nobody has counted yet: an address of its own. */
const newClient = (given: Partial<Person> = {}): Person => ({
  token: null,
  ip: `127.9.${Math.floor((clients += 1) / 250)}.${(clients % 250) + 1}`,
  ...given,
});
let addresses = 0;
const newAddress = (): string => `new.person${(addresses += 1)}@fair.example`;
const both = async (ask: (person: Person) => Promise<unknown>): Promise<string[]> => [
  await messageOf(ask(newClient({ lang: 'zh' }))),
  await messageOf(ask(newClient({ lang: 'en' }))),
];
const textsOf = (name: keyof typeof CODES): string[] => [CODES[name].zh, CODES[name].en];
const asStranger = () => portal.as(newClient());

describe('account.logOn', () => {
  test('knows an e-mail in any case and a mobile in any spelling, and says who one is and where to go', async () => {
    const { id, email } = await makeAccount(portal, { email: 'known@fair.example', mobile: '13912345678' });
    for (const account of [email ?? '', '  Known@Fair.Example ', '139 1234 5678', '１３９１２３４５６７８']) {
      const { token, user, landing } = await asStranger()(logOn, { account, password: PASSWORD });
      expect({ account, id: user.userAccountId, type: user.subjectType, landing }).toEqual({
        account,
        id,
        type: 'VISITOR',
        landing: '/l-register/account-email-info/0',
      });
      expect((await portal.as({ token })(info, {})).userAccountId).toBe(id);
    }
  });

  test('lands each kind of person at their place', async () => {
    const company = await makeExhibitor(portal);
    const [admin, staff, visitor] = [
      await makeEmployee(portal, company, { admin: true }),
      await makeEmployee(portal, company),
      await makeVisitor(portal),
    ];
    const landing = async (account: string, type: 'vis' | 'actor') =>
      (await asStranger()(logOn, { account, password: PASSWORD, type })).landing;
    expect(await landing(admin.email, 'actor')).toBe('/company-management');
    expect(await landing(staff.email, 'actor')).toBe('/my-exhibit-list');
    expect(await landing(visitor.email, 'vis')).toBe('/');
  });

  test('tells an unknown address word for word', async () => {
    const attempt = (type: 'vis' | 'actor') =>
      both((person) => portal.as(person)(logOn, { account: 'nobody@fair.example', password: 'Abc12345', type }));
    expect(await attempt('vis')).toEqual(textsOf('accountUnknown'));
    expect(await attempt('actor')).toEqual(textsOf('exhibitorMissing'));
  });

  test('compares every character of a password, and its case', async () => {
    const { email } = await makeVisitor(portal);
    expect(await both((person) => portal.as(person)(logOn, { account: email, password: 'wrong1' }))).toEqual([
      '密码错误',
      'Password error.',
    ]);
    const near = [PASSWORD.toLowerCase(), PASSWORD.slice(0, -1), `${PASSWORD}1`, ` ${PASSWORD}`, `${PASSWORD}\n`];
    await sql`delete from limit_counter`.execute(portal.scope.db);
    for (const password of near.slice(0, 4))
      expect(await outcomeOf(asStranger()(logOn, { account: email, password }))).toBe('passwordWrong');
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('tells an account without a password to set one', async () => {
    await makeAccount(portal, { email: 'no.password@fair.example', password_hash: null });
    expect(
      await both((person) => portal.as(person)(logOn, { account: 'no.password@fair.example', password: 'Abc12345' })),
    ).toEqual(textsOf('passwordMissing'));
  });

  test('tells somebody who is nobody’s employee, and one who has resigned, to ask the administrator', async () => {
    const { email } = await makeVisitor(portal);
    const left = await makeEmployee(portal, await makeExhibitor(portal), { resigned_at: new Date().toISOString() });
    expect(
      await both((person) => portal.as(person)(logOn, { account: email, password: PASSWORD, type: 'actor' })),
    ).toEqual(textsOf('employeeUnbound'));
    expect(await outcomeOf(asStranger()(logOn, { account: left.email, password: PASSWORD, type: 'actor' }))).toBe(
      'employeeUnbound',
    );
  });

  test('is closed to exhibitors while their side is closed, which ends their sessions too', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const close = async (disabled: boolean) => {
      await sql`update exhibition set exhibitor_disabled = ${disabled} where id = ${portal.scope.exhibition.id}`.execute(
        portal.scope.db,
      );
      await portal.portal.services.directory.load();
      portal.portal.services.sessions.forget();
    };
    await close(true);
    expect(
      await both((person) => portal.as(person)(logOn, { account: staff.email, password: PASSWORD, type: 'actor' })),
    ).toEqual(textsOf('exhibitorSideClosed'));
    expect(await outcomeOf(portal.as(staff)(info, {}))).toBe('sessionExpired');
    await close(false);
    expect(await outcomeOf(portal.as(staff)(info, {}))).toBe('done');
  });

  test('asks for an e-mail or mobile, and refuses an endless password before comparing it', async () => {
    expect(await wrongFields(asStranger()(logOn, { account: 'neither', password: 'Abc12345' }))).toEqual({
      account: RULES.emailOrMobile[0],
    });
    const started = performance.now();
    expect(
      Object.keys(await wrongFields(asStranger()(logOn, { account: 'a@fair.example', password: 'a1'.repeat(50_000) }))),
    ).toEqual(['password']);
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('slows the sixth wrong try of an account, from wherever it comes, and forgets them at a right one', async () => {
    const { email } = await makeVisitor(portal);
    const tryWrong = async () => outcomeOf(asStranger()(logOn, { account: email, password: 'Wrong123' }));
    for (let tries = 0; tries < 6; tries += 1) expect(await tryWrong()).toBe('passwordWrong');
    const started = performance.now();
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
    expect(performance.now() - started).toBeGreaterThan(900);
    const again = performance.now();
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
    expect(performance.now() - again).toBeLessThan(900);
  });

  test('refuses an address with thirty failures, whatever accounts they were for', async () => {
    const client = newClient();
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`login client ${client.ip}`}, 600, now(), 29)`.execute(
      portal.scope.db,
    );
    const { email } = await makeVisitor(portal);
    expect(await outcomeOf(portal.as(client)(logOn, { account: email, password: 'Wrong123' }))).toBe('passwordWrong');
    expect(await outcomeOf(portal.as(client)(logOn, { account: email, password: PASSWORD }))).toBe('tooManyTries');
    // a stranger cannot lock the owner out
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('stops telling who is registered after ten identifiers of one client', async () => {
    const client = newClient();
    const outcomes: (string | null)[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      outcomes.push(await outcomeOf(portal.as(client)(logOn, { account: newAddress(), password: 'Wrong123' })));
    expect(tally(outcomes)).toEqual({ accountUnknown: 10, passwordWrong: 2 });
  });

  test('makes a visitor of the other fair one of this fair, with the registration still to do', async () => {
    const { email } = await makeVisitor(portal);
    const { user, landing } = await portal.as(newClient({ host: SUGAR_HOST }))(logOn, {
      account: email,
      password: PASSWORD,
    });
    expect([user.exhibitionId, landing]).toEqual([portal.sugarScope.exhibition.id, '/l-register/account-email-info/0']);
    expect(user.exhibitionUserCompleteState).toMatchObject({
      completeVisitor: false,
      completeExhibitionRegistration: false,
    });
  });
});

describe('sessions', () => {
  const expire = (column: 'idle_until' | 'ends_at', accountId: string) =>
    sql`update session set ${sql.ref(column)} = now() - interval '1 second' where account_id = ${accountId}`.execute(
      portal.scope.db,
    );
  const use = (person: Person) => outcomeOf(portal.as(person)(info, {}));

  test('tokens are long, all different, and tell nothing of their order (G20)', async () => {
    const { id } = await makeAccount(portal);
    const tokens: string[] = [];
    for (let made = 0; made < 200; made += 1)
      tokens.push(await portal.portal.services.sessions.start(portal.scope, id, 'VISITOR', false));
    expect(new Set(tokens).size).toBe(200);
    const random = tokens.map((token) => token.replace(/^fb_/, ''));
    expect(random.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    expect(random).not.toEqual(random.toSorted());
    expect(new Set(random.map((token) => token.slice(0, 3))).size).toBeGreaterThan(150);
  });

  test('are stored as a hash only: nothing in the database works as a token', async () => {
    const { token, accountId } = await makeVisitor(portal);
    const { rows } = await sql<{
      row: string;
      hash: Buffer;
    }>`select s::text as row, token_hash as hash from session s where account_id = ${accountId}`.execute(
      portal.scope.db,
    );
    expect(rows.map(({ hash }) => hash.toString('hex'))).toEqual([
      createHash('sha256')
        .update(token ?? '')
        .digest('hex'),
    ]);
    expect(rows.some(({ row }) => row.includes((token ?? '').slice(3)))).toBe(false);
    for (const { hash } of rows)
      for (const shown of [hash.toString('hex'), hash.toString('base64url')])
        expect(await use({ token: shown })).toBe('sessionExpired');
  });

  test('a token works in the Authorization header only, with or without Bearer', async () => {
    const person = await makeVisitor(portal);
    const token = person.token ?? '';
    expect(await use({ token: `Bearer ${token}` })).toBe('done');
    const inQuery = await portal.send(info, {}, { token: null }, { query: `&token=${token}&authorization=${token}` });
    const inCookie = await portal.send(
      info,
      {},
      { token: null },
      { headers: { cookie: `token=${token}; authorization=${token}` } },
    );
    const elsewhere = await portal.send(
      info,
      {},
      { token: null },
      { headers: { 'x-authorization': token, 'app-token': token } },
    );
    expect([inQuery.body.code, inCookie.body.code, elsewhere.body.code]).toEqual([401, 401, 401]);
  });

  test('a session of the other exhibition is none here', async () => {
    const person = await makeVisitor(portal);
    expect(await use({ ...person, host: SUGAR_HOST })).toBe('sessionExpired');
    const sugar = await makeVisitor(portal, {}, portal.sugarScope);
    expect([await use(sugar), await use({ ...sugar, host: SUGAR_HOST })]).toEqual(['sessionExpired', 'done']);
  });

  test('at most five at a time: the sixth ends the oldest', async () => {
    const { email } = await makeVisitor(portal);
    await sql`delete from session where account_id = (select id from account where email = ${email})`.execute(
      portal.scope.db,
    );
    const tokens: string[] = [];
    for (let signed = 0; signed < LIMITS.sessionsPerAccountMax + 1; signed += 1)
      tokens.push((await asStranger()(logOn, { account: email, password: PASSWORD })).token);
    portal.portal.services.sessions.forget();
    expect(await Promise.all(tokens.map((token) => use({ token })))).toEqual([
      'sessionExpired',
      'done',
      'done',
      'done',
      'done',
      'done',
    ]);
  });

  test('each log-in gives a new token, and an old one shown with it does not come along', async () => {
    const { email, token } = await makeVisitor(portal);
    const signed = await portal.as(newClient({ token }))(logOn, { account: email, password: PASSWORD });
    expect(signed.token).not.toBe(token);
  });

  test('end at log-off, at once', async () => {
    const person = await makeVisitor(portal);
    expect(await use(person)).toBe('done');
    expect(await portal.as(person)(logOff, {})).toEqual({ done: true });
    expect(await use(person)).toBe('sessionExpired');
    expect((await portal.send(logOff, {}, person)).body).toEqual({
      code: 1003,
      message: CODES.sessionExpired.zh,
      data: null,
    });
  });

  test('end when unused too long, and at the end of their whole life', async () => {
    for (const column of ['idle_until', 'ends_at'] as const) {
      const person = await makeVisitor(portal);
      await expire(column, person.accountId);
      expect(await use(person)).toBe('sessionExpired');
    }
  });

  test('live longer with "remember me", and longer again with each use', async () => {
    const { email, accountId } = await makeVisitor(portal);
    const hoursOf = async () => {
      const { rows } = await sql<{ idle: number; total: number }>`
        select round(extract(epoch from idle_until - now()) / 3600)::int as idle, round(extract(epoch from ends_at - now()) / 3600)::int as total
        from session where account_id = ${accountId} order by created_at desc limit 1`.execute(portal.scope.db);
      return rows[0];
    };
    expect(await hoursOf()).toEqual({ idle: 12, total: 7 * 24 });
    const { token } = await asStranger()(logOn, { account: email, password: PASSWORD, remember: true });
    expect(await hoursOf()).toEqual({ idle: 14 * 24, total: 30 * 24 });
    await sql`update session set idle_until = now() + interval '1 hour', last_used_at = now() - interval '2 minutes' where account_id = ${accountId}`.execute(
      portal.scope.db,
    );
    portal.portal.services.sessions.forget();
    await portal.as({ token })(info, {});
    expect((await hoursOf())?.idle).toBe(14 * 24);
  });

  test('of a resigned employee and of an account that is gone are none', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const gone = await makeVisitor(portal);
    await sql`update employee set resigned_at = now() where id = ${staff.employeeId}`.execute(portal.scope.db);
    await sql`delete from account where id = ${gone.accountId}`.execute(portal.scope.db);
    expect([await use(staff), await use(gone)]).toEqual(['sessionExpired', 'sessionExpired']);
  });
});

describe('account.info', () => {
  test('names every role one has at this fair', async () => {
    const company = await makeExhibitor(portal, { name_zh: '双重身份公司', name_en: 'Both Roles Ltd.' });
    const staff = await makeEmployee(portal, company, { admin: true });
    await asStranger()(logOn, { account: staff.email, password: PASSWORD, type: 'vis' });
    const user = await portal.as(staff)(info, {});
    expect({ roles: user.roles, type: user.subjectType, company: user.exhibitorEmployee }).toEqual({
      roles: ['VISITOR', 'ACTOR'],
      type: 'ACTOR',
      company: {
        exhibitorId: company.id,
        admin: true,
        exhibitor: { id: company.id, name: { zh: '双重身份公司', en: 'Both Roles Ltd.' } },
      },
    });
    expect(await portal.as(staff)(infoByToken, {})).toEqual({
      subjectType: 'ACTOR',
      name: '张伟',
      exhibitorId: company.id,
      exhibitionUserRegister: false,
    });
  });
});

const lastCode = async (email: string): Promise<string> => {
  const { rows } = await sql<{
    code: string;
  }>`select code from message where recipient = ${email} and code is not null order by created_at desc, id limit 1`.execute(
    portal.scope.db,
  );
  return rows[0]?.code ?? '';
};
const forget = (email: string) =>
  sql`delete from limit_counter where key = ${`code to ${email}`}`.execute(portal.scope.db);
async function codeFor(email: string, person = newClient()): Promise<string> {
  await forget(email);
  await portal.as(person)(sendEmailCode, { email });
  return lastCode(email);
}
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
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
    const code = await codeFor(email);
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
        portal.scope.db,
      );
    expect(rows).toEqual([{ version: '2026-01', language: 'en', minor: false }]);
    const stored = await sql<{
      hash: string;
    }>`select password_hash as hash from account where email = ${email}`.execute(portal.scope.db);
    expect(stored.rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await portal.as({ token })(info, {})).name).toBe('');
    expect((await asStranger()(logOn, { account: email, password: 'Feldweg26' })).user.userAccountId).toBe(
      user.userAccountId,
    );
  });

  test('refuses a wrong code word for word, five times; then the right one too (G18)', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    expect(await both((person) => portal.as(person)(register, form(email, wrongOf(code))))).toEqual(
      textsOf('codeWrong'),
    );
    for (let tries = 2; tries < LIMITS.codeTriesMax; tries += 1)
      expect(await outcomeOf(asStranger()(register, form(email, wrongOf(code))))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('a code lives ten minutes', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    const { rows } = await sql<{
      minutes: number;
    }>`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from verification_code where address = ${email}`.execute(
      portal.scope.db,
    );
    expect(rows).toEqual([{ minutes: LIMITS.codeMinutes }]);
    await sql`update verification_code set expires_at = now() - interval '1 second' where address = ${email}`.execute(
      portal.scope.db,
    );
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('a code works once, for its own address, and not after a newer one', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const old = await codeFor(email);
    const theirs = await codeFor(other);
    let code = await codeFor(email);
    while (code === old || code === theirs) code = await codeFor(email);
    expect(await outcomeOf(asStranger()(register, form(email, old)))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, theirs)))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('done');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });

  test('of twenty redemptions at once exactly one succeeds (G18)', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(asStranger()(register, form(email, code)))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, codeWrong: 19 });
    const { rows } = await sql<{ count: number }>`select count(*) as count from account where email = ${email}`.execute(
      portal.scope.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('twenty wrong codes at once are still five tries', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    await Promise.all(Array.from({ length: 20 }, () => outcomeOf(asStranger()(register, form(email, wrongOf(code))))));
    const { rows } = await sql<{ tries: number }>`select tries from verification_code where address = ${email}`.execute(
      portal.scope.db,
    );
    expect(rows).toEqual([{ tries: LIMITS.codeTriesMax }]);
  });

  test('stores codes as keyed hashes only', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    const { rows } = await sql<{
      row: string;
      hash: Buffer;
    }>`select v::text as row, code_hash as hash from verification_code v where address = ${email}`.execute(
      portal.scope.db,
    );
    const [stored] = rows;
    expect(stored?.row.includes(code)).toBe(false);
    expect(stored?.hash.equals(createHash('sha256').update(code).digest())).toBe(false);
    expect(stored?.hash.length).toBe(32);
  });

  test('refuses common passwords without using up the code', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    for (const password of ['Password1', 'abc123', 'qwerty123', '1q2w3e4r', 'woaini1314', 'a123456']) {
      expect(await wrongFields(asStranger()(register, form(email, code, password)))).toEqual({
        password: RULES.passwordCommon[0],
      });
    }
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('done');
  });

  test('asks for equal passwords, the consent, and a guardian for minors', async () => {
    const email = newAddress();
    const code = await codeFor(email);
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
    const code = await codeFor(email);
    await makeAccount(portal, { email });
    expect(
      await both(async (person) => {
        await sql`update verification_code set spent_at = null where address = ${email}`.execute(portal.scope.db);
        return portal.as(person)(register, form(email, code));
      }),
    ).toEqual(textsOf('accountTaken'));
  });
});

describe('account.sendEmailCode', () => {
  const send = (email: string, person = newClient()) => outcomeOf(portal.as(person)(sendEmailCode, { email }));
  const sentTo = async (email: string): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from message where recipient = ${email}`.execute(portal.scope.db);
    return rows[0]?.count ?? 0;
  };

  test('writes in the language asked for, with the code in subject and text', async () => {
    const email = newAddress();
    await portal.as(newClient({ lang: 'en' }))(sendEmailCode, { email });
    const { rows } = await sql<{
      subject: string;
      body: string;
      code: string;
    }>`select subject, body, code from message where recipient = ${email}`.execute(portal.scope.db);
    const [mail] = rows;
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect([mail?.subject.includes(mail.code), mail?.body.includes('It is valid for 10 minutes')]).toEqual([
      true,
      true,
    ]);
  });

  test('once a minute to one address, telling how long to wait', async () => {
    const email = newAddress();
    expect(await send(email)).toBe('done');
    const { body, status } = await portal.send(
      sendEmailCode,
      { email: email.toUpperCase() },
      newClient({ lang: 'en' }),
    );
    expect([status, body.code]).toEqual([429, CODES.codeTooSoon.code]);
    expect(body.message).toMatch(/^Codes are sent too often; please try again in \d+ seconds\.$/);
    expect(body.data).toEqual({ waitSeconds: expect.any(Number) });
    expect(await sentTo(email)).toBe(1);
  });

  test('one of twenty at the same instant is sent (G19)', async () => {
    const email = newAddress();
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => send(email))))).toEqual({
      done: 1,
      codeTooSoon: 19,
    });
    expect(await sentTo(email)).toBe(1);
  });

  test('five an hour and ten a day to one address, from wherever they are asked for', async () => {
    const email = newAddress();
    const skip = (seconds: number) =>
      sql`update limit_counter set window_starts_at = window_starts_at - make_interval(secs => ${seconds}) where key = ${`code to ${email}`}`.execute(
        portal.scope.db,
      );
    const outcomes: (string | null)[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (let sends = 0; sends < 6; sends += 1) {
        outcomes.push(await send(email));
        await skip(61);
      }
      await skip(3_600);
    }
    outcomes.push(await send(email));
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'done'),
      'tooManyTries',
      ...Array.from({ length: 5 }, () => 'done'),
      'tooManyTries',
      'tooManyTries',
    ]);
    expect(await sentTo(email)).toBe(10);
  });

  test('to ten addresses an hour from one client, who may still repeat those', async () => {
    const client = newClient();
    const first = newAddress();
    const outcomes = [await send(first, client)];
    for (let sends = 0; sends < 9; sends += 1) outcomes.push(await send(newAddress(), client));
    expect(tally(outcomes)).toEqual({ done: 10 });
    const eleventh = newAddress();
    expect(await send(eleventh, client)).toBe('tooManyTries');
    await forget(eleventh);
    expect(await send(eleventh, client)).toBe('tooManyTries');
    await forget(first);
    expect(await send(first, client)).toBe('done');
    expect(await send(newAddress())).toBe('done');
  });

  test('fifty messages a day from one client', async () => {
    const client = newClient();
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`codes of ${client.ip}`}, 86400, now(), 49)`.execute(
      portal.scope.db,
    );
    expect(await send(newAddress(), client)).toBe('done');
    expect(await send(newAddress(), client)).toBe('tooManyTries');
  });

  test('tells a taken address so, ten times a client; then answers alike and sends nothing', async () => {
    const client = newClient();
    const { email } = await makeVisitor(portal);
    expect(
      await both((person) => {
        return forget(email).then(() => portal.as(person)(sendEmailCode, { email }));
      }),
    ).toEqual(textsOf('accountTaken'));
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`reveal ${client.ip}`}, 600, now(), 10)`.execute(
      portal.scope.db,
    );
    const [taken, free] = [(await makeVisitor(portal)).email, newAddress()];
    const answers = [
      await portal.send(sendEmailCode, { email: taken }, client),
      await portal.send(sendEmailCode, { email: free }, client),
    ];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect([await sentTo(taken), await sentTo(free)]).toEqual([0, 1]);
  });

  test('an IPv6 network counts as one client', async () => {
    for (let sends = 0; sends < 10; sends += 1)
      expect(await send(newAddress(), { token: null, ip: `2001:db8:1:2::${sends + 1}` })).toBe('done');
    expect(await send(newAddress(), { token: null, ip: '2001:db8:1:2:ffff::1' })).toBe('tooManyTries');
    expect(await send(newAddress(), { token: null, ip: '2001:db8:1:3::1' })).toBe('done');
  });

  test('a forged forwarding header makes no new client', async () => {
    const client = newClient();
    const answers: number[] = [];
    for (let sends = 0; sends < 11; sends += 1)
      answers.push(
        (
          await portal.send(sendEmailCode, { email: newAddress() }, client, {
            headers: { 'x-forwarded-for': `9.9.9.${sends}`, 'x-real-ip': `9.9.8.${sends}` },
          })
        ).status,
      );
    expect(answers.at(-1)).toBe(429);
  });

  test('refuses what is no address', async () => {
    for (const email of [
      '',
      'a',
      'a@',
      '@b.example',
      'a b@c.example',
      'a@b',
      `${'a'.repeat(250)}@b.example`,
      'a@b.example\r\nbcc: x@y.example',
    ])
      expect(Object.keys(await wrongFields(asStranger()(sendEmailCode, { email })))).toEqual(['email']);
  });
});

describe('account.validateEmail', () => {
  test('tells whether an address is free, for ten addresses a client', async () => {
    const client = portal.as(newClient());
    const { email } = await makeVisitor(portal);
    expect([await client(validateEmail, { email }), await client(validateEmail, { email: newAddress() })]).toEqual([
      { free: false, codeRight: null },
      { free: true, codeRight: null },
    ]);
    for (let asked = 2; asked < 10; asked += 1) await client(validateEmail, { email: newAddress() });
    expect(await outcomeOf(client(validateEmail, { email: newAddress() }))).toBe('tooManyTries');
  });

  test('a right code may be asked beforehand; a wrong one is a try', async () => {
    const email = newAddress();
    const code = await codeFor(email);
    for (let asked = 0; asked < 8; asked += 1)
      expect(await asStranger()(validateEmail, { email, code })).toEqual({ free: true, codeRight: true });
    for (let tries = 0; tries < LIMITS.codeTriesMax; tries += 1)
      expect(await outcomeOf(asStranger()(validateEmail, { email, code: wrongOf(code) }))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(validateEmail, { email, code }))).toBe('codeWrong');
    expect(await outcomeOf(asStranger()(register, form(email, code)))).toBe('codeWrong');
  });
});
