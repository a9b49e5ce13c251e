import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { calendarText, type CalendarEvent } from '../../platform/calendar/calendar.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { originOf, pageAddress } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { WholeAppointment } from './meeting-appointment.queries.ts';

const calendarTexts = texts({
  summary: ['洽谈：{partner}', 'Meeting with {partner}'],
  table: ['{place}，{table} 号桌', '{place}, table {table}'],
  plan: ['我的洽谈安排', 'My appointments'],
});

type Site = Parameters<typeof pageAddress>[0];
type Reader = { side: MeetingSide; lang: Lang };

/** Where the two sides meet: the place with the table, or the room on the web for whoever has agreed to come. */
function locationOf(row: WholeAppointment, { side, lang }: Reader): string {
  if (row.kind === 'online') return row[`${side}_participation`] === 'agreed' ? row.room : '';
  const place = inLang(bilingualOf('place', row), lang);
  if (row.table_number === null) return place;
  return translator(calendarTexts, lang)('table', { place, table: row.table_number });
}

/** An agreed appointment for the calendar of one of its sides; a move has the same id and a higher sequence. */
export function appointmentEvent(
  config: Site,
  exhibition: Exhibition,
  row: WholeAppointment,
  reader: Reader,
): CalendarEvent {
  const { side, lang } = reader;
  const partner = side === 'visitor' ? row.exhibitor_company : row.visitor_company;
  const page = pageAddress(config, exhibition, lang, `/meetingAppointments?appointment=${row.id}`);
  return {
    uid: `${row.id}@${new URL(originOf(config, exhibition)).hostname}`,
    sequence: row.version,
    startsAt: row.starts_at ?? row.meeting_starts_at,
    endsAt: row.ends_at ?? row.meeting_ends_at,
    summary: translator(calendarTexts, lang)('summary', { partner }),
    location: locationOf(row, reader),
    description: [inLang(bilingualOf('title', row), lang), row.message, page].filter((part) => part !== '').join('\n'),
    url: page,
    alarms: [15],
  };
}

/** These as one file to be put into a calendar, named after the only one or after the plan. */
export function appointmentsCalendar(
  config: Site,
  exhibition: Exhibition,
  rows: readonly WholeAppointment[],
  reader: Reader,
): FileOut {
  const events = rows.map((row) => appointmentEvent(config, exhibition, row, reader));
  const [only] = events;
  const name =
    events.length === 1 && only !== undefined ? only.summary : translator(calendarTexts, reader.lang)('plan');
  const text = calendarText({ method: 'PUBLISH', events });
  return { name: `${name}.ics`, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
}
