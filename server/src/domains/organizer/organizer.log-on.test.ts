import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { wrongOf } from '../../../test/codes.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeAccount, makeOrganizer, makeVisitor, PASSWORD } from '../../../test/world.ts';

const { logOn, confirmLogOn, getOverview } = contract.organizer;

const portal = testPortal();

const sentCode = async (email: string): Promise<string> => {
  const { rows } = await sql<{ code: string }>`
    select code from message where recipient = ${email} and code is not null order by created_at desc, id limit 1`.execute(
    portal.ctx.db,
  );
  return rows[0]?.code ?? '';
};
const refusals = async (object: string) => {
  const { rows } = await sql<{ account_id: string | null; details: unknown; address: string }>`
    select account_id, details, address from audit where act = 'organizer.logOnRefused' and object_id = ${object} order by at`.execute(
    portal.ctx.db,
  );
  return rows;
};

describe('the log-in to the console', () => {
  test('takes the password and the code of the e-mail, and starts a session of the organizer', async () => {
    const staff = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const call = portal.as(newClient());
    const { ticket, sentTo, seconds, waitSeconds } = await call(logOn, { email: staff.email, password: PASSWORD });
    expect({ sentTo, seconds, waitSeconds }).toEqual({
      sentTo: `${staff.email.slice(0, 1)}***${staff.email.split('@')[0]?.slice(-1)}@${staff.email.split('@')[1]}`,
      seconds: 600,
      waitSeconds: 60,
    });
    const { token, user, landing } = await call(confirmLogOn, { ticket, code: await sentCode(staff.email) });
    expect({ type: user.subjectType, role: user.staffRole, landing }).toEqual({
      type: 'ORGANIZER',
      role: 'reviewer',
      landing: '/organizer',
    });
    expect(await outcomeOf(portal.as({ token })(getOverview, {}))).toBe('done');
    const { rows } = await sql<{ idle: number; total: number }>`
      select extract(epoch from idle_until - created_at)::int / 60 as idle, extract(epoch from ends_at - created_at)::int / 60 as total
      from session where account_id = ${staff.accountId} order by created_at desc limit 1`.execute(portal.ctx.db);
    expect(rows).toEqual([{ idle: 120, total: 720 }]);
  });

  test('is written down, and so is each refused one', async () => {
    const staff = await makeOrganizer(portal);
    const client = newClient();
    const call = portal.as(client);
    expect(await outcomeOf(call(logOn, { email: staff.email, password: 'Falsch2026' }))).toBe('passwordWrong');
    const { ticket } = await call(logOn, { email: staff.email, password: PASSWORD });
    const code = await sentCode(staff.email);
    expect(await outcomeOf(call(confirmLogOn, { ticket, code: wrongOf(code) }))).toBe('codeWrong');
    await call(confirmLogOn, { ticket, code });
    const masked = expect.stringMatching(/^.\*\*\*.@/);
    expect(await refusals(staff.staffId)).toEqual([
      { account_id: null, details: { email: masked, step: 1 }, address: client.ip },
      { account_id: null, details: { email: masked, step: 2 }, address: client.ip },
    ]);
    const { rows } = await sql`
      select account_id, role, object_id from audit where act = 'organizer.logOn' and account_id = ${staff.accountId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ account_id: staff.accountId, role: 'owner', object_id: staff.staffId }]);
  });

  test('answers the same to a wrong password, to whom is not staff here, and to an unknown address', async () => {
    const staff = await makeOrganizer(portal);
    const elsewhere = await makeOrganizer(portal, portal.sugarCtx);
    const visitor = await makeVisitor(portal);
    const noPassword = newAddress();
    await makeAccount(portal, { email: noPassword, password_hash: null });
    const tried = [
      { email: staff.email, password: 'Falsch2026' },
      { email: visitor.email, password: PASSWORD },
      { email: elsewhere.email, password: PASSWORD },
      { email: noPassword, password: PASSWORD },
      { email: newAddress(), password: PASSWORD },
    ];
    const said = new Set<string>();
    for (const input of tried) {
      const { status, text } = await portal.send(logOn, input, newClient());
      said.add(`${status} ${text}`);
    }
    expect([...said]).toEqual(['400 {"code":2002,"message":"密码错误","data":null}']);
    const mails =
      await sql`select 1 from message where recipient in (${sql.join(tried.map(({ email }) => email))})`.execute(
        portal.ctx.db,
      );
    expect(mails.rows).toEqual([]);
    const there = { ...newClient(), host: SUGAR_HOST };
    expect(await outcomeOf(portal.as(there)(logOn, { email: elsewhere.email, password: PASSWORD }))).toBe('done');
  });

  test('counts failures with those of the visitor log-in: after five a human check is asked for', async () => {
    const staff = await makeOrganizer(portal);
    const asVisitor = { account: staff.email, password: 'Falsch2026' };
    for (let tries = 0; tries < 3; tries += 1)
      await outcomeOf(portal.as(newClient())(contract.account.logOn, asVisitor));
    for (let tries = 0; tries < 2; tries += 1)
      await outcomeOf(portal.as(newClient())(logOn, { email: staff.email, password: 'Falsch2026' }));
    expect(await outcomeOf(portal.as(newClient())(logOn, { email: staff.email, password: PASSWORD }))).toBe(
      'humanCheckNeeded',
    );
  });

  test('lets one of twenty parallel confirmations in, and no second one later', async () => {
    const staff = await makeOrganizer(portal);
    const call = portal.as(newClient());
    const { ticket } = await call(logOn, { email: staff.email, password: PASSWORD });
    const code = await sentCode(staff.email);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(portal.as(newClient())(confirmLogOn, { ticket, code }))),
    );
    expect(tally(all)['done']).toBe(1);
    expect(await outcomeOf(call(confirmLogOn, { ticket, code }))).toBe('tokenFailed');
  });

  test('ends with the older ticket as soon as a newer one is made', async () => {
    const staff = await makeOrganizer(portal);
    const call = portal.as(newClient());
    const first = await call(logOn, { email: staff.email, password: PASSWORD });
    expect(await outcomeOf(call(logOn, { email: staff.email, password: PASSWORD }))).toBe('codeTooSoon');
    await sql`delete from limit_counter where key like '%code to console %'`.execute(portal.ctx.db);
    const second = await call(logOn, { email: staff.email, password: PASSWORD });
    const code = await sentCode(staff.email);
    expect(await outcomeOf(call(confirmLogOn, { ticket: first.ticket, code }))).toBe('tokenFailed');
    expect(await outcomeOf(call(confirmLogOn, { ticket: second.ticket, code }))).toBe('done');
  });

  test('opens nothing to whom was removed between the two steps, nor at the other fair', async () => {
    const staff = await makeOrganizer(portal, portal.ctx, 'support');
    const call = portal.as(newClient());
    const { ticket } = await call(logOn, { email: staff.email, password: PASSWORD });
    const code = await sentCode(staff.email);
    expect(await outcomeOf(portal.as({ ...newClient(), host: SUGAR_HOST })(confirmLogOn, { ticket, code }))).toBe(
      'tokenFailed',
    );
    await sql`delete from organizer_staff where id = ${staff.staffId}`.execute(portal.ctx.db);
    expect(await outcomeOf(call(confirmLogOn, { ticket, code }))).toBe('tokenFailed');
  });
});
