import type { Lang } from '@fairbridge/contract/text.ts';

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
const LOCALE = { zh: 'zh-CN', en: 'en-GB' } as const;

/** How long ago that was, in its largest whole unit, a minute at least: '3 days ago'. `now` in milliseconds. */
export function waitedSince(since: string, now: number, lang: Lang): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  const [unit, size] = UNITS.find(([, each]) => minutes >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(LOCALE[lang], { numeric: 'always' }).format(-Math.floor(minutes / size), unit);
}
