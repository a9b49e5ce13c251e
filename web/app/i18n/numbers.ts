import { once } from '@fairbridge/contract/numbers.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

export { number } from '@fairbridge/contract/numbers.ts';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  once((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', ...options }));
const minute = formatter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = formatter({ year: 'numeric', month: 'long', day: 'numeric' });
export const shortDay = formatter({ month: 'long', day: 'numeric' });
const weekday = formatter({ weekday: 'short' });

export const instant = (iso: string): Date | null => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** An instant in Beijing time, with its zone (ruling 1.10): '2026年3月12日 09:30 (GMT+8)'. */
export function beijingTime(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : `${minute[lang].format(at)} (GMT+8)`;
}

/** The same without its zone, for rows below a heading that names it. */
export function beijingMinute(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : minute[lang].format(at);
}

/** The time of an instant on the clock in Beijing, below a heading that names the day: '09:30'. */
export function beijingClock(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : clock[lang].format(at);
}

/** Begin and end on the clock in Beijing: '09:30–11:00 (GMT+8)'. */
export function beijingSpan(from: string, to: string, lang: Lang): string {
  const begin = instant(from);
  const end = instant(to);
  return begin === null || end === null ? '' : `${clock[lang].format(begin)}–${clock[lang].format(end)} (GMT+8)`;
}

/** The day of an instant in Beijing, or a calendar date: '2026年3月12日'. */
export function beijingDay(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : day[lang].format(at);
}

const BEIJING_MS = 8 * 3_600_000;

/** The date of an instant in Beijing (ruling 1.10), as an ISO date. */
export const beijingDate = (iso: string): string => new Date(Date.parse(iso) + BEIJING_MS).toISOString().slice(0, 10);

/** Today's date in Beijing. */
export const beijingToday = (): string => beijingDate(new Date().toISOString());

export function beijingWeekday(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : weekday[lang].format(at);
}

/** Two calendar dates as one span: '2026年3月16日—18日', '16 – 18 March 2026'. */
export function daySpan(startsOn: string, endsOn: string, lang: Lang): string {
  const begin = instant(startsOn);
  const end = instant(endsOn);
  if (begin === null || end === null) return '';
  const sameMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7);
  const lastDay = String(Number(endsOn.slice(8, 10)));
  if (lang === 'zh')
    return sameMonth ? `${day.zh.format(begin)}至${lastDay}日` : `${day.zh.format(begin)}至${shortDay.zh.format(end)}`;
  return sameMonth
    ? `${Number(startsOn.slice(8, 10))}–${day.en.format(end)}`
    : `${shortDay.en.format(begin)} – ${day.en.format(end)}`;
}
