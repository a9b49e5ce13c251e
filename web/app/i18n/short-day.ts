import type { Lang } from '@fairbridge/contract/text.ts';
import { inBeijing, instant, shortDay } from './numbers.ts';

const WEEKDAYS = {
  zh: '周日 周一 周二 周三 周四 周五 周六'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
} as const;

/** The day of an instant in Beijing, or a calendar date, without its year: '3月12日'. Apart from what every page of guests carries. */
export function beijingShortDay(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : shortDay(at, lang);
}

export function beijingWeekday(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : (WEEKDAYS[lang][inBeijing(at).getUTCDay()] ?? '');
}

/** A day in words with its weekday, each language in its own order: '2026年3月12日 周四', 'Thu 12 March 2026'. */
export function withWeekday(day: string, iso: string, lang: Lang): string {
  const weekday = beijingWeekday(iso, lang);
  return lang === 'zh' ? `${day} ${weekday}` : `${weekday} ${day}`;
}
