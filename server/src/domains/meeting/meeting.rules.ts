import { sql } from 'kysely';
import { roomStateAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { MeetingStage, SignupStatus, Span } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

type Times = { starts_at: Date; ends_at: Date; cancelled_at: Date | null };

/** The stage by the clock (specification, section 3). */
export function stageOf({ starts_at: from, ends_at: until, cancelled_at: cancelled }: Times, now: Date): MeetingStage {
  if (cancelled !== null) return 'cancelled';
  if (now < from) return 'toStart';
  return now < until ? 'begun' : 'ended';
}
/** `stageOf` in SQL, of `meeting m`. */
export const STAGE = sql<MeetingStage>`case when m.cancelled_at is not null then 'cancelled' when now() < m.starts_at then 'toStart'
  when now() < m.ends_at then 'begun' else 'ended' end`;

/** The outside address of a session while it can be entered; '' at any other time. */
export const roomAt = (
  { room, starts_at: from, ends_at: until, cancelled_at: cancelled }: Times & { room: string },
  now: Date,
) =>
  cancelled === null && roomStateAt({ startsAt: from.toISOString(), endsAt: until.toISOString() }, now) === 'open'
    ? room
    : '';

type Signing = Pick<Times, 'cancelled_at'> & { state: string; deadline: Date };

/** May anybody still sign up? */
export const isOpenForSignup = ({ state, cancelled_at: cancelled, deadline }: Signing, now: Date): boolean =>
  state === 'published' && cancelled === null && now < deadline;

/** Somebody for whom one may sign up at all: a registered visitor, or an employee for the company. */
const hasParty = (caller: Caller): boolean =>
  caller.kind === 'exhibitor' || (caller.kind === 'visitor' && caller.registered);

/** How a caller stands to the sign-up of a meeting. */
export function signupStatusOf(
  meeting: Signing,
  { caller, signedUp, now }: { caller: Caller; signedUp: boolean; now: Date },
): SignupStatus {
  if (signedUp) return 'registered';
  if (!isOpenForSignup(meeting, now)) return 'ended';
  return hasParty(caller) ? 'notRegistered' : 'notEnded';
}

export type Grid = { starts_at: Date; ends_at: Date; slot_minutes: number; breaks: readonly Span[] };

const MINUTE = 60_000;
const lengthOf = ({ slot_minutes: minutes }: Pick<Grid, 'slot_minutes'>): number => minutes * MINUTE;

/** When the slot that begins then ends. */
export const endOfSlot = (grid: Pick<Grid, 'slot_minutes'>, at: Date): Date => new Date(at.getTime() + lengthOf(grid));

/** Does this time lie in the session and in none of its breaks? */
export const isInside = (
  { starts_at: from, ends_at: until, breaks }: Omit<Grid, 'slot_minutes'>,
  start: Date,
  end: Date,
): boolean =>
  start >= from &&
  end <= until &&
  breaks.every((one) => end.getTime() <= Date.parse(one.startsAt) || start.getTime() >= Date.parse(one.endsAt));

/** Is there a slot of the grid that begins then? Slots follow one another from the beginning; one that touches a break is none. */
export const isSlot = (grid: Grid, at: Date): boolean =>
  (at.getTime() - grid.starts_at.getTime()) % lengthOf(grid) === 0 && isInside(grid, at, endOfSlot(grid, at));

/** When each slot of the grid begins. */
export function slotsOf(grid: Grid): Date[] {
  const slots: Date[] = [];
  for (let at = grid.starts_at; at < grid.ends_at; at = endOfSlot(grid, at)) if (isSlot(grid, at)) slots.push(at);
  return slots;
}
