import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { agreeOn, makeAgreedPair, makeBusy } from '../../../test/agendas.ts';
import { slotOf } from '../../../test/meetings.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeVisitor, PASSWORD, type Visitor } from '../../../test/world.ts';
import { deleteAllExpired } from '../../platform/database/expired-rows.ts';

const { browse, busy, clearBusy, importBusy } = contract.agenda;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });

const stamp = (at: string | Date): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const calendarOf = (...lines: string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const eventOf = (from: string | Date, until: string | Date, ...more: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:one@fair.example',
  'SUMMARY:Dentist, a secret',
  'ATTENDEE:mailto:secret@fair.example',
  `DTSTART:${stamp(from)}`,
  `DTEND:${stamp(until)}`,
  ...more,
  'END:VEVENT',
];
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

const send = (person: Person, bytes: Buffer, zone = 'Asia/Shanghai') =>
  portal.send(importBusy, { zone, languageType: 'zh' }, person, { bytes });
const counted = z.object({ data: z.object({ times: z.int(), importedAt: z.string().nullable() }) });
const keptOf = async (person: Person, bytes: Buffer): Promise<number> =>
  counted.parse((await send(person, bytes)).body).data.times;
const refusal = z.object({ data: z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) }) });
const wrongOf = async (person: Person, bytes: Buffer, zone?: string): Promise<string[]> => {
  const { body } = await send(person, bytes, zone);
  return refusal.parse(body).data.fields.map(({ field, message }) => `${field}: ${message}`);
};
const countOf = ({ visitorId }: Visitor) =>
  sql<{ busy: number; feeds: number }>`
    select (select count(*)::int from agenda_busy where owner_id = ${visitorId}) as busy,
      (select count(*)::int from agenda_feed where owner_id = ${visitorId}) as feeds`.execute(portal.ctx.db);
const rowsOf = async ({ visitorId }: Visitor) =>
  (await portal.ctx.db.selectFrom('agenda_busy').where('owner_id', '=', visitorId).selectAll().execute()).map((row) =>
    Object.keys(row).toSorted().join(' '),
  );

describe('busy times of one’s own calendar', () => {
  test('are kept without what they are of, and say of an entry that it lies in one', async () => {
    const pair = await makeAgreedPair(portal);
    await agreeOn(portal, pair, 2);
    const { buyer } = pair;
    expect(await keptOf(buyer, calendarOf(...eventOf(slotOf(pair.meeting, 2), slotOf(pair.meeting, 3))))).toBe(1);
    expect(await rowsOf(buyer)).toEqual(['ends_at exhibition_id id imported_at owner_id starts_at']);
    const seen = async (person: Person) =>
      (await portal.as(person)(browse, {})).list.map(({ conflictsWith }) => conflictsWith);
    const inBusy = [{ kind: 'busy', title: '' }];
    expect({ buyer: await seen(buyer), supplier: await seen(pair.supplier) }).toEqual({
      buyer: [inBusy, inBusy],
      supplier: [[], []],
    });
  });

  test('are replaced by the next file, and go when they are deleted, each person’s alone', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const two = calendarOf(...eventOf(inHours(1), inHours(2)), ...eventOf(inHours(3), inHours(4)));
    expect([await keptOf(visitor, two), await keptOf(other, two)]).toEqual([2, 2]);
    expect(await keptOf(visitor, calendarOf(...eventOf(inHours(5), inHours(6))))).toBe(1);
    expect((await portal.as(other)(busy, {})).times).toBe(2);
    await portal.as(visitor)(clearBusy, {});
    expect([await portal.as(visitor)(busy, {}), (await portal.as(other)(busy, {})).times]).toEqual([
      { times: 0, importedAt: null },
      2,
    ]);
  });

  test('reach as far as the fair and its last meeting, and are bounded', async () => {
    const visitor = await makeVisitor(portal);
    const daily = eventOf(inHours(1), inHours(2), 'RRULE:FREQ=DAILY');
    const kept = await keptOf(visitor, calendarOf(...daily));
    const closing = Date.parse(`${portal.ctx.exhibition.endsOn}T16:00:00Z`);
    expect(kept).toBe(Math.ceil((closing - inHours(1).getTime()) / 86_400_000));
    const often = calendarOf(...eventOf(inHours(1), inHours(1.05), 'RRULE:FREQ=MINUTELY;INTERVAL=5;COUNT=5000'));
    expect([await wrongOf(visitor, often), (await portal.as(visitor)(busy, {})).times]).toEqual([
      [`file: ${RULES.calendarMuch[0]}`],
      kept,
    ]);
  });

  test('are refused by name where the file or the zone is wrong', async () => {
    const visitor = await makeVisitor(portal);
    const good = calendarOf(...eventOf(inHours(1), inHours(2)));
    const large = Buffer.concat([good, Buffer.alloc(LIMITS.calendarBytesMax, ' ')]);
    expect({
      nothing: await wrongOf(visitor, Buffer.alloc(0)),
      text: await wrongOf(visitor, Buffer.from('no calendar')),
      large: await wrongOf(visitor, large),
      zone: await wrongOf(visitor, good, 'Mars/Olympus'),
    }).toEqual({
      nothing: [`file: ${RULES.calendarFile[0]}`],
      text: [`file: ${RULES.calendarFile[0]}`],
      large: [`file: ${RULES.calendarLarge[0]}`],
      zone: [`zone: ${RULES.timeZone[0]}`],
    });
  });

  test('end a day after they are over', async () => {
    const visitor = await makeVisitor(portal);
    const time = (hours: number) => inHours(hours).toISOString();
    await makeBusy(portal, visitor.visitorId, time(-30), time(-25));
    await makeBusy(portal, visitor.visitorId, time(-30), time(-23));
    const { expiring } = portal.portal.services.declarations;
    await deleteAllExpired(
      portal.ctx.db,
      expiring.filter(({ table }) => table === 'agenda_busy'),
    );
    expect((await rowsOf(visitor)).length).toBe(1);
  });

  test('are handed out to their owner, and erased with the account, as the feed is', async () => {
    const visitor = await makeVisitor(portal);
    await keptOf(visitor, calendarOf(...eventOf(inHours(1), inHours(2))));
    await portal.as(visitor)(contract.agenda.openFeed, {});
    const { text } = await portal.send(contract.account.exportData, {}, visitor);
    const told = ['agenda_busy', 'agenda_feed', 'token_hash'].map((word) => text.includes(`"${word}"`));
    await portal.as(visitor)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
    const { rows } = await countOf(visitor);
    expect([told, rows]).toEqual([[true, true, false], [{ busy: 0, feeds: 0 }]]);
  });
});
