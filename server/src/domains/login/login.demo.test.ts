import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { codeFor } from '../../../test/codes.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeAccount, makeOrganizer, PASSWORD } from '../../../test/world.ts';
import { endDemo } from '../../start/data.ts';
import { makeFirstOwner } from '../organizer/first-owner.ts';

const { logOn, info, showLogonQr } = contract.account;

const portal = testPortal();

const somebody = async () => {
  const { email } = await makeAccount(portal, { demo: true });
  return email ?? '';
};
const ELSEWHERE: [string, Partial<Person>, Record<string, string>][] = [
  ['another machine', { ip: '203.0.113.9' }, {}],
  ['a foreign name', { host: 'rebound.example' }, {}],
  ['a proxy on this machine', {}, { 'x-forwarded-for': '127.0.0.1' }],
];

describe('people of the demo', () => {
  test.for(ELSEWHERE)('are not let in from %s, by password, code or console', async ([, from, headers]) => {
    const email = await somebody();
    const staff = await makeOrganizer(portal);
    await sql`update account set demo = true where id = ${staff.accountId}`.execute(portal.ctx.db);
    const person = newClient(from);
    const nameOf = async (call: typeof logOn | typeof contract.organizer.logOn, input: object) =>
      (await portal.send(call, input, person, { headers })).body.code;
    expect([
      await nameOf(logOn, { account: email, password: PASSWORD }),
      await nameOf(logOn, { account: email, code: await codeFor(portal, email, 'login') }),
      await nameOf(contract.organizer.logOn, { email: staff.email, password: PASSWORD }),
    ]).toEqual([2090, 2090, 2090]);
    const { rows } = await sql`select 1 from message where recipient = ${staff.email}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('are let in on the machine itself, at each fair; everybody else from everywhere', async () => {
    const email = await somebody();
    const { email: real } = await makeAccount(portal);
    const enter = (account: string, from: Partial<Person>) =>
      outcomeOf(portal.as(newClient(from))(logOn, { account, password: PASSWORD }));
    expect([
      await enter(email, {}),
      await enter(email, { host: SUGAR_HOST }),
      await enter(real ?? '', { ip: '203.0.113.9' }),
    ]).toEqual(['done', 'done', 'done']);
  });

  test('do not let a page elsewhere in by its QR code', async () => {
    const email = await somebody();
    const { token } = await portal.as(newClient())(logOn, { account: email, password: PASSWORD });
    const page = portal.as(newClient({ ip: '203.0.113.9' }));
    const { id, secret } = await page(showLogonQr, { step: 'make' });
    await portal.as({ token })(showLogonQr, { step: 'answer', id, approve: true });
    expect(await outcomeOf(page(showLogonQr, { step: 'poll', id, secret: secret ?? '' }))).toBe('demoElsewhere');
  });

  test('are gone when the same data is opened with DEMO=0, and the start says so', async () => {
    const email = await somebody();
    const staff = await makeOrganizer(portal);
    await sql`update account set demo = true where id = ${staff.accountId}`.execute(portal.ctx.db);
    const { token } = await portal.as(newClient())(logOn, { account: email, password: PASSWORD });
    const real = await openPortalOn(portal.url, { DEMO: '0' });
    try {
      expect(await outcomeOf(real.as({ token })(info, {}))).toBe('sessionExpired');
      expect(await outcomeOf(real.as(newClient())(logOn, { account: email, password: PASSWORD }))).toBe(
        'demoElsewhere',
      );
      const said: string[] = [];
      await endDemo(real.ctx.db, (line) => said.push(line));
      expect(said).toEqual([expect.stringMatching(/demo: the log-ins of its \d+ demo people are disabled/)]);
      const { rows } = await sql`
        select 1 from session s join account a on a.id = s.account_id where a.demo`.execute(real.ctx.db);
      expect(rows).toEqual([]);
      // the demo's owner is no owner of a real console
      const owner = await makeFirstOwner(real.portal.services.config, real.ctx, 'real.owner@trade.test');
      expect(owner.state).toBe('made');
    } finally {
      await real.close();
    }
  });
});
