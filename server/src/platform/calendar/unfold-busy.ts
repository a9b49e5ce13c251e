import ICAL from 'ical.js';
import { instantOf, isZone } from '@fairbridge/contract/zone-clock.ts';
import type { BusyOrder, BusyRead, BusyTime } from './read-busy.ts';

/** So many beginnings are looked at, of all events together: a rule may begin decades before what is wanted. */
const STEPS_MAX = 100_000;

class TooMuch extends Error {}

/** A calendar may hold several, one after the other. */
function calendarsOf(bytes: Uint8Array): ICAL.Component[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const parsed: unknown = ICAL.parse(text);
  if (!Array.isArray(parsed)) return [];
  const roots: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar');
}

/** The instant that a time of an event means: by its own zone as the file has it, by that zone's name, or by the reader's. */
function instantBy(time: ICAL.Time, named: string, zone: string): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const shown = Date.UTC(year, month - 1, day, ...(time.isDate ? [] : [hour, minute, second]));
  return instantOf(!time.isDate && isZone(named) ? named : zone, shown);
}

const zoneNamed = (event: ICAL.Event): string => {
  const named: unknown = event.component.getFirstProperty('dtstart')?.getParameter('tzid');
  return typeof named === 'string' ? named : '';
};

/** What says that an event occupies nobody; Outlook says it in its own words. */
const FREE = [
  ['status', 'CANCELLED'],
  ['transp', 'TRANSPARENT'],
  ['x-microsoft-cdo-busystatus', 'FREE'],
] as const;

const occupies = ({ component }: ICAL.Event): boolean =>
  FREE.every(([property, free]) => component.getFirstPropertyValue(property)?.toString().toUpperCase() !== free);

type Unfolding = Omit<BusyOrder, 'bytes'> & { steps: number; times: BusyTime[] };

function keep(unfolding: Unfolding, event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): void {
  const { from, until, zone, timesMax, times } = unfolding;
  if (!occupies(event)) return;
  const named = zoneNamed(event);
  const [startsAt, endsAt] = [start, end].map((time) => new Date(instantBy(time, named, zone)));
  if (startsAt === undefined || endsAt === undefined || !(startsAt < endsAt) || endsAt <= from || startsAt >= until)
    return;
  if (times.length >= timesMax) throw new TooMuch();
  times.push({ startsAt, endsAt });
}

function unfold(unfolding: Unfolding, event: ICAL.Event): void {
  if (!event.isRecurring()) return keep(unfolding, event, event.startDate, event.endDate);
  const [named, until] = [zoneNamed(event), unfolding.until.getTime()];
  const beginnings = event.iterator();
  for (let at = beginnings.next(); at !== null && at !== undefined; at = beginnings.next()) {
    unfolding.steps += 1;
    if (unfolding.steps > STEPS_MAX) throw new TooMuch();
    if (instantBy(at, named, unfolding.zone) >= until) return undefined;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    keep(unfolding, item, startDate, endDate);
  }
}

/** The events of a calendar, each with those of its repetitions that were changed. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const changed = Map.groupBy(
    all.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  );
  const whole = all.filter((event) => !event.isRecurrenceException());
  const known = new Set(whole.map(({ uid }) => uid));
  for (const event of whole) for (const one of changed.get(event.uid) ?? []) event.relateException(one);
  // a file may hold a changed repetition alone
  const alone = [...changed].filter(([uid]) => !known.has(uid)).flatMap(([, events]) => events);
  return [...whole, ...alone];
}

/** The busy times of a calendar file; see `readBusy`, which does it in a thread. */
export function unfoldBusy({ bytes, ...order }: BusyOrder): BusyRead {
  const unfolding: Unfolding = { ...order, steps: 0, times: [] };
  try {
    const calendars = calendarsOf(bytes);
    if (calendars.length === 0) return { ok: false, error: 'unreadable' };
    const isOwn = ({ uid }: ICAL.Event): boolean => uid?.endsWith(`@${order.ownHost}`) ?? false;
    for (const event of calendars.flatMap(eventsOf)) if (!isOwn(event)) unfold(unfolding, event);
    return { ok: true, times: unfolding.times };
  } catch (error) {
    // whatever else the library throws, the file has caused
    return { ok: false, error: error instanceof TooMuch ? 'tooMuch' : 'unreadable' };
  }
}
