import { isbot } from 'isbot';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import {
  isTrackingCode,
  TRACKING_EVENTS,
  type DroppedReason,
  type TrackingCode,
} from '@fairbridge/contract/tracking/tracking.codes.ts';
import { dayInBeijing, startOfToday } from '../../core/days.ts';
import type { RequestFacts } from '../../platform/http/route.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HALF_HOUR = 30 * MINUTE;
const TYPE = '000000001';
const ID = /^[\w.-]{1,60}$/;
const TERMINAL = /^[A-Za-z]{1,20}$/;

/** Not a code: people who opened the page of a company or of one of its exhibits, in the sums of a day. */
export const ANY_TRADE_PAGE = 0;

/** What an event is about, and `portal` for what is about nothing. */
export type About = (typeof TRACKING_EVENTS)[TrackingCode]['about'];

export type TrackedEvent = {
  code: TrackingCode;
  about: About;
  subjectId: string;
  day: string;
  at: number;
  key: number;
  seconds: number;
  terminal: string;
};
type Read = { ok: true; event: TrackedEvent } | { ok: false; reason: DroppedReason };

/** How many events were dropped, and why. */
export type Drops = Partial<Record<DroppedReason, number>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The events of one request, each with what the outer object says for all; what is none stays as it is. */
export function eventsOf(input: Readonly<Record<string, unknown>>): unknown[] {
  const { events, ...outer } = input;
  if (events === undefined) return [outer];
  if (!Array.isArray(events)) return [events];
  return events.map((one: unknown) => (isRecord(one) ? { ...outer, ...one } : one));
}

/** Why nothing of a request is kept, as its headers and its size say; null where they say nothing. */
export function reasonOfRequest(facts: RequestFacts, optedOut: boolean): DroppedReason | null {
  if (facts.tooOften || facts.size > LIMITS.trackingBytesMax) return 'limit';
  if (facts.doNotTrack || optedOut) return 'optedOut';
  return facts.prefetch || facts.agent === '' || isbot(facts.agent) ? 'robot' : null;
}

/** Milliseconds since 1970, also as digits; null where it is neither. */
function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof time === 'number' && Number.isSafeInteger(time) ? time : null;
}

/** What `prop` says: '' and 0 where it says nothing; null where it is of a wrong shape. */
function propOf(value: unknown): { id: string; seconds: number } | null {
  const prop = value ?? {};
  if (!isRecord(prop)) return null;
  const { id = '', seconds = 0 } = prop;
  if (typeof id !== 'string' || (id !== '' && !ID.test(id))) return null;
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= LIMITS.trackingSecondsMax)) return null;
  return { id, seconds: Math.round(seconds) };
}

/** What makes it the same event when it comes again; see the column `tracking_event.key`. */
function keyOf(code: TrackingCode, time: number): number {
  const ofDay = time - startOfToday(new Date(time)).getTime();
  return TRACKING_EVENTS[code].kind === 'page' ? Math.floor(ofDay / HALF_HOUR) : ofDay;
}

/** One event as it came, in the order of `DROPPED_REASONS`. `signedIn`: the portal knows itself what such a visitor opens. */
export function readEvent(raw: unknown, now: number, signedIn: boolean): Read {
  const dropped = (reason: DroppedReason): Read => ({ ok: false, reason });
  if (!isRecord(raw) || typeof raw['event'] !== 'string' || (raw['type'] ?? TYPE) !== TYPE) return dropped('shape');
  const [time, prop] = [timeOf(raw['time']), propOf(raw['prop'])];
  if (time === null || prop === null) return dropped('shape');
  const code = raw['event'];
  if (!isTrackingCode(code)) return dropped('code');
  const event = TRACKING_EVENTS[code];
  if (event.about !== 'portal' && prop.id === '') return dropped('shape');
  if (time > now + LIMITS.trackingAheadMinutes * MINUTE) return dropped('future');
  if (time < now - LIMITS.trackingLateHours * HOUR) return dropped('old');
  if (signedIn && 'guestsOnly' in event) return dropped('known');
  // a clock that is a little ahead
  const at = Math.min(time, now);
  const subjectId = event.about === 'portal' ? '' : prop.id;
  const seconds = event.kind === 'left' ? prop.seconds : 0;
  const terminal = typeof raw['terminal'] === 'string' && TERMINAL.test(raw['terminal']) ? raw['terminal'] : '';
  const [day, key] = [dayInBeijing(new Date(at)), keyOf(code, time)];
  return { ok: true, event: { code, about: event.about, subjectId, day, at, key, seconds, terminal } };
}

/** The event of a page that a signed-in visitor has opened; null where such a page has none. */
export const OPENED = { ACTOR: '001032000', PRODUCT: '001032001', VISITOR: null } as const satisfies Record<
  FootprintSubjectType,
  TrackingCode | null
>;

/** When and as which event a page is opened now. */
export function openingAt(code: TrackingCode, now: Date): { day: string; key: number } {
  return { day: dayInBeijing(now), key: keyOf(code, now.getTime()) };
}

type Rolled = { rolledAt: Date; milliseconds: number };

const DAY = 24 * HOUR;
/** Longer than an event may come late, by as much as a job may. */
const CLOSES_AFTER = DAY + LIMITS.trackingLateHours * HOUR + 10 * MINUTE;

const startOfDay = (day: string): number => startOfToday(new Date(`${day}T04:00:00Z`)).getTime();

/** Is a day of the fair's zone over for good, late events too? */
export const isDayComplete = (day: string, now: number): boolean => now >= startOfDay(day) + CLOSES_AFTER;

/**
 * Are the sums of a day that is not closed to be made (again)? Those of today as often as they take no more than a tenth of the time,
 * those of a day before it for late events once an hour, and once more when it is over.
 */
export function isRollUpDue(day: string, rolled: Rolled | null, now: number): boolean {
  if (rolled === null || isDayComplete(day, now)) return true;
  const [since, end] = [now - rolled.rolledAt.getTime(), startOfDay(day) + DAY];
  if (since < 9 * rolled.milliseconds) return false;
  return now < end || rolled.rolledAt.getTime() < end || since >= HOUR;
}
