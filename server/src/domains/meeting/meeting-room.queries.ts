import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';

type Place = { appointmentId: string; side: MeetingSide };

export type PresenceRow = {
  side: MeetingSide;
  employee_id: string | null;
  here: boolean;
  entered_at: Date | null;
  late_minutes: number | null;
};

const IS_HERE = sql<boolean>`coalesce(p.seen_at > now() - make_interval(secs => ${LIMITS.meetingRoomSeenSeconds}), false)`;

/** Who is in the room of an appointment that begins then, or comes late, in whatever process it was said. */
export async function presences(ctx: FairContext, appointmentId: string, startsAt: Date | null) {
  const { rows } = await sql<PresenceRow>`
    select p.side, p.employee_id, ${IS_HERE} as here, p.entered_at,
      case when p.late_for = ${startsAt} then p.late_minutes end as late_minutes
    from meeting_presence p where p.exhibition_id = ${ctx.exhibition.id} and p.appointment_id = ${appointmentId}`.execute(
    ctx.db,
  );
  return rows;
}

/** A side is there, since now where it was not before, and late no more. */
export async function noteHere(ctx: FairContext, { appointmentId, side }: Place, employeeId: string | null) {
  await sql`
    insert into meeting_presence as p (appointment_id, side, exhibition_id, employee_id, entered_at, seen_at)
    values (${appointmentId}, ${side}, ${ctx.exhibition.id}, ${employeeId}, now(), now())
    on conflict (appointment_id, side) do update set employee_id = excluded.employee_id, late_minutes = null,
      entered_at = case when ${IS_HERE} then p.entered_at else now() end, seen_at = now()
    where p.exhibition_id = excluded.exhibition_id`.execute(ctx.db);
}

export async function noteGone(ctx: FairContext, { appointmentId, side }: Place): Promise<void> {
  await sql`
    update meeting_presence p set entered_at = null, seen_at = null
    where p.exhibition_id = ${ctx.exhibition.id} and p.appointment_id = ${appointmentId} and p.side = ${side}`.execute(
    ctx.db,
  );
}

export async function noteLate(
  ctx: FairContext,
  { appointmentId, side }: Place,
  { minutes, startsAt }: { minutes: number; startsAt: Date },
): Promise<void> {
  await sql`
    insert into meeting_presence as p (appointment_id, side, exhibition_id, late_minutes, late_for)
    values (${appointmentId}, ${side}, ${ctx.exhibition.id}, ${minutes}, ${startsAt})
    on conflict (appointment_id, side) do update set late_minutes = excluded.late_minutes, late_for = excluded.late_for
    where p.exhibition_id = excluded.exhibition_id`.execute(ctx.db);
}

/** What one side has noted of an appointment; version 0 where it has noted nothing. */
export async function noteOf(ctx: FairContext, { appointmentId, side }: Place) {
  const { rows } = await sql<{ text: string; version: number }>`
    select n.text, n.version from meeting_note n
    where n.exhibition_id = ${ctx.exhibition.id} and n.appointment_id = ${appointmentId} and n.side = ${side}`.execute(
    ctx.db,
  );
  return rows[0] ?? { text: '', version: 0 };
}

type Writer = { visitorId: string } | { exhibitorId: string; employeeId: string; about: string };

/** Keeps the one note of a side, edited in its place; answers its version, null where another one stands there than was read. */
export async function writeNote(
  ctx: FairContext,
  { appointmentId, side }: Place,
  { text, version }: { text: string; version: number },
  writer: Writer,
): Promise<number | null> {
  const [visitorId, exhibitorId, employeeId, about] =
    'visitorId' in writer
      ? [writer.visitorId, null, null, null]
      : [null, writer.exhibitorId, writer.employeeId, writer.about];
  const { rows } = await sql<{ version: number }>`
    insert into meeting_note as n
      (id, exhibition_id, appointment_id, side, visitor_id, exhibitor_id, employee_id, about_visitor_id, text)
    values (${newId()}, ${ctx.exhibition.id}, ${appointmentId}, ${side}, ${visitorId}, ${exhibitorId}, ${employeeId}, ${about}, ${text})
    on conflict (appointment_id, side) do update set text = excluded.text, employee_id = excluded.employee_id,
      version = n.version + 1, changed_at = now()
    where n.exhibition_id = excluded.exhibition_id and n.version = ${version}
    returning version`.execute(ctx.db);
  return rows[0]?.version ?? null;
}
