import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

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
