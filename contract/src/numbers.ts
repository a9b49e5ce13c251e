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
