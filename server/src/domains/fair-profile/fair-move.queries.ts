import { sql, type RawBuilder } from 'kysely';
import type { PlannedOnDays } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** The first and the last day, as ISO dates. */
export type FairDays = { startsOn: string; endsOn: string };

/** Begins on one of these days and is not over: `starts` and `ends` are columns. */
function onDays({ startsOn, endsOn }: FairDays, starts: RawBuilder<unknown>, ends: RawBuilder<unknown>) {
  const { since, until } = daysBetween({ from: startsOn, to: endsOn });
  return sql<boolean>`${starts} >= ${since} and ${starts} < ${until} and ${ends} > now()`;
}

const programmes = (ctx: FairContext, days: FairDays) => sql`
  p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null and ${onDays(days, sql`p.starts_at`, sql`p.ends_at`)}`;
/** Those that are still to begin. */
const lives = (ctx: FairContext, days: FairDays) => sql`
  l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null and l.started_at is null and l.ended_at is null
  and ${onDays(days, sql`l.starts_at`, sql`l.ends_at`)}`;
const meetings = (ctx: FairContext, days: FairDays) => sql`
  m.exhibition_id = ${ctx.exhibition.id} and m.cancelled_at is null and ${onDays(days, sql`m.starts_at`, sql`m.ends_at`)}`;

/** What is planned on these days and is still to come. */
export async function plannedOn(ctx: FairContext, days: FairDays): Promise<PlannedOnDays> {
  const { rows } = await sql<PlannedOnDays>`
    select
      (select count(*)::int from programme p where ${programmes(ctx, days)}) as programmes,
      (select count(*)::int from live l where ${lives(ctx, days)}) as lives,
      (select count(*)::int from meeting m where ${meetings(ctx, days)}) as meetings,
      (select count(*)::int from meeting_appointment a join meeting m on m.id = a.meeting_id
        where a.exhibition_id = ${ctx.exhibition.id} and a.state in ('proposed', 'confirmed') and ${meetings(ctx, days)}) as appointments`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('counting answers one row');
  return row;
}

const later = (days: number) => sql`make_interval(days => ${days})`;

/** Moves the programme by so many days; answers the ids. */
export async function moveProgrammes(ctx: FairContext, from: FairDays, days: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update programme p set starts_at = starts_at + ${later(days)}, ends_at = ends_at + ${later(days)}, version = version + 1
    where ${programmes(ctx, from)} returning id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The same of lives. */
export async function moveLives(ctx: FairContext, from: FairDays, days: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update live l set starts_at = starts_at + ${later(days)}, ends_at = ends_at + ${later(days)}, version = version + 1
    where ${lives(ctx, from)} returning id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export type MovedMeeting = { id: string; version: number; state: string };

/** The same of meetings, with their breaks and the last day to sign up. */
export async function moveMeetings(ctx: FairContext, from: FairDays, days: number): Promise<MovedMeeting[]> {
  const { rows } = await sql<MovedMeeting>`
    update meeting m set
      starts_at = starts_at + ${later(days)}, ends_at = ends_at + ${later(days)}, deadline = deadline + ${later(days)},
      breaks = coalesce((
        select jsonb_agg(jsonb_build_object(
          'startsAt', to_char(((b ->> 'startsAt')::timestamptz + ${later(days)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'endsAt', to_char(((b ->> 'endsAt')::timestamptz + ${later(days)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n)
        from jsonb_array_elements(breaks) with ordinality as breaks(b, n)), '[]'),
      version = version + 1, changed_at = now()
    where ${meetings(ctx, from)} returning id, version, state`.execute(ctx.db);
  return rows;
}

/** The same of the appointments of these meetings that stand. */
export async function moveAppointments(ctx: FairContext, meetingIds: readonly string[], days: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update meeting_appointment a set starts_at = starts_at + ${later(days)}, ends_at = ends_at + ${later(days)},
      version = version + 1, changed_at = now()
    where a.exhibition_id = ${ctx.exhibition.id} and a.meeting_id = any(${[...meetingIds]}::text[])
      and a.state in ('proposed', 'confirmed')
    returning id`.execute(ctx.db);
  return rows.length;
}

/**
 * The same of what they occupy: taken away and put back, since a row that is moved onto the day of another one that is still to be moved
 * would meet it. False where a party has another appointment at one of the new times.
 */
export async function moveBookings(ctx: FairContext, meetingIds: readonly string[], days: number): Promise<boolean> {
  const { rows } = await sql<{ taken: string | null }>`
    with gone as (
      delete from meeting_booking b
      where b.exhibition_id = ${ctx.exhibition.id} and b.meeting_id = any(${[...meetingIds]}::text[]) returning b.*)
    select jsonb_agg(to_jsonb(gone))::text as taken from gone`.execute(ctx.db);
  const taken = rows[0]?.taken ?? null;
  if (taken === null) return true;
  const { rows: put } = await sql<{ all: number; kept: number }>`
    with given as (select * from jsonb_populate_recordset(null::meeting_booking, ${taken}::jsonb)),
    put as (
      insert into meeting_booking (id, exhibition_id, meeting_id, appointment_id, party, during, expires_at)
      select id, exhibition_id, meeting_id, appointment_id, party,
        tstzrange(lower(during) + ${later(days)}, upper(during) + ${later(days)}), expires_at
      from given where exhibition_id = ${ctx.exhibition.id}
      on conflict do nothing returning id)
    select (select count(*)::int from given) as all, (select count(*)::int from put) as kept`.execute(ctx.db);
  return put[0] !== undefined && put[0].all === put[0].kept;
}
