import { describe, expect, test } from 'vitest';
import { readBusy } from './read-busy.ts';

const FROM = new Date('2027-03-01T00:00:00Z');
const UNTIL = new Date('2027-04-30T00:00:00Z');

const calendarOf = (...lines: string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const eventOf = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one@fair.example', ...lines, 'END:VEVENT'];
const read = (bytes: Buffer, { zone = 'Asia/Shanghai', timesMax = 100 } = {}) =>
  readBusy({ bytes, from: FROM, until: UNTIL, zone, timesMax, ownHost: 'portal.example' });
const timesOf = async (bytes: Buffer, zone?: string): Promise<string[] | string> => {
  const found = await read(bytes, zone === undefined ? {} : { zone });
  if (!found.ok) return found.error;
  return found.times.map(({ startsAt, endsAt }) => `${startsAt.toISOString()}/${endsAt.toISOString()}`);
};

/** New York as calendar programs write it: summer time from the second Sunday of March. */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('busy times of a calendar file', () => {
  test('are when events begin and end, by UTC, by length, and by the zone of the reader where none is named', async () => {
    const bytes = calendarOf(
      ...eventOf('DTSTART:20270310T020000Z', 'DTEND:20270310T030000Z', 'SUMMARY:secret'),
      ...eventOf('DTSTART:20270311T090000', 'DURATION:PT30M'),
      ...eventOf('DTSTART;VALUE=DATE:20270312'),
    );
    expect(await timesOf(bytes, 'Europe/Berlin')).toEqual([
      '2027-03-10T02:00:00.000Z/2027-03-10T03:00:00.000Z',
      '2027-03-11T08:00:00.000Z/2027-03-11T08:30:00.000Z',
      '2027-03-11T23:00:00.000Z/2027-03-12T23:00:00.000Z',
    ]);
  });

  test('are none of the events that calendars have from the portal itself', async () => {
    const event = eventOf('DTSTART:20270310T020000Z', 'DTEND:20270310T030000Z');
    const own = event.map((line) => line.replace('one@fair.example', 'one@portal.example'));
    expect(await timesOf(calendarOf(...own))).toEqual([]);
    expect(await timesOf(calendarOf(...own, ...event))).toEqual(['2027-03-10T02:00:00.000Z/2027-03-10T03:00:00.000Z']);
  });

  test.each([
    ['as the file says when summer time begins', 'Eastern', NEW_YORK],
    ['as its name says where the file does not', 'America/New_York', []],
  ])('that repeat keep their hour over a change to summer time, %s', async (_how, zone, lines) => {
    const weekly = eventOf(
      `DTSTART;TZID=${zone}:20270307T090000`,
      `DTEND;TZID=${zone}:20270307T100000`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
    );
    expect(await timesOf(calendarOf(...lines, ...weekly))).toEqual([
      '2027-03-07T14:00:00.000Z/2027-03-07T15:00:00.000Z',
      '2027-03-14T13:00:00.000Z/2027-03-14T14:00:00.000Z',
      '2027-03-21T13:00:00.000Z/2027-03-21T14:00:00.000Z',
    ]);
  });

  test('are those between the two instants alone, each repetition as it was moved or left out', async () => {
    const bytes = calendarOf(
      ...eventOf('DTSTART:20200105T010000Z', 'DTEND:20200105T020000Z', 'RRULE:FREQ=MONTHLY', 'EXDATE:20270405T010000Z'),
      ...eventOf('RECURRENCE-ID:20270305T010000Z', 'DTSTART:20270306T050000Z', 'DTEND:20270306T060000Z'),
    );
    expect(await timesOf(bytes)).toEqual(['2027-03-06T05:00:00.000Z/2027-03-06T06:00:00.000Z']);
  });

  test('leave out what was cancelled, what is shown as free, and what has no length', async () => {
    const at = ['DTSTART:20270310T020000Z', 'DTEND:20270310T030000Z'];
    const bytes = calendarOf(
      ...eventOf(...at, 'STATUS:CANCELLED'),
      ...eventOf(...at, 'TRANSP:TRANSPARENT'),
      ...eventOf(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      ...eventOf('DTSTART:20270310T020000Z'),
    );
    expect(await timesOf(bytes)).toEqual([]);
  });

  test('are as many as they may be, and no more', async () => {
    const hourly = (count: number): Buffer =>
      calendarOf(
        ...eventOf('DTSTART:20270301T000000Z', 'DURATION:PT5M', `RRULE:FREQ=MINUTELY;INTERVAL=10;COUNT=${count}`),
      );
    const found = await read(hourly(100));
    expect([found.ok && found.times.length, await read(hourly(5_000))]).toEqual([100, { ok: false, error: 'tooMuch' }]);
  });

  test('of a rule that never comes to its end are refused in time', async () => {
    const bytes = calendarOf(...eventOf('DTSTART:19700101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=SECONDLY'));
    expect(await read(bytes)).toEqual({ ok: false, error: 'tooMuch' });
  });

  test.each([
    ['a text', Buffer.from('no calendar')],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['a calendar that breaks off', Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027')],
    ['a card', Buffer.from('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Li Lei\r\nEND:VCARD\r\n')],
    ['an event without a beginning', calendarOf(...eventOf('SUMMARY:nothing'))],
    ['a rule that is none', calendarOf(...eventOf('DTSTART:20270310T020000Z', 'DURATION:PT1H', 'RRULE:FREQ=NEVER'))],
  ])('of %s are not read', async (_what, bytes) => {
    expect(await read(bytes)).toEqual({ ok: false, error: 'unreadable' });
  });
});
