import { sql } from 'kysely';
import { appointmentState, type AppointmentState } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';

type Standing = {
  state: string;
  proposed_by: string;
  starts_at: Date | null;
  ends_at: Date | null;
  expires_at: Date | null;
};

/** The state by the clock: a proposal that nobody accepted in time has lapsed, whether anybody has written that down or not. */
export function stateOf(
  { state, expires_at: expires }: Pick<Standing, 'state' | 'expires_at'>,
  now: Date,
): AppointmentState {
  const written = appointmentState.parse(state);
  return written === 'proposed' && (expires === null || expires <= now) ? 'expired' : written;
}
/** `stateOf` in SQL, of `meeting_appointment a`. */
export const STATE = sql<AppointmentState>`case when a.state = 'proposed' and coalesce(a.expires_at <= now(), true) then 'expired' else a.state end`;

/** Holds slots that can be accepted: of a new appointment, or of one that is to be moved. */
export const holdsSlots = ({ state, expires_at: expires }: Standing, now: Date): boolean =>
  (state === 'proposed' || state === 'confirmed') && expires !== null && expires > now;

const isComing = ({ state, starts_at: from }: Standing, now: Date): boolean =>
  state === 'confirmed' && from !== null && from > now;

/**
 * The state machine of an appointment (G10). Proposed by one side; the other accepts, declines, or proposes other slots, as often as they
 * like; who proposed may take it back. Once confirmed either may propose to move it, and cancel it, until it begins; after its end either
 * says whether it was held.
 */
export const mayAnswer = (row: Standing, side: MeetingSide, now: Date): boolean =>
  holdsSlots(row, now) && row.proposed_by !== side && (row.state === 'proposed' || isComing(row, now));

export const mayMove = (row: Standing, side: MeetingSide, now: Date): boolean =>
  isComing(row, now) && !mayAnswer(row, side, now);

export const mayCancel = (row: Standing, side: MeetingSide, now: Date): boolean =>
  isComing(row, now) || (row.state === 'proposed' && holdsSlots(row, now) && row.proposed_by === side);

const isOver = ({ ends_at: until }: Standing, now: Date): boolean => until !== null && until <= now;

/** `early`: it is confirmed, but not over yet. */
export function marking(row: Standing, now: Date): 'may' | 'early' | 'no' {
  if (row.state !== 'confirmed') return 'no';
  return isOver(row, now) ? 'may' : 'early';
}

/** The organizer cancels for both, and corrects what was said. */
export const mayCancelForBoth = (row: Standing, now: Date): boolean =>
  isComing(row, now) || (row.state === 'proposed' && holdsSlots(row, now));
export const markingForBoth = (row: Standing, now: Date): 'may' | 'early' | 'no' =>
  row.state === 'held' || row.state === 'missed' ? 'may' : marking(row, now);
