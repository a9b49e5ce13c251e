import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { livePath } from '../../components/live/live-path.ts';
import { htmlLang } from '../../i18n/lang.tsx';

type Told = {
  lang: Lang;
  /** Makes the whole address of a path in the page's language. */
  url: (path: string) => string;
  /** The beginning of addresses of files. */
  assets: string;
};

/** Who shows it; the organizer's own say nothing of that. */
const companyOf = ({ exhibitor }: LiveCard, { lang, url }: Told) =>
  exhibitor === null
    ? null
    : { '@type': 'Organization', name: inLang(exhibitor.name, lang), url: url(exhibitorPath(exhibitor.id)) };

/** The recording, as search engines list videos. */
function videoOf(live: LiveCard, told: Told): object {
  const { lang, url, assets } = told;
  const name = inLang(live.title, lang);
  const company = companyOf(live, told);
  return {
    '@type': 'VideoObject',
    name,
    description: inLang(live.introduction, lang) || name,
    thumbnailUrl: [`${assets}${live.cover}/w1200.jpg`],
    uploadDate: live.endedAt ?? live.endsAt,
    contentUrl: `${assets}/broadcast/hls/${live.id}/replay.m3u8`,
    url: url(livePath(live.id)),
    inLanguage: htmlLang(lang),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: live.watched,
    },
    ...(company !== null && { publisher: company }),
  };
}

/** What will be broadcast, or is. */
function broadcastOf(live: LiveCard, told: Told): object {
  const { lang, url, assets } = told;
  const page = url(livePath(live.id));
  const company = companyOf(live, told);
  return {
    '@type': 'BroadcastEvent',
    name: inLang(live.title, lang),
    description: inLang(live.introduction, lang),
    image: [`${assets}${live.cover}/w1200.jpg`],
    isLiveBroadcast: true,
    startDate: live.startedAt ?? live.startsAt,
    endDate: live.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    url: page,
    inLanguage: htmlLang(lang),
    ...(company !== null && { organizer: company }),
  };
}

/** What search engines are told of a live: nothing of a private one, nor of one that is over without a replay. */
export function liveJsonLd(live: LiveCard, told: Told): readonly object[] {
  if (live.scope !== 0 || live.state === 'ended') return [];
  return [live.state === 'replay' ? videoOf(live, told) : broadcastOf(live, told)];
}
