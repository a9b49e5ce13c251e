import ICAL from 'ical.js';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { agreeOn, giveLive, makeAgreedPair, makeProgramme, wantLive } from '../../../test/agendas.ts';
import { makeLive } from '../../../test/lives.ts';
import { makePair, slotOf } from '../../../test/meetings.ts';
import { tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeExhibitor, makeVisitor } from '../../../test/world.ts';

const { closeFeed, feed, openFeed } = contract.agenda;
const { calendar, propose } = contract.meetingAppointment;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });

const open = async (person: Person): Promise<string> =>
  new URL((await portal.as(person)(openFeed, {})).address).pathname;
const get = (url: string, host = 'localhost') => portal.app.inject({ url, headers: { host } });
const statusOf = async (url: string, host?: string): Promise<number> => (await get(url, host)).statusCode;
const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const valuesOf = (text: string, ...names: string[]) =>
  eventsOf(text).map((event) => names.map((name) => event.getFirstPropertyValue(name)?.toString() ?? ''));
const set = (statement: ReturnType<typeof sql>) => statement.execute(portal.ctx.db);

describe('the feed of an agenda', () => {
  test('is read by a calendar, each entry under the name that it has in mails', async () => {
    const pair = await makeAgreedPair(portal);
    const appointment = await agreeOn(portal, pair, 2);
    const live = await makeLive(portal, await makeExhibitor(portal), { title_en: 'A live' });
    await wantLive(portal, live.id, pair.buyer);
    const programme = await makeProgramme(portal);
    await portal.as(pair.buyer)(contract.agenda.keepProgramme, { id: programme, kept: true });
    const answer = await get(await open({ ...pair.buyer, lang: 'en' }));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const read = new ICAL.Component(ICAL.parse(answer.body));
    expect(['method', 'x-wr-calname'].map((name) => read.getFirstPropertyValue(name))).toEqual([
      'PUBLISH',
      `${portal.ctx.exhibition.shortName.en}: my agenda`,
    ]);
    const found = valuesOf(answer.body, 'uid', 'summary', 'status').map((values) => values.join(' '));
    expect(found.toSorted()).toEqual(
      [
        `${pair.meeting.id}@localhost Sample procurement meeting `,
        `${appointment}@localhost Meeting with 禾田农化 `,
        `${live.id}@localhost A live `,
        `${programme}@localhost Forum on biologicals `,
      ].toSorted(),
    );
    // the same entry as the file of the appointment alone
    const { text } = await portal.send(calendar, { id: appointment }, { ...pair.buyer, lang: 'en' });
    const names = ['uid', 'sequence', 'dtstart', 'dtend', 'location'];
    expect(valuesOf(answer.body, ...names)).toContainEqual(valuesOf(text, ...names)[0]);
  });

  test('marks as tentative each slot that is only held', async () => {
    const pair = await makePair(portal);
    const slots = [slotOf(pair.meeting, 0), slotOf(pair.meeting, 4)];
    const { id } = await portal.as(pair.buyer)(propose, { partnerId: pair.exhibitorSignupId, slots });
    const { body } = await get(await open(pair.supplier));
    expect(valuesOf(body, 'uid', 'status', 'dtstart')).toEqual(
      slots.map((slot) => [`${Date.parse(slot)}.${id}@localhost`, 'TENTATIVE', slot.replace('.000', '')]),
    );
  });

  test('holds nothing of anybody else, and of the other side what its reader sees alone', async () => {
    const pair = await makeAgreedPair(portal);
    const other = await makeAgreedPair(portal, { meeting: pair.meeting });
    const theirs = await agreeOn(portal, other, 0);
    const foreign = await makeLive(portal, other.supplier.exhibitor);
    await giveLive(portal, foreign.id, other.supplier.employeeId);
    await set(
      sql`update meeting_signup set email = 'secret@fair.example', mobile = '13900001111' where meeting_id = ${pair.meeting.id}`,
    );
    await agreeOn(portal, pair, 1);
    for (const person of [pair.buyer, pair.supplier]) {
      const { body } = await get(await open(person));
      const leaks = [theirs, foreign.id, 'secret@fair.example', '13900001111'].filter((word) => body.includes(word));
      expect([valuesOf(body, 'uid').length, leaks]).toEqual([2, []]);
    }
  });

  test('has one address at a time, told once, of which the hash is kept', async () => {
    const visitor = await makeVisitor(portal);
    const opened = portal.as(visitor);
    expect(await opened(feed, {})).toEqual({ openedAt: null });
    const first = await open(visitor);
    const { openedAt } = await opened(feed, {});
    expect(openedAt).not.toBeNull();
    const second = await open(visitor);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const token = second.slice('/calendar/'.length, -'.ics'.length);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(f)::text as row from agenda_feed f where owner_id = ${visitor.visitorId}`.execute(portal.ctx.db);
    expect([token.length, rows.length, rows[0]?.row.includes(token)]).toEqual([43, 1, false]);
    await opened(closeFeed, {});
    expect([await statusOf(second), await opened(feed, {})]).toEqual([404, { openedAt: null }]);
  });

  test('is not found at another fair, nor at an address that nobody has made', async () => {
    const path = await open(await makeVisitor(portal));
    expect([
      await statusOf(path),
      await statusOf(path, SUGAR_HOST),
      await statusOf(path.replace('.ics', '')),
      await statusOf(`/calendar/${'A'.repeat(43)}.ics`),
      await statusOf('/calendar/x.ics'),
    ]).toEqual([200, 404, 404, 404, 404]);
  });

  test('ends with the person: suspended, erased, gone, or of a company that is shut out', async () => {
    const [suspended, erased] = [await makeVisitor(portal), await makeVisitor(portal)];
    const [left, shut] = [await makePair(portal), await makePair(portal)];
    const paths: string[] = [];
    for (const person of [suspended, erased, left.supplier, shut.supplier]) paths.push(await open(person));
    const statuses = () => Promise.all(paths.map((path) => statusOf(path)));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await set(sql`update visitor set suspended_at = now() where id = ${suspended.visitorId}`);
    await set(sql`update account set deleted_at = now() where id = ${erased.accountId}`);
    await set(sql`update employee set resigned_at = now() where id = ${left.supplier.employeeId}`);
    await set(sql`update exhibitor set disabled_at = now(), open = false where id = ${shut.supplier.exhibitor.id}`);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });
});

describe('guesses at the address of a feed', () => {
  const strict = testPortal({ RATE_MULTIPLIER: '1' });

  test('are counted, and refused when they are too many', async () => {
    const tried: number[] = [];
    for (let guess = 0; guess <= LIMITS.unknownMediaPerMinute; guess += 1)
      tried.push(
        (await strict.app.inject({ url: `/calendar/${guess}.ics`, headers: { host: 'localhost' } })).statusCode,
      );
    expect(tally(tried.map(String))).toEqual({ 404: LIMITS.unknownMediaPerMinute, 429: 1 });
  });
});
