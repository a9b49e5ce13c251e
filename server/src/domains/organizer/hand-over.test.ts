import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { makeToken } from '../account/account.tokens.queries.ts';

const { fairs, handOver, takeOver, getOverview } = contract.organizer;
const KEY = 'a key agreed with the other site';
const portal = testPortal({ JUMP_KEY: KEY, JUMP_URL: 'https://pre.fair.example/enter' });
const fair = (): string => portal.sugarCtx.exhibition.code;

/** Somebody who is an owner here and an editor at the second fair. */
let both: Organizer;
beforeEach(async () => {
  both = await makeOrganizer(portal);
  await insertRows(portal.sugarCtx.db, 'organizer_staff', [
    { id: newId(), exhibition_id: portal.sugarCtx.exhibition.id, account_id: both.accountId, role: 'editor' },
  ]);
});

const there = () => portal.as({ ...newClient(), host: SUGAR_HOST });
const ticketOf = ({ url }: { url: string }): string => new URL(url).hash.replace('#ticket=', '');
const aTicket = async (): Promise<string> => ticketOf(await portal.as(both)(handOver, { fair: fair() }));
const endOf = async (hours: number | null): Promise<number[]> => {
  if (hours !== null)
    await sql`update session set ends_at = now() + make_interval(hours => ${hours}) where account_id = ${both.accountId}`.execute(
      portal.portal.services.db,
    );
  const { rows } = await sql<{ left: number }>`
    select round(extract(epoch from ends_at - now()) / 3600)::int as left from session where account_id = ${both.accountId}
    order by created_at`.execute(portal.portal.services.db);
  return rows.map(({ left }) => left);
};

describe('staff of two fairs', () => {
  test('see the other one by its name, with what they are there; staff of one see none', async () => {
    const { code, shortName } = portal.sugarCtx.exhibition;
    expect(await portal.as(both)(fairs, {})).toEqual({ list: [{ fair: code, name: shortName, role: 'editor' }] });
    expect(await portal.as(await makeOrganizer(portal))(fairs, {})).toEqual({ list: [] });
  });

  test('go over by a ticket that opens that console once, as what they are there, and it is written down at both (G22, G36)', async () => {
    const answer = await portal.as({ ...both, lang: 'en' })(handOver, { fair: fair() });
    const { host, pathname } = new URL(answer.url);
    expect([host.startsWith(`${SUGAR_HOST}`), pathname, answer.seconds]).toEqual([true, '/en/organizer/login', 60]);
    const ticket = ticketOf(answer);
    const { token, user, landing } = await there()(takeOver, { ticket });
    expect([user.staffRole, landing]).toEqual(['editor', '/organizer']);
    expect(await outcomeOf(portal.as({ token, host: SUGAR_HOST })(getOverview, {}))).toBe('done');
    expect(await outcomeOf(portal.as({ token })(getOverview, {}))).toBe('sessionExpired');
    expect(await outcomeOf(there()(takeOver, { ticket }))).toBe('tokenFailed');
    const { rows } = await sql<{ exhibition_id: string; act: string; role: string; text: string }>`
      select exhibition_id, act, role, row_to_json(l)::text as text from audit l where account_id = ${both.accountId} order by at`.execute(
      portal.portal.services.db,
    );
    expect(rows.map(({ exhibition_id, act, role }) => [exhibition_id, act, role])).toEqual([
      [portal.ctx.exhibition.id, 'organizer.handOver', 'owner'],
      [portal.sugarCtx.exhibition.id, 'organizer.logOn', 'editor'],
    ]);
    const kept = await sql<{ text: string }>`select row_to_json(t)::text as text from limited_token t`.execute(
      portal.portal.services.db,
    );
    expect([...rows, ...kept.rows].filter(({ text }) => text.includes(ticket))).toEqual([]);
  });

  test('of many who show the same ticket at once one comes in', async () => {
    const ticket = await aTicket();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(there()(takeOver, { ticket }))));
    expect(tally(outcomes)).toEqual({ done: 1, tokenFailed: 7 });
  });

  test('stay no longer than the log-in they come from', async () => {
    expect(await endOf(3)).toEqual([3]);
    await there()(takeOver, { ticket: await aTicket() });
    expect(await endOf(null)).toEqual([3, 3]);
  });

  test('have no way to a fair whose staff they are not, nor to their own or none', async () => {
    const one = await makeOrganizer(portal);
    const asked = [
      portal.as(one)(handOver, { fair: fair() }),
      portal.as(both)(handOver, { fair: portal.ctx.exhibition.code }),
      portal.as(both)(handOver, { fair: 'nowhere' }),
    ];
    expect(await Promise.all(asked.map(outcomeOf))).toEqual(['notFound', 'notFound', 'notFound']);
  });
});

describe('a ticket to the other console opens nothing', () => {
  const refused = async (ticket: string) => expect(await outcomeOf(there()(takeOver, { ticket }))).toBe('tokenFailed');

  test('at the fair it comes from', async () => {
    expect(await outcomeOf(portal.as(newClient())(takeOver, { ticket: await aTicket() }))).toBe('tokenFailed');
  });

  test('once its minute is over', async () => {
    const ticket = await aTicket();
    await sql`update limited_token set expires_at = now() where account_id = ${both.accountId}`.execute(
      portal.portal.services.db,
    );
    await refused(ticket);
  });

  test('for who has been taken off the staff there meanwhile', async () => {
    const ticket = await aTicket();
    await sql`delete from organizer_staff where exhibition_id = ${portal.sugarCtx.exhibition.id} and account_id = ${both.accountId}`.execute(
      portal.sugarCtx.db,
    );
    await refused(ticket);
  });

  test('where a visitor is handed over to another site, nor does such a code open the console', async () => {
    const code = await aTicket();
    const redeem = { code, audience: 'https://pre.fair.example', key: KEY };
    const asked = portal.as({ token: null, host: SUGAR_HOST })(contract.account.redeemAuthCode, redeem);
    expect(await outcomeOf(asked)).toBe('tokenFailed');
    const visitor = await makeVisitor(portal, {}, portal.sugarCtx);
    const details = { audience: 'https://pre.fair.example' };
    const jump = {
      purpose: 'jump',
      accountId: both.accountId,
      address: visitor.visitorId,
      minutes: 1,
      details,
    } as const;
    await refused(await makeToken(portal.sugarCtx, jump));
    await refused('nothing-of-the-kind');
  });
});
