import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { calendarText, type CalendarEvent } from '../../platform/calendar/calendar.ts';
import { originOf, pageAddress } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** What stands in a calendar: a programme, or a live. */
export type ProgrammeEvent = Pick<
  Programme,
  'id' | 'title' | 'description' | 'place' | 'speaker' | 'startsAt' | 'endsAt'
> & { version: number };

type Site = Parameters<typeof pageAddress>[0];
type Shown = { path: string; event: ProgrammeEvent };

/** The same as it stands in a calendar, with the address of its page. */
export function programmeEvent(
  config: Site,
  exhibition: Exhibition,
  lang: Lang,
  { path, event }: Shown,
): CalendarEvent {
  const page = pageAddress(config, exhibition, lang, path);
  const description = [inLang(event.speaker, lang), inLang(event.description, lang), page];
  return {
    uid: `${event.id}@${new URL(originOf(config, exhibition)).hostname}`,
    sequence: event.version,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    summary: inLang(event.title, lang),
    location: inLang(event.place, lang),
    description: description.filter((part) => part !== '').join('\n'),
    url: page,
  };
}

/** The same as a calendar file. */
export function calendarFile(config: Site, exhibition: Exhibition, lang: Lang, shown: Shown) {
  const event = programmeEvent(config, exhibition, lang, shown);
  const text = calendarText({ method: 'PUBLISH', events: [event] });
  return { name: `${event.summary}.ics`, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
}
