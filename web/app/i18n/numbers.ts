import type { Lang } from '@fairbridge/contract/text.ts';

export { number } from '@fairbridge/contract/numbers.ts';

const BEIJING_MS = 8 * 3_600_000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** An instant as a calendar in Beijing (UTC+8) shows it, read by the methods for UTC. */
export const inBeijing = (at: Date): Date => new Date(at.getTime() + BEIJING_MS);

// Put together here because the first `Intl.DateTimeFormat` of a page, which every page's head would need, takes a slow phone a quarter of a
// second; `numbers.test.ts` compares each day of a year with it.
function monthDay(at: Date, lang: Lang, letters?: number): string {
  const [month, date] = [at.getUTCMonth(), at.getUTCDate()];
  return lang === 'zh' ? `${month + 1}月${date}日` : `${date} ${MONTHS[month]?.slice(0, letters)}`;
}
function yearDay(at: Date, lang: Lang, letters?: number): string {
  const [day, year] = [monthDay(at, lang, letters), at.getUTCFullYear()];
  return lang === 'zh' ? `${year}年${day}` : `${day} ${year}`;
}
const clock = (at: Date): string => at.toISOString().slice(-13, -8);
/** 'Sept' is the one month that English shortens to four letters. */
const SEPTEMBER = 8;
const minute = (at: Date, lang: Lang): string =>
  yearDay(at, lang, at.getUTCMonth() === SEPTEMBER ? 4 : 3) + (lang === 'zh' ? ' ' : ', ') + clock(at);

export const shortDay = (at: Date, lang: Lang): string => monthDay(inBeijing(at), lang);

export const instant = (iso: string): Date | null => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** An instant in Beijing time, with its zone (ruling 1.10): '2026年3月12日 09:30 (GMT+8)'. */
export function beijingTime(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : `${minute(inBeijing(at), lang)} (GMT+8)`;
}

/** The same without its zone, for rows below a heading that names it. */
export function beijingMinute(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : minute(inBeijing(at), lang);
}

/** The time of an instant on the clock in Beijing, below a heading that names the day: '09:30'. */
export function beijingClock(iso: string): string {
  const at = instant(iso);
  return at === null ? '' : clock(inBeijing(at));
}

/** Begin and end on the clock in Beijing: '09:30–11:00 (GMT+8)'. */
export function beijingSpan(from: string, to: string): string {
  const begin = instant(from);
  const end = instant(to);
  return begin === null || end === null ? '' : `${clock(inBeijing(begin))}–${clock(inBeijing(end))} (GMT+8)`;
}

/** The day of an instant in Beijing, or a calendar date: '2026年3月12日'. */
export function beijingDay(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : yearDay(inBeijing(at), lang);
}

/** The date of an instant in Beijing (ruling 1.10), as an ISO date. */
export const beijingDate = (iso: string): string => inBeijing(new Date(iso)).toISOString().slice(0, 10);

/** Today's date in Beijing. */
export const beijingToday = (): string => beijingDate(new Date().toISOString());

/** Two calendar dates as one span: '2026年3月16日—18日', '16 – 18 March 2026'. */
export function daySpan(startsOn: string, endsOn: string, lang: Lang): string {
  const begin = instant(startsOn);
  const end = instant(endsOn);
  if (begin === null || end === null) return '';
  const sameMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7);
  const lastDay = String(Number(endsOn.slice(8, 10)));
  const [first, last] = [inBeijing(begin), inBeijing(end)];
  if (lang === 'zh') return `${yearDay(first, lang)}至${sameMonth ? `${lastDay}日` : monthDay(last, lang)}`;
  return sameMonth
    ? `${Number(startsOn.slice(8, 10))}–${yearDay(last, lang)}`
    : `${monthDay(first, lang)} – ${yearDay(last, lang)}`;
}
