import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { PrintedFair } from './pdf.shapes.ts';

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const ENGLISH = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const CHINESE = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) in words. */
export const day = (date: string, lang: Lang): string => (lang === 'zh' ? CHINESE : ENGLISH).format(dayOf(date));

/** From the first day to the last, in words: `2026年11月21日至24日`, `21–24 November 2026`. */
export function dayRange(first: string, last: string, lang: Lang): string {
  if (first === last) return day(first, lang);
  if (lang === 'zh') return `${day(first, 'zh')}至${withoutShared(first, last)}`;
  return ENGLISH.formatRange(dayOf(first), dayOf(last))
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\d+) – (\d+) (?=\D+\d{4}$)/, '$1–$2 ');
}

/** The last day in Chinese without the year and month that the first one has said. */
function withoutShared(first: string, last: string): string {
  const said = day(last, 'zh');
  if (first.slice(0, 7) === last.slice(0, 7)) return said.replace(/^.*月/, '');
  return first.slice(0, 4) === last.slice(0, 4) ? said.replace(/^.*年/, '') : said;
}

export const datesOf = (fair: PrintedFair, lang: Lang): string => dayRange(fair.startsOn, fair.endsOn, lang);

/** City and venue as the language orders them; the city once where the venue's name says it. */
export function placeOf(fair: PrintedFair, lang: Lang): string {
  const venue = inLang(fair.venue, lang);
  const city = inLang(fair.city, lang);
  if (city === '' || venue === '' || venue.includes(city)) return venue || city;
  return lang === 'zh' ? `${city} · ${venue}` : `${venue}, ${city}`;
}
