import { sql } from 'kysely';
import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { insertRowsOfFair } from '../../platform/database/insert-rows.ts';
import { fail } from '../../platform/http/app-error.ts';
import { endOfSlot } from './meeting.rules.ts';
import type { MeetingRow } from './meeting.queries.ts';

/** What one appointment occupies, beside a table: the buyer, the company's desk, and the colleague who comes. */
export type Occupants = { visitorId: string; exhibitorId: string; employeeId: string | null };

export const partiesOf = ({ visitorId, exhibitorId, employeeId }: Occupants): string[] => [
  `visitor:${visitorId}`,
  `desk:${exhibitorId}`,
  ...(employeeId === null ? [] : [`employee:${employeeId}`]),
];

/** Every table of a meeting; one online has none. */
export const tableOf = ({ id }: Pick<MeetingRow, 'id'>, number: number): string => `table:${id}:${number}`;

const during = (meeting: MeetingRow, at: Date) =>
  sql`tstzrange(${at.toISOString()}::timestamptz, ${endOfSlot(meeting, at).toISOString()}::timestamptz)`;

/** Slots that were held and have lapsed stand in nobody's way. What another process is taking away is left to it. */
async function removeLapsed(ctx: FairContext): Promise<void> {
  await sql`delete from meeting_booking where id in (
    select b.id from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id} and b.expires_at <= now()
    for update skip locked)`.execute(ctx.db);
}

/** The lowest table that is free at that time. Errors: `slotTaken`. In a transaction that holds the meeting. */
async function freeTable(ctx: FairContext, meeting: MeetingRow, at: Date): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select n as number from generate_series(1, ${meeting.tables}::int) n
    where not exists (select from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id}
      and b.party = 'table:' || ${meeting.id} || ':' || n and b.during && ${during(meeting, at)})
    order by n limit 1`.execute(ctx.db);
  return rows[0]?.number ?? fail('slotTaken');
}

const met = z.looseObject({ code: z.literal('23P01'), constraint: z.literal('meeting_booking_once') });

type Booking = { appointmentId: string; occupants: Occupants; slots: readonly Date[]; expiresAt: Date | null };

/**
 * Occupies slots for everybody who comes and for a table: all of them, or none. The database keeps anybody and any table from being
 * booked twice at a time, over all meetings of the fair. Answers the number of the table of each slot, null in a room on the web. In a
 * transaction that holds the meeting. Errors: `slotTaken`.
 */
export async function book(
  ctx: FairContext,
  meeting: MeetingRow,
  { appointmentId, occupants, slots, expiresAt }: Booking,
): Promise<(number | null)[]> {
  await removeLapsed(ctx);
  const wanted: { party: string; at: Date }[] = [];
  const tables: (number | null)[] = [];
  for (const at of slots) {
    const table = meeting.kind === 'onsite' ? await freeTable(ctx, meeting, at) : null;
    const parties = table === null ? partiesOf(occupants) : [...partiesOf(occupants), tableOf(meeting, table)];
    wanted.push(...parties.map((party) => ({ party, at })));
    tables.push(table);
  }
  await occupy(
    ctx,
    meeting,
    wanted.map((each) => ({ ...each, appointmentId, expiresAt })),
  );
  return tables;
}

type Occupied = { party: string; at: Date; appointmentId: string; expiresAt: Date | null };

/** Errors: `slotTaken`. */
async function occupy(ctx: FairContext, meeting: MeetingRow, wanted: readonly Occupied[]): Promise<void> {
  // in one order for everybody, so that two who book in different meetings at once never wait for one another
  const ordered = wanted.toSorted((one, other) =>
    one.party === other.party ? one.at.getTime() - other.at.getTime() : one.party < other.party ? -1 : 1,
  );
  const rows = ordered.map(({ party, at, appointmentId, expiresAt }) => ({
    id: newId(),
    exhibition_id: ctx.exhibition.id,
    meeting_id: meeting.id,
    appointment_id: appointmentId,
    party,
    during: `[${at.toISOString()},${endOfSlot(meeting, at).toISOString()})`,
    expires_at: expiresAt,
  }));
  try {
    await insertRowsOfFair(ctx, 'meeting_booking', rows);
  } catch (error) {
    if (met.safeParse(error).success) fail('slotTaken');
    throw error;
  }
}

export type Agreed = { appointmentId: string; occupants: Occupants; at: Date; table: number | null };

/** Occupies the slots of many appointments that are agreed, at tables that are free. In a transaction that holds the meeting. Errors: `slotTaken`. */
export async function bookAgreed(ctx: FairContext, meeting: MeetingRow, agreed: readonly Agreed[]): Promise<void> {
  await removeLapsed(ctx);
  const wanted = agreed.flatMap(({ appointmentId, occupants, at, table }) =>
    [...partiesOf(occupants), ...(table === null ? [] : [tableOf(meeting, table)])].map((party) => ({
      party,
      at,
      appointmentId,
      expiresAt: null,
    })),
  );
  await occupy(ctx, meeting, wanted);
}

/** Who and which tables are occupied in each of these slots, over all meetings of the fair. */
export async function occupiedIn(
  ctx: FairContext,
  meeting: MeetingRow,
  slots: readonly Date[],
): Promise<{ party: string; at: Date }[]> {
  const { rows } = await sql<{ party: string; at: Date }>`
    select distinct b.party, s.at from unnest(${slots.map((at) => at.toISOString())}::timestamptz[]) s(at)
    join meeting_booking b on b.exhibition_id = ${ctx.exhibition.id} and (b.expires_at is null or b.expires_at > now())
      and b.during && tstzrange(s.at, s.at + make_interval(mins => ${meeting.slot_minutes}))`.execute(ctx.db);
  return rows;
}

/** Lets the slots go that an appointment only holds. */
export async function releaseProposed(ctx: FairContext, appointmentId: string): Promise<void> {
  await sql`delete from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id}
    and b.appointment_id = ${appointmentId} and b.expires_at is not null`.execute(ctx.db);
}

/**
 * Of the slots that an appointment holds one is agreed: the others, and the one that was agreed before, are let go. Answers the number of
 * its table; undefined where that slot is not held.
 */
export async function keepOne(
  ctx: FairContext,
  appointmentId: string,
  at: Date,
): Promise<{ table: number | null } | undefined> {
  const own = sql`b.exhibition_id = ${ctx.exhibition.id} and b.appointment_id = ${appointmentId}`;
  const chosen = sql`b.expires_at > now() and lower(b.during) = ${at.toISOString()}::timestamptz`;
  await sql`delete from meeting_booking b where ${own} and not coalesce(${chosen}, false)`.execute(ctx.db);
  const { rows } = await sql<{ table: string | null }>`
    update meeting_booking b set expires_at = null where ${own}
    returning case when b.party like 'table:%' then split_part(b.party, ':', 3) end as table`.execute(ctx.db);
  if (rows.length === 0) return undefined;
  const table = rows.find((row) => row.table !== null)?.table ?? null;
  return { table: table === null ? null : Number(table) };
}

/** Of these slots those that are free for everybody who would come, by their own calendars too, and at a table. */
export async function freeOf(
  ctx: FairContext,
  meeting: MeetingRow,
  occupants: Occupants,
  slots: readonly Date[],
): Promise<Date[]> {
  const tables = meeting.kind === 'onsite' ? meeting.tables : 0;
  const stands = sql`b.exhibition_id = ${ctx.exhibition.id} and (b.expires_at is null or b.expires_at > now())
    and b.during && tstzrange(s.at, s.at + make_interval(mins => ${meeting.slot_minutes}))`;
  const people = [occupants.visitorId, ...(occupants.employeeId === null ? [] : [occupants.employeeId])];
  const { rows } = await sql<{ at: Date }>`
    select s.at from unnest(${slots.map((at) => at.toISOString())}::timestamptz[]) s(at)
    where s.at > now() and not exists (select from agenda_busy t where t.exhibition_id = ${ctx.exhibition.id}
        and t.owner_id = any(${people}::text[])
        and t.starts_at < s.at + make_interval(mins => ${meeting.slot_minutes}) and t.ends_at > s.at)
      and not exists (select from meeting_booking b where ${stands} and b.party = any(${partiesOf(occupants)}::text[]))
      and (${tables} = 0 or (select count(distinct b.party) from meeting_booking b
        where ${stands} and b.meeting_id = ${meeting.id} and b.party like 'table:%') < ${tables})
    order by s.at`.execute(ctx.db);
  return rows.map(({ at }) => at);
}
