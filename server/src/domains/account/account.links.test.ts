import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { codeFor, forgetSends } from '../../../test/codes.ts';
import { countRows } from '../../../test/count-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { openTestPortal, testPortal, type TestPortal } from '../../../test/portal.ts';
import { inBothLanguages, newAddress, newClient, textsOf } from '../../../test/strangers.ts';
import { makeVisitor, PASSWORD, type Visitor } from '../../../test/world.ts';

const { sendEmailCode, getLimitedToken, setPasswordByToken, logOn, info, authCode, redeemAuthCode } = contract.account;
const { registerByMail, readRegistrationLink, registerByLink, bindAddress } = contract.account;
const NEW = 'Neuland27';
const KEY = 'a key agreed with the other site';
const AUDIENCE = 'https://pre.fair.example';
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };

const portal = testPortal({
  DATABASE_POOL: '12',
  JUMP_URL: `${AUDIENCE}/enter`,
  JUMP_KEY: KEY,
  PUBLIC_ORIGIN: 'https://fair.example',
});
const asStranger = () => portal.as(newClient());
const once = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

const tokenIn = (link: string | null | undefined): string =>
  new URL(link ?? 'https://none.example').searchParams.get('token') ?? '';

/** The token of a reset link as it came by e-mail. */
async function resetLink(email: string, headers: Record<string, string> = {}): Promise<string> {
  await forgetSends(portal, email);
  await sql`delete from limit_counter where key like 'reset %'`.execute(portal.ctx.db);
  const person = newClient();
  const humanCheck = await passOf(portal, person, 'code', email);
  await portal.send(sendEmailCode, { email, purpose: 'reset', humanCheck }, person, { headers });
  return (await messagesTo(portal, email)).at(-1)?.link ?? '';
}
const reset = (token: string, password = NEW) =>
  asStranger()(setPasswordByToken, { token, password, confirmPassword: password });

describe('a reset link (G22)', () => {
  test('points to the configured origin, whatever Host the request names', async () => {
    const { email } = await makeVisitor(portal);
    const forged = [
      {},
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { forwarded: 'host=evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ];
    for (const headers of forged) {
      const link = await resetLink(email, headers);
      expect(new URL(link).origin).toBe('https://fair.example');
    }
    const person = newClient({ host: 'evil.example' });
    const humanCheck = await passOf(portal, { ...person, host: 'localhost' }, 'code', email);
    await forgetSends(portal, email);
    await portal.send(sendEmailCode, { email, purpose: 'reset', humanCheck }, person);
    expect((await messagesTo(portal, email)).filter(({ body }) => body.includes('evil.example'))).toEqual([]);
  });

  test('sets the password once, signs nobody in, closes every session and tells the owner', async () => {
    const visitor = await makeVisitor(portal);
    const other = await portal.portal.services.sessions.start(portal.ctx, visitor.accountId, 'VISITOR', true);
    const token = tokenIn(await resetLink(visitor.email));
    expect(await reset(token)).toEqual({ done: true, account: visitor.email });
    expect((await messagesTo(portal, visitor.email)).at(-1)?.subject).toMatch(/账号安全提醒/);
    for (const session of [visitor.token, other])
      expect(await outcomeOf(portal.as({ token: session })(info, {}))).toBe('sessionExpired');
    expect(
      await inBothLanguages((person) =>
        portal.as(person)(setPasswordByToken, { token, password: NEW, confirmPassword: NEW }),
      ),
    ).toEqual(textsOf('tokenFailed'));
    expect(await outcomeOf(asStranger()(logOn, { account: visitor.email, password: PASSWORD }))).toBe('passwordWrong');
    expect(await outcomeOf(asStranger()(logOn, { account: visitor.email, password: NEW }))).toBe('done');
  });

  test('is used by one of twenty at once', async () => {
    const { email } = await makeVisitor(portal);
    const token = tokenIn(await resetLink(email));
    expect(tally(await once(20, () => outcomeOf(reset(token))))).toEqual({ done: 1, tokenFailed: 19 });
  });

  test('ends with a newer one, after half an hour, and with every other proof of the account once one was used', async () => {
    const { email, accountId } = await makeVisitor(portal);
    const older = tokenIn(await resetLink(email));
    const newer = tokenIn(await resetLink(email));
    expect(await outcomeOf(reset(older))).toBe('tokenFailed');
    await sql`update limited_token set expires_at = expires_at - make_interval(mins => ${LIMITS.limitedTokenMinutes}, secs => 1) where account_id = ${accountId}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(reset(newer))).toBe('tokenFailed');
    await sql`update account set mobile = '8613600000022' where id = ${accountId}`.execute(portal.ctx.db);
    const byMobile = await asStranger()(getLimitedToken, {
      areaCode: '86',
      mobile: '13600000022',
      code: await codeFor(portal, '8613600000022', 'reset'),
    });
    const byMail = tokenIn(await resetLink(email));
    expect(await outcomeOf(reset(byMail))).toBe('done');
    expect(await outcomeOf(reset(byMobile.token))).toBe('tokenFailed');
  });

  test('to an address that was changed meanwhile opens nothing: whoever reads the old mailbox has lost the account', async () => {
    const visitor = await makeVisitor(portal);
    const token = tokenIn(await resetLink(visitor.email));
    const email = newAddress();
    const code = await codeFor(portal, email, 'bind', visitor);
    await portal.as(visitor)(bindAddress, { email, code, proof: { password: PASSWORD } });
    expect(await outcomeOf(reset(token))).toBe('tokenFailed');
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
  });

  test('goes to the stored address only: a look-alike gets nothing', async () => {
    const { accountId } = await makeVisitor(portal);
    const [real, looks] = ['victim.paypal@fair.example', 'victim.p\u0430ypal@fair.example'];
    await sql`update account set email = ${real} where id = ${accountId}`.execute(portal.ctx.db);
    for (const typed of [
      looks,
      'victim.paypal@f\u0430ir.example',
      'VICTIM.PAYPAL@fair.example',
      'victim.payp\uFF41l@fair.example',
    ]) {
      await forgetSends(portal, real);
      const person = newClient();
      const humanCheck = await passOf(portal, person, 'code', typed.toLowerCase());
      await portal.send(sendEmailCode, { email: typed, purpose: 'reset', humanCheck }, person);
    }
    const { rows } = await sql<{
      recipient: string;
    }>`select recipient from message where recipient like 'victim%'`.execute(portal.ctx.db);
    expect([...new Set(rows.map(({ recipient }) => recipient))]).toEqual([real]);
  });
});

describe('a registration link (registerUserByEmailNotCheck) (G22)', () => {
  const begin = async (email: string, headers: Record<string, string> = {}) => {
    await forgetSends(portal, email);
    const person = newClient();
    const humanCheck = await passOf(portal, person, 'register', email);
    return portal.send(registerByMail, { email, consent: CONSENT, humanCheck }, person, { headers });
  };
  const finish = (token: string) => asStranger()(registerByLink, { token, password: NEW, confirmPassword: NEW });

  test('makes no account before it is opened, takes none over, and points to the configured origin', async () => {
    const email = newAddress();
    await begin(email, { 'x-forwarded-host': 'evil.example' });
    const mail = (await messagesTo(portal, email)).at(-1);
    expect(new URL(mail?.link ?? '').origin).toBe('https://fair.example');
    const stored = () => countRows(portal, sql`account where email = ${email}`);
    expect(await stored()).toBe(0);
    expect(await asStranger()(readRegistrationLink, { token: tokenIn(mail?.link) })).toEqual({ email });
    expect(tally(await once(20, () => outcomeOf(finish(tokenIn(mail?.link)))))).toEqual({ done: 1, linkInvalid: 19 });
    expect(await stored()).toBe(1);
  });

  test('of an address that got an account meanwhile changes nothing of it', async () => {
    const email = newAddress();
    await begin(email);
    const token = tokenIn((await messagesTo(portal, email)).at(-1)?.link);
    const { accountId } = await makeVisitor(portal);
    await sql`update account set email = ${email} where id = ${accountId}`.execute(portal.ctx.db);
    expect(await outcomeOf(finish(token))).toBe('accountTaken');
    expect(await outcomeOf(asStranger()(logOn, { account: email, password: PASSWORD }))).toBe('done');
    expect((await begin(email)).body.code).toBe(2004);
  });

  test('says word for word that it is not valid: forged, expired, an older one', async () => {
    const email = newAddress();
    await begin(email);
    const older = tokenIn((await messagesTo(portal, email)).at(-1)?.link);
    await begin(email);
    for (const token of ['forged', older])
      expect(await inBothLanguages((person) => portal.as(person)(readRegistrationLink, { token }))).toEqual(
        textsOf('linkInvalid'),
      );
    await sql`update limited_token set expires_at = now() where address = ${email}`.execute(portal.ctx.db);
    expect(await outcomeOf(finish(tokenIn((await messagesTo(portal, email)).at(-1)?.link)))).toBe('linkInvalid');
  });
});

describe('the one-time code for the other site (G23)', () => {
  const redeem = (code: string, given: { audience?: string; key?: string } = {}) =>
    outcomeOf(asStranger()(redeemAuthCode, { code, audience: AUDIENCE, key: KEY, ...given }));
  const codeOf = async (visitor: Visitor) => (await portal.as(visitor)(authCode, {})).code;

  test('names its visitor once, to the site it is for, which shows its key', async () => {
    const visitor = await makeVisitor(portal);
    const { code, url, seconds } = await portal.as(visitor)(authCode, {});
    expect([new URL(url).origin, new URL(url).searchParams.get('code'), seconds]).toEqual([AUDIENCE, code, 60]);
    expect(url).not.toContain(visitor.token);
    expect(await redeem(code, { key: 'another key, long enough' })).toBe('notAllowed');
    expect(await redeem(code, { audience: 'https://evil.example' })).toBe('tokenFailed');
    expect(tally(await once(20, () => redeem(code)))).toEqual({ done: 1, tokenFailed: 19 });
    expect(await redeem(code)).toBe('tokenFailed');
  });

  test('is not made where there is no other site, and the fair says so', async () => {
    const alone = await openTestPortal();
    try {
      const switches = async (at: TestPortal) =>
        (await at.as({ token: null })(contract.exhibition.configuration, {})).configSwitch.preregistrationSite;
      expect([await switches(portal), await switches(alone)]).toEqual([true, false]);
      const visitor = await makeVisitor(alone);
      expect(await outcomeOf(alone.as(visitor)(authCode, {}))).toBe('notFound');
    } finally {
      await alone.close();
    }
  });

  test('is nothing after sixty seconds, and is no session and no proof', async () => {
    const visitor = await makeVisitor(portal);
    const code = await codeOf(visitor);
    expect(await outcomeOf(portal.as({ token: code })(info, {}))).toBe('sessionExpired');
    expect(await outcomeOf(reset(code))).toBe('tokenFailed');
    await sql`update limited_token set expires_at = expires_at - interval '61 seconds' where address = ${visitor.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(await redeem(code)).toBe('tokenFailed');
  });
});
