import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { codeFor } from '../../../test/codes.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { inBothLanguages, newAddress, newClient, textsOf } from '../../../test/strangers.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeVisitor, PASSWORD } from '../../../test/world.ts';

const { logOn, info, infoByToken } = contract.account;

const portal = testPortal({ DATABASE_POOL: '20' });
const asStranger = () => portal.as(newClient());
/** Logs in with the human check passed, so that the answer is exact. */
const logOnChecked = async (person: Person, account: string, password: string, type: 'vis' | 'actor' = 'vis') =>
  portal.as(person)(logOn, { account, password, type, humanCheck: await passOf(portal, person, 'login', account) });

describe('account.logOn', () => {
  test('knows an e-mail in any case and a mobile in any spelling, and says who one is and where to go', async () => {
    const { id, email } = await makeAccount(portal, { email: 'known@fair.example', mobile: '8613912345678' });
    for (const account of [
      email ?? '',
      '  Known@Fair.Example ',
      '139 1234 5678',
      '１３９１２３４５６７８',
      '0086-139-1234-5678',
    ]) {
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

  test('tells an unknown address word for word, to whom has passed the human check', async () => {
    const attempt = (type: 'vis' | 'actor') =>
      inBothLanguages((person) => logOnChecked(person, 'nobody@fair.example', 'Abc12345', type));
    expect(await attempt('vis')).toEqual(textsOf('accountUnknown'));
    expect(await attempt('actor')).toEqual(textsOf('exhibitorMissing'));
  });

  test('without it answers an unknown account, one without a password and a wrong password byte for byte alike (G17)', async () => {
    const bare = await makeAccount(portal, { password_hash: null });
    const { email } = await makeVisitor(portal);
    const answers = await Promise.all(
      ['nobody@fair.example', bare.email ?? '', email].map((account) =>
        portal.send(logOn, { account, password: 'Abc12345' }, newClient()),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('compares every character of a password, and its case', async () => {
    const { email } = await makeVisitor(portal);
    expect(await inBothLanguages((person) => portal.as(person)(logOn, { account: email, password: 'wrong1' }))).toEqual(
      ['密码错误', 'Password error.'],
    );
    const near = [PASSWORD.toLowerCase(), PASSWORD.slice(0, -1), `${PASSWORD}1`, ` ${PASSWORD}`, `${PASSWORD}\n`];
    await sql`delete from limit_counter`.execute(portal.ctx.db);
    for (const password of near.slice(0, 4))
      expect(await outcomeOf(asStranger()(logOn, { account: email, password }))).toBe('passwordWrong');
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('tells an account without a password to set one', async () => {
    await makeAccount(portal, { email: 'no.password@fair.example', password_hash: null });
    expect(await inBothLanguages((person) => logOnChecked(person, 'no.password@fair.example', 'Abc12345'))).toEqual(
      textsOf('passwordMissing'),
    );
  });

  test('tells somebody who is nobody’s employee, and one who has resigned, to ask the administrator', async () => {
    const { email } = await makeVisitor(portal);
    const left = await makeEmployee(portal, await makeExhibitor(portal), { resigned_at: new Date().toISOString() });
    expect(
      await inBothLanguages((person) =>
        portal.as(person)(logOn, { account: email, password: PASSWORD, type: 'actor' }),
      ),
    ).toEqual(textsOf('employeeUnbound'));
    expect(await outcomeOf(asStranger()(logOn, { account: left.email, password: PASSWORD, type: 'actor' }))).toBe(
      'employeeUnbound',
    );
  });

  test('tells an employee who took the visitors’ door, and makes no visitor of them', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const visitors = async (): Promise<unknown[]> =>
      portal.ctx.db.selectFrom('visitor').where('account_id', '=', staff.accountId).select('id').execute();
    expect(
      await inBothLanguages((person) => portal.as(person)(logOn, { account: staff.email, password: PASSWORD })),
    ).toEqual(textsOf('exhibitorAccount'));
    expect(await visitors()).toEqual([]);
    // whoever means to visit as well takes the role, and has both doors from then on
    await portal.as(staff)(contract.account.switchIdentity, { subjectType: 'VISITOR' });
    expect(await visitors()).toHaveLength(1);
    expect(await outcomeOf(asStranger()(logOn, { account: staff.email, password: PASSWORD }))).toBe('done');
  });

  test('is closed to exhibitors while their side is closed, which ends their sessions too', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const close = async (disabled: boolean) => {
      await writeSettings(portal.ctx, { exhibitorDisabled: disabled });
      await portal.portal.services.directory.load();
      portal.portal.services.sessions.forget();
    };
    await close(true);
    expect(
      await inBothLanguages((person) =>
        portal.as(person)(logOn, { account: staff.email, password: PASSWORD, type: 'actor' }),
      ),
    ).toEqual(textsOf('exhibitorSideClosed'));
    expect(await inBothLanguages((person) => portal.as({ ...staff, ...person, token: staff.token })(info, {}))).toEqual(
      textsOf('exhibitorSideClosed'),
    );
    await close(false);
    expect(await outcomeOf(portal.as(staff)(info, {}))).toBe('done');
  });

  test('asks for an e-mail or mobile, and refuses an endless password by its length, which nobody has to hash', async () => {
    expect(await wrongFields(asStranger()(logOn, { account: 'neither', password: 'Abc12345' }))).toEqual({
      account: RULES.emailOrMobile[0],
    });
    expect(
      Object.keys(await wrongFields(asStranger()(logOn, { account: 'a@fair.example', password: 'a1'.repeat(50_000) }))),
    ).toEqual(['password']);
  });

  test('asks for a human check from the sixth try of an account on, from wherever it comes; the owner passes it (G15)', async () => {
    const { email } = await makeVisitor(portal);
    const tryWrong = () => outcomeOf(asStranger()(logOn, { account: email, password: 'Wrong123' }));
    const outcomes: (string | null)[] = [];
    for (let tries = 0; tries < 7; tries += 1) outcomes.push(await tryWrong());
    expect(tally(outcomes)).toEqual({ passwordWrong: 5, humanCheckNeeded: 2 });
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('humanCheckNeeded');
    expect(await outcomeOf(logOnChecked(newClient(), email, PASSWORD))).toBe('done');
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('slows wrong tries beyond the free ones, not the right one', async () => {
    const { email } = await makeVisitor(portal);
    for (let tries = 0; tries < 6; tries += 1) await outcomeOf(logOnChecked(newClient(), email, 'Wrong123'));
    const started = performance.now();
    expect(await outcomeOf(logOnChecked(newClient(), email, 'Wrong123'))).toBe('passwordWrong');
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test('after a hundred wrong passwords a day a new device waits for its turn, and a code for none (G15)', async () => {
    const { email, accountId } = await makeVisitor(portal);
    const set = (key: string, seconds: number, count: number, secondsAgo = 0) =>
      sql`
        insert into limit_counter (key, window_seconds, window_starts_at, count)
        values (${key}, ${seconds}, now() - make_interval(secs => ${secondsAgo}), ${count})
        on conflict (key, window_seconds) do update set window_starts_at = excluded.window_starts_at, count = excluded.count`.execute(
        portal.ctx.db,
      );
    const useUpTheDay = () => set(`login account ${accountId}`, 86_400, LIMITS.loginFailuresPerAccountDay);
    /** A stranger has had the turn: so long ago. */
    const takeTurn = (secondsAgo: number) => set(`login turn ${accountId}`, LIMITS.loginTurnSeconds, 1, secondsAgo);
    await useUpTheDay();
    const owner = newClient();
    // as one that waits in vain: the next turn is further off than anybody waits
    await takeTurn(-LIMITS.loginTurnWaitSeconds);
    const refused = await portal.send(
      logOn,
      { account: email, password: PASSWORD, humanCheck: await passOf(portal, owner, 'login', email) },
      owner,
    );
    expect([refused.status, refused.body.data]).toEqual([429, { codeInstead: true }]);
    const code = await codeFor(portal, email, 'login', owner);
    expect(await outcomeOf(portal.as(owner)(logOn, { account: email, code }))).toBe('done');
    await useUpTheDay();
    await takeTurn(LIMITS.loginTurnSeconds - 2);
    const began = performance.now();
    expect(await outcomeOf(logOnChecked(newClient(), email, PASSWORD))).toBe('done');
    expect(performance.now() - began).toBeGreaterThan(500);
  });

  test('refuses an address with thirty failures, whatever accounts they were for', async () => {
    const client = newClient();
    await sql`insert into limit_counter (key, window_seconds, window_starts_at, count) values (${`login client ${client.ip}`}, 600, now(), 29)`.execute(
      portal.ctx.db,
    );
    const { email } = await makeVisitor(portal);
    expect(await outcomeOf(logOnChecked(client, email, 'Wrong123'))).toBe('passwordWrong');
    expect(await outcomeOf(logOnChecked(client, email, PASSWORD))).toBe('tooManyTries');
    // a stranger cannot lock the owner out
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('stops telling who is registered after ten identifiers of one client, each with a human check (G17)', async () => {
    const client = newClient();
    const outcomes: (string | null)[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      outcomes.push(await outcomeOf(logOnChecked(client, newAddress(), 'Wrong123')));
    expect(tally(outcomes)).toEqual({ accountUnknown: 10, passwordWrong: 2 });
  });

  test('makes a visitor of the other fair one of this fair, with the registration still to do', async () => {
    const { email } = await makeVisitor(portal);
    const { user, landing } = await portal.as(newClient({ host: SUGAR_HOST }))(logOn, {
      account: email,
      password: PASSWORD,
    });
    expect([user.exhibitionId, landing]).toEqual([portal.sugarCtx.exhibition.id, '/l-register/account-email-info/0']);
    expect(user.exhibitionUserCompleteState).toMatchObject({
      completeVisitor: false,
      completeExhibitionRegistration: false,
    });
  });
});

describe('account.info', () => {
  test('names every role one has at this fair', async () => {
    const company = await makeExhibitor(portal, { name_zh: '双重身份公司', name_en: 'Both Roles Ltd.' });
    const staff = await makeEmployee(portal, company, { admin: true });
    for (const subjectType of ['VISITOR', 'ACTOR'] as const)
      await portal.as(staff)(contract.account.switchIdentity, { subjectType });
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
