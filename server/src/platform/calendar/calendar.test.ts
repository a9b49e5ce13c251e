import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from './calendar.ts';

const NOW = new Date('2027-01-02T03:04:05Z');
const EVENT: CalendarEvent = {
  uid: 'live0000000001@fair.example',
  sequence: 3,
  startsAt: '2027-03-10T10:00:00+08:00',
  endsAt: new Date('2027-03-10T03:30:00Z'),
  summary: '除草剂, 抗性; 论坛 \\ "N1"',
};
const COMPANY = { name: '"Egedere", A.Ş.; 分:公司', email: 'sales@fair.example' };
const BUYER = { name: '李雷', email: 'li.lei@fair.example' };

const published = (more: Partial<CalendarEvent> = {}): string =>
  calendarText({ method: 'PUBLISH', events: [{ ...EVENT, ...more }] }, NOW);
const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const firstEvent = (text: string) => read(text).getFirstSubcomponent('vevent');
const valueOf = (text: string, property: string) => firstEvent(text)?.getFirstPropertyValue(property)?.toString();
/** Each with its parameters, lines that were folded put together again. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar', () => {
  test('has what RFC 5545 asks for, in this order, with times in UTC', () => {
    expect(linesOf(published())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fairbridge//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:live0000000001@fair.example',
      'SEQUENCE:3',
      'DTSTAMP:20270102T030405Z',
      'DTSTART:20270310T020000Z',
      'DTEND:20270310T033000Z',
      'SUMMARY:除草剂\\, 抗性\\; 论坛 \\\\ "N1"',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is read as it was written, however long a text is and whatever stands in it', () => {
    const summary = '第十二届国际植保与新型肥料展览会，㙓🌱；'.repeat(10);
    const description = '第一行, 第二行;\n第三行：\\n 不是换行';
    const text = published({ summary, description, location: '2F; B, 3' });
    expect([...summary].length).toBeGreaterThanOrEqual(200);
    expect(['summary', 'description', 'location'].map((name) => valueOf(text, name))).toEqual([
      summary,
      description,
      '2F; B, 3',
    ]);
  });

  test('has lines of at most 75 octets that end with CR and LF, and cuts no character in two', () => {
    const text = published({ summary: '展㙓🌱a'.repeat(50), description: 'é，\n'.repeat(100), alarms: [15] });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '').match(/[\p{Cc}\uFFFD]/u)).toBeNull();
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(Buffer.from(text).toString()).toBe(text);
  });

  test('gets no line from what people typed (G28)', () => {
    const evil = 'x\r\nSTATUS:CANCELLED\u0000\u2028\u0085\u0007y\rATTENDEE:mailto:all@fair.example\n';
    const person = { name: evil, email: `a@fair.example${evil}` };
    const event = { ...EVENT, summary: evil, description: evil, location: evil, alarms: [1], organizer: person };
    const text = calendarText({ method: 'REQUEST', events: [{ ...event, attendees: [person] }] }, NOW);
    const names = linesOf(text).map((line) => /^[A-Z]+/.exec(line)?.[0] ?? '');
    expect(names.join(' ').trim()).toBe(
      'BEGIN VERSION PRODID CALSCALE METHOD BEGIN UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION DESCRIPTION ' +
        'ORGANIZER ATTENDEE BEGIN ACTION TRIGGER DESCRIPTION END END END',
    );
  });

  test('holds several events, each with its address as it is', () => {
    const other = { ...EVENT, uid: 'other@fair.example', url: 'https://fair.example/live/2?day=1,2;3' };
    const text = calendarText({ method: 'PUBLISH', events: [EVENT, other] }, NOW);
    const events = read(text).getAllSubcomponents('vevent');
    expect(events.map((event) => [event.getFirstPropertyValue('uid'), event.getFirstPropertyValue('url')])).toEqual([
      [EVENT.uid, null],
      [other.uid, 'https://fair.example/live/2?day=1%2C2%3B3'],
    ]);
  });

  test('reminds some minutes before, with the title', () => {
    const alarms = firstEvent(published({ alarms: [15, 1440] }))?.getAllSubcomponents('valarm');
    expect(
      alarms?.map((alarm) =>
        ['action', 'trigger', 'description'].map((name) => alarm.getFirstPropertyValue(name)?.toString()),
      ),
    ).toEqual([
      ['DISPLAY', '-PT15M', EVENT.summary],
      ['DISPLAY', '-P1D', EVENT.summary],
    ]);
  });
});

describe('an invitation', () => {
  const invited = (method: 'REQUEST' | 'CANCEL', sequence: number): string =>
    calendarText({ method, events: [{ ...EVENT, sequence, organizer: COMPANY, attendees: [BUYER] }] }, NOW);

  test('names who invites and who is invited, and asks for an answer', () => {
    const text = invited('REQUEST', 1);
    const event = firstEvent(text);
    const [organizer, attendee] = ['organizer', 'attendee'].map((name) => event?.getFirstProperty(name));
    expect([read(text).getFirstPropertyValue('method'), valueOf(text, 'status')]).toEqual(['REQUEST', undefined]);
    expect([organizer?.getFirstValue(), organizer?.getFirstParameter('cn')]).toEqual([
      `mailto:${COMPANY.email}`,
      COMPANY.name,
    ]);
    expect([attendee?.getFirstValue(), attendee?.getFirstParameter('cn'), attendee?.getFirstParameter('rsvp')]).toEqual(
      [`MAILTO:${BUYER.email}`, BUYER.name, 'TRUE'],
    );
  });

  test('is moved and taken back by the same name with a higher number', () => {
    const facts = (text: string) => ['uid', 'sequence', 'status'].map((name) => valueOf(text, name));
    expect([facts(invited('REQUEST', 2)), facts(invited('CANCEL', 3))]).toEqual([
      [EVENT.uid, '2', undefined],
      [EVENT.uid, '3', 'CANCELLED'],
    ]);
    expect(read(invited('CANCEL', 3)).getFirstPropertyValue('method')).toBe('CANCEL');
  });
});
