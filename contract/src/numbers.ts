import type { Lang } from './text.ts';

/** How each language writes numbers and dates. */
export const LOCALE = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Made once and when it is needed: building a formatter costs more than using it a thousand times. */
export function once<T>(make: (locale: string) => T): Readonly<Record<Lang, T>> {
  const made: Partial<Record<Lang, T>> = {};
  return {
    get zh() {
      return (made.zh ??= make(LOCALE.zh));
    },
    get en() {
      return (made.en ??= make(LOCALE.en));
    },
  };
}
const plain = once((locale) => new Intl.NumberFormat(locale));

/** A number in figures, at most three behind the point: '80,000'. */
export const number = (value: number, lang: Lang): string => plain[lang].format(value);

/** A leap year, which has every day. */
const LEAP_YEAR = 2024;
const monthDay = once((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** A day of no certain year, months counted from 1: '12 March', '3月12日'. Null where no calendar has it. */
export function dayOfYear(month: number, date: number, lang: Lang): string | null {
  const day = new Date(Date.UTC(LEAP_YEAR, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? monthDay[lang].format(day) : null;
}
