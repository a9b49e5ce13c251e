import { z } from 'zod';
import { bilingual, bilingualOut, country, instant, optionalBilingual, webAddress } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { audit, participation } from './meeting-signup.shapes.ts';

/** On site at tables, or in a room on the web. */
export const meetingKind = z.enum(['onsite', 'online']);
export type MeetingKind = z.output<typeof meetingKind>;

/** By the clock alone, but for `cancelled` (specification, section 3). */
export const meetingStage = z.enum(['toStart', 'begun', 'ended', 'cancelled']);
export type MeetingStage = z.output<typeof meetingStage>;

/** A draft is the organizer's alone. Published is for good: what is published is cancelled, not taken back. */
export const meetingState = z.enum(['draft', 'published']);
export type MeetingState = z.output<typeof meetingState>;

/**
 * How this caller stands to the sign-up (specification, section 3). `registered`: has signed up. `notRegistered`: may sign up and has not.
 * For everybody else the sign-up is open (`notEnded`) or over (`ended`): guests, the staff, and who has not signed up in time.
 */
export const signupStatus = z.enum(['registered', 'notRegistered', 'ended', 'notEnded']);
export type SignupStatus = z.output<typeof signupStatus>;

/** From one instant to another. */
export const span = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Span = z.output<typeof span>;

/** A line of the public list. */
export const meeting = z.object({
  id: z.string(),
  title: bilingualOut,
  description: bilingualOut,
  place: bilingualOut,
  kind: meetingKind,
  startsAt: instant,
  endsAt: instant,
  /** Until when one may sign up. */
  deadline: instant,
  stage: meetingStage,
  /** Why it was cancelled; empty otherwise. */
  cancelReason: z.string(),
  signupStatus,
  /** The caller's own sign-up: a visitor's, or that of the caller's company. */
  own: z.object({ id: z.string(), number: z.int(), audit, participation, withdrawn: z.boolean() }).nullable(),
});
export type Meeting = z.output<typeof meeting>;

const side = z.object({ visitors: z.int(), exhibitors: z.int() });

export const meetingDetail = meeting.extend({
  slotMinutes: z.int(),
  breaks: z.array(span),
  /** From where visitors may sign up; empty: from everywhere. */
  visitorCountries: z.array(z.string()),
  /** Places that are left on each side. */
  left: side,
  /** Whether an online meeting has an outside address. */
  outside: z.boolean(),
  /** That address, for whoever is approved and has agreed to take part, while the room is open; empty at any other time. */
  room: z.string(),
});
export type MeetingDetail = z.output<typeof meetingDetail>;

/** As the console shows it, drafts too. */
export const managedMeeting = meeting.omit({ signupStatus: true, own: true }).extend({
  version: z.int(),
  state: meetingState,
  room: z.string(),
  visitorsMax: z.int(),
  exhibitorsMax: z.int(),
  tables: z.int(),
  slotMinutes: z.int(),
  breaks: z.array(span),
  visitorCountries: z.array(z.string()),
  sort: z.int(),
  cancelledAt: instant.nullable(),
  /** Sign-ups that hold a place on each side, those of both that wait for a decision, and appointments that stand. */
  counts: side.extend({ waiting: z.int(), appointments: z.int() }),
});
export type ManagedMeeting = z.output<typeof managedMeeting>;

const HOUR = 3_600_000;

const form = z.object({
  title: bilingual(LIMITS.articleTitleMax),
  description: optionalBilingual(LIMITS.meetingTextMax),
  place: optionalBilingual(LIMITS.meetingPlaceMax),
  kind: meetingKind,
  room: webAddress,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  visitorsMax: z.int('wholeNumber').min(1).max(LIMITS.meetingPlacesMax),
  exhibitorsMax: z.int('wholeNumber').min(1).max(LIMITS.meetingPlacesMax),
  tables: z.int('wholeNumber').min(1).max(LIMITS.meetingTablesMax),
  slotMinutes: z.int('wholeNumber').min(LIMITS.meetingSlotMinutesMin).max(LIMITS.meetingSlotMinutesMax),
  breaks: z.array(span).max(LIMITS.meetingBreaksMax).default([]),
  visitorCountries: z.array(country).max(LIMITS.meetingCountriesMax).default([]),
  sort: z.int('wholeNumber').min(0).max(LIMITS.meetingSortMax).default(0),
});

const at = (time: string): number => Date.parse(time);

/** Breaks lie inside the session and one after the other; the sign-up ends before the session does. */
function checkTimes(given: z.output<typeof form>, context: z.core.$RefinementCtx<unknown>): void {
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field], input: given });
  const [from, until] = [at(given.startsAt), at(given.endsAt)];
  if (from >= until) wrong('endsAt', 'programmeTimes');
  else if (until - from > LIMITS.meetingHoursMax * HOUR) wrong('endsAt', 'meetingLength');
  if (at(given.deadline) > until) wrong('deadline', 'meetingDeadline');
  const breaks = given.breaks.toSorted((one, other) => at(one.startsAt) - at(other.startsAt));
  const wellPlaced = breaks.every(
    ({ startsAt, endsAt }, place) =>
      at(startsAt) < at(endsAt) &&
      at(startsAt) >= (place === 0 ? from : at(breaks[place - 1]?.endsAt ?? startsAt)) &&
      at(endsAt) <= until,
  );
  if (!wellPlaced) wrong('breaks', 'meetingBreaks');
  if (given.kind === 'online' && given.room !== '' && !given.room.startsWith('https://')) wrong('room', 'meetingRoom');
}

export const meetingForm = form.superRefine(checkTimes);
export type MeetingForm = z.output<typeof meetingForm>;
