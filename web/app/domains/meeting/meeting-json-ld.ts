import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { htmlLang } from '../../i18n/lang.tsx';
import { meetingPath } from './meeting-path.ts';

/** What search engines are told of a meeting; never its room. */
export function meetingJsonLd(
  { id, title, description, place, kind, stage, startsAt, endsAt }: MeetingDetail,
  { lang, url }: { lang: Lang; url: (path: string) => string },
): object {
  const page = url(meetingPath(id));
  const online = kind === 'online';
  return {
    '@type': 'Event',
    name: inLang(title, lang),
    description: inLang(description, lang),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${stage === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online ? { '@type': 'VirtualLocation', url: page } : { '@type': 'Place', name: inLang(place, lang) },
    inLanguage: htmlLang(lang),
    url: page,
  };
}
