import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

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

/** A programme for a calendar: times in UTC, so that every calendar shows them right wherever it is. */
export function calendarOf(
  programme: Programme,
  { lang, page, host, now = new Date() }: { lang: Lang; page: string; host: string; now?: Date },
): string {
  const speaker = inLang(programme.speaker, lang);
  const description = [speaker, inLang(programme.description, lang), page].filter((text) => text !== '').join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairbridge//Programmes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${programme.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(programme.startsAt)}`,
    `DTEND:${stamp(programme.endsAt)}`,
    `SUMMARY:${escaped(inLang(programme.title, lang))}`,
    `LOCATION:${escaped(inLang(programme.place, lang))}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
