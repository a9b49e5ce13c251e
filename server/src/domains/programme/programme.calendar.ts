import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { calendarText } from '../../platform/calendar/calendar.ts';
import { originOf, pageAddress } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** What stands in a calendar: a programme, or a live. */
export type ProgrammeEvent = Pick<
  Programme,
  'id' | 'title' | 'description' | 'place' | 'speaker' | 'startsAt' | 'endsAt'
> & { version: number };

/** The same as a calendar file, with the address of its page. */
export function calendarFile(
  config: Parameters<typeof pageAddress>[0],
  exhibition: Exhibition,
  lang: Lang,
  { path, event }: { path: string; event: ProgrammeEvent },
) {
  const page = pageAddress(config, exhibition, lang, path);
  const summary = inLang(event.title, lang);
  const description = [inLang(event.speaker, lang), inLang(event.description, lang), page];
  const text = calendarText({
    method: 'PUBLISH',
    events: [
      {
        uid: `${event.id}@${new URL(originOf(config, exhibition)).hostname}`,
        sequence: event.version,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        summary,
        location: inLang(event.place, lang),
        description: description.filter((part) => part !== '').join('\n'),
        url: page,
      },
    ],
  });
  return { name: `${summary}.ics`, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
}
