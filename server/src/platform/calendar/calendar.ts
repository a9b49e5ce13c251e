import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

type Person = { name: string; email: string };

export type CalendarEvent = {
  /** The same for ever: by it a calendar knows the event again. */
  uid: string;
  /** Goes up with each change; a calendar that holds an earlier one moves it (RFC 5545, SEQUENCE). */
  sequence: number;
  startsAt: string | Date;
  endsAt: string | Date;
  summary: string;
  location?: string;
  description?: string;
  /** Absolute. */
  url?: string;
  organizer?: Person;
  /** Reminds so many minutes before the beginning. */
  alarms?: readonly number[];
  /** Not agreed yet. */
  tentative?: boolean;
};

/** Events to look at, or an invitation that somebody answers, and its end: who invites and who is invited belong to it (RFC 5546). */
export type Calendar =
  | {
      method: 'PUBLISH';
      events: readonly CalendarEvent[];
      /** Of one that is read again and again at its address. */
      feed?: { name: string; refreshSeconds: number };
    }
  | {
      method: 'REQUEST' | 'CANCEL';
      events: readonly (CalendarEvent & { organizer: Person; attendees: readonly Person[] })[];
    };

/** A control or a separator of lines: the library lets them through, and one could end a line. */
const plain = (text: string): string => text.replaceAll(/\r\n?|\u2028|\u2029/gu, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => plain(text).replaceAll('\n', ' ');
const person = ({ name, email }: Person): Person => ({ name: oneLine(name) || oneLine(email), email: oneLine(email) });

function statusOf(method: Calendar['method'], { tentative = false }: CalendarEvent): ICalEventStatus | null {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : null;
}

/** iCalendar (RFC 5545) with times in UTC, so that every calendar shows them right wherever it is. */
export function calendarText({ method, events, ...more }: Calendar, now = new Date()): string {
  const feed = 'feed' in more ? more.feed : undefined;
  const calendar = new ICalCalendar({
    prodId: { company: 'Fairbridge', product: 'Calendar', language: 'EN' },
    scale: 'gregorian',
    method: ICalCalendarMethod[method],
    name: feed === undefined ? null : oneLine(feed.name),
    ttl: feed?.refreshSeconds ?? null,
  });
  for (const event of events) {
    const summary = oneLine(event.summary);
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: now,
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      summary,
      location: oneLine(event.location ?? ''),
      description: event.description === undefined ? null : plain(event.description),
      // the library escapes these as in a text, which an address is not
      url: event.url?.replaceAll(/[,;\\]/g, encodeURIComponent) ?? null,
      status: statusOf(method, event),
      organizer: event.organizer === undefined ? null : person(event.organizer),
      attendees: ('attendees' in event ? event.attendees : []).map((one) => ({
        ...person(one),
        rsvp: method === 'REQUEST',
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      })),
      alarms: (event.alarms ?? []).map((minutes) => ({
        type: ICalAlarmType.display,
        triggerBefore: minutes * 60,
        description: summary,
      })),
    });
  }
  return `${calendar.toString()}\r\n`;
}
