import { sql, type RawBuilder } from 'kysely';
import { ROOM_MINUTES, roomStateAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { WholeAppointment } from './meeting-appointment.queries.ts';

type Standing = Pick<WholeAppointment, 'kind' | 'state' | 'starts_at' | 'ends_at' | 'meeting_cancelled_at'>;

/** Why the room of an appointment cannot be entered; null where it can. What was held already may be talked of until the room closes. */
export function roomRefusal(row: Standing, now: Date) {
  const { kind, state, starts_at: from, ends_at: until } = row;
  if (state === 'cancelled') return 'appointmentCancelled';
  if (row.meeting_cancelled_at !== null) return 'meetingCancelled';
  const isAgreed = state === 'confirmed' || state === 'held';
  if (kind !== 'online' || !isAgreed || from === null || until === null) return 'roomNone';
  const opens = roomStateAt({ startsAt: from.toISOString(), endsAt: until.toISOString() }, now);
  if (opens === 'early') return 'roomEarly';
  return opens === 'closed' ? 'roomClosed' : null;
}

/** By how many minutes this side of `meeting_appointment a` has said to be late for the time that is agreed now. */
export const lateOf = (side: MeetingSide): RawBuilder<number | null> =>
  sql`(select p.late_minutes from meeting_presence p where p.appointment_id = a.id and p.side = ${side} and p.late_for = a.starts_at)`;

/** Have the sides `vs` and `es` of a confirmed `meeting_appointment a` talked while its room was open? */
export const HAVE_MET = sql<boolean>`(m.kind = 'online' and a.state = 'confirmed' and exists (
  select from conversation c join talk t on t.conversation_id = c.id
  where c.exhibition_id = a.exhibition_id and c.visitor_id = vs.visitor_id and c.exhibitor_id = es.exhibitor_id
    and t.accepted_at between a.starts_at - make_interval(mins => ${ROOM_MINUTES.before})
      and a.ends_at + make_interval(mins => ${ROOM_MINUTES.after})))`;
