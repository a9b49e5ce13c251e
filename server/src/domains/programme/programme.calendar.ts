import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { originOf, pageAddress } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** RFC 5545: these signs stand for themselves only after a backslash. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // nothing else that could end a line or confuse a reader of it
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');

const OCTETS = 73;

/** Lines of at most 75 octets; the next ones begin with a space. A sign is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > OCTETS) {
      parts.push(part);
      [part, octets] = ['', 0];
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

const stamp = (at: string | Date): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** What stands in a calendar: a programme, or a live. */
export type CalendarEvent = Pick<
  Programme,
  'id' | 'title' | 'description' | 'place' | 'speaker' | 'startsAt' | 'endsAt'
> & {
  /** A calendar that has an earlier one already moves it (RFC 5545, SEQUENCE). */
  version: number;
};

/** A programme or a live for a calendar: times in UTC, so that every calendar shows them right wherever it is. */
function calendarOf(
  event: CalendarEvent,
  { lang, page, host, now = new Date() }: { lang: Lang; page: string; host: string; now?: Date },
): string {
  const speaker = inLang(event.speaker, lang);
  const description = [speaker, inLang(event.description, lang), page].filter((text) => text !== '').join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairbridge//Programmes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(inLang(event.title, lang))}`,
    `LOCATION:${escaped(inLang(event.place, lang))}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The same as a file, with the address of its page. */
export function calendarFile(
  config: Parameters<typeof pageAddress>[0],
  exhibition: Exhibition,
  lang: Lang,
  { path, event }: { path: string; event: CalendarEvent },
) {
  const page = pageAddress(config, exhibition, lang, path);
  const host = new URL(originOf(config, exhibition)).hostname;
  const bytes = Buffer.from(calendarOf(event, { lang, page, host }));
  return { name: `${inLang(event.title, lang)}.ics`, type: 'text/calendar; charset=utf-8', bytes };
}
