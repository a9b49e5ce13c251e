import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeVisitor, PASSWORD } from '../../../test/world.ts';

const { logOn, logOff, info } = contract.account;

const portal = testPortal({ DATABASE_POOL: '20' });
const asStranger = () => portal.as(newClient());

describe('sessions', () => {
  const expire = (column: 'idle_until' | 'ends_at', accountId: string) =>
    sql`update session set ${sql.ref(column)} = now() - interval '1 second' where account_id = ${accountId}`.execute(
      portal.ctx.db,
    );
  const use = (person: Person) => outcomeOf(portal.as(person)(info, {}));

  test('tokens are long, all different, and tell nothing of their order (G20)', async () => {
    const { id } = await makeAccount(portal);
    const tokens: string[] = [];
    for (let made = 0; made < 200; made += 1)
      tokens.push(await portal.portal.services.sessions.start(portal.ctx, id, 'VISITOR', false));
    expect(new Set(tokens).size).toBe(200);
    const random = tokens.map((token) => token.replace(/^fb_/, ''));
    expect(random.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    expect(random).not.toEqual(random.toSorted());
    expect(new Set(random.map((token) => token.slice(0, 3))).size).toBeGreaterThan(150);
  });

  test('are stored as a hash only: nothing in the database works as a token (G20)', async () => {
    const { token, accountId } = await makeVisitor(portal);
    const { rows } = await sql<{
      row: string;
      hash: Buffer;
    }>`select s::text as row, token_hash as hash from session s where account_id = ${accountId}`.execute(portal.ctx.db);
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

  test('a token works in the Authorization header only, with or without Bearer (G20)', async () => {
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
    const sugar = await makeVisitor(portal, {}, portal.sugarCtx);
    expect([await use(sugar), await use({ ...sugar, host: SUGAR_HOST })]).toEqual(['sessionExpired', 'done']);
  });

  test('at most five at a time: the sixth ends the oldest', async () => {
    const { email } = await makeVisitor(portal);
    await sql`delete from session where account_id = (select id from account where email = ${email})`.execute(
      portal.ctx.db,
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

  test('at most five, also of several that begin at once', async () => {
    const { accountId, email } = await makeVisitor(portal);
    const enter = () => portal.as(newClient())(logOn, { account: email, password: PASSWORD });
    for (let signed = 0; signed < LIMITS.sessionsPerAccountMax; signed += 1) await enter();
    await Promise.all(Array.from({ length: 4 }, enter));
    const { rows } = await sql`select id from session where account_id = ${accountId}`.execute(portal.ctx.db);
    expect(rows).toHaveLength(LIMITS.sessionsPerAccountMax);
  });

  test('each log-in gives a new token, and an old one shown with it does not come along (G20)', async () => {
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
        from session where account_id = ${accountId} order by created_at desc limit 1`.execute(portal.ctx.db);
      return rows[0];
    };
    expect(await hoursOf()).toEqual({ idle: 12, total: 7 * 24 });
    const { token } = await asStranger()(logOn, { account: email, password: PASSWORD, remember: true });
    expect(await hoursOf()).toEqual({ idle: 14 * 24, total: 30 * 24 });
    await sql`update session set idle_until = now() + interval '1 hour', last_used_at = now() - interval '2 minutes' where account_id = ${accountId}`.execute(
      portal.ctx.db,
    );
    portal.portal.services.sessions.forget();
    await portal.as({ token })(info, {});
    expect((await hoursOf())?.idle).toBe(14 * 24);
  });

  test('of a resigned employee and of an account that is gone are none', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const gone = await makeVisitor(portal);
    await sql`update employee set resigned_at = now() where id = ${staff.employeeId}`.execute(portal.ctx.db);
    await sql`delete from account where id = ${gone.accountId}`.execute(portal.ctx.db);
    expect([await use(staff), await use(gone)]).toEqual(['sessionExpired', 'sessionExpired']);
  });
});
