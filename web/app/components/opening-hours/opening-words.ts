import type { OpenState } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import { openingTexts, ZONE_NAMES } from './opening-hours.texts.ts';

const DAY_MS = 86_400_000;

/** Date, weekday and time of an instant on the clock of a zone. */
function shownIn(zone: string, at: Date, lang: Lang) {
  const format = (options: Intl.DateTimeFormatOptions, locale: string = lang): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(at);
  return {
    date: format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'),
    day: format(
      { weekday: 'short', month: lang === 'zh' ? 'long' : 'short', day: 'numeric' },
      lang === 'zh' ? 'zh-CN' : 'en-GB',
    ),
    weekday: format({ weekday: 'short' }, lang === 'zh' ? 'zh-CN' : 'en-GB'),
    clock: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB'),
  };
}

/**
 * Whether a company is open and when that changes, on its clock, and on the reader's where that shows something else: 'Closed now. Opens
 * tomorrow 09:00 Beijing time (22:00 your time)'. `ownZone`: an IANA name.
 */
export function openingWords({ open, changesAt, zone }: OpenState, lang: Lang, now: Date, ownZone: string): string {
  const t = translator(openingTexts, lang);
  if (changesAt === null) return t(open ? 'openAlways' : 'closed');
  const at = new Date(changesAt);
  const there = shownIn(zone, at, lang);
  const here = shownIn(ownZone, at, lang);
  const named = { clock: there.clock, zone: inLang(ZONE_NAMES[zone], lang) };
  const own =
    here.clock === there.clock && here.date === there.date
      ? ''
      : here.date === there.date
        ? t('ownClock', { clock: here.clock })
        : t('ownDay', { day: here.weekday, clock: here.clock });
  if (open) return t('openUntil', named) + own;
  if (there.date === shownIn(zone, now, lang).date) return t('opensToday', named) + own;
  const tomorrow = shownIn(zone, new Date(now.getTime() + DAY_MS), lang).date;
  return (there.date === tomorrow ? t('opensTomorrow', named) : t('opensOn', { ...named, day: there.day })) + own;
}

/** The zone of this device, where it names one that can be reckoned with; some name 'Etc/Unknown', or none. */
export function knownZone(named: string | undefined, otherwise: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named ?? otherwise }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}

/** The same at this moment, for whoever sits at this device. */
export const openingNow = (opening: OpenState, lang: Lang): string =>
  openingWords(opening, lang, new Date(), knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone, opening.zone));
