import { once } from '@fairbridge/contract/numbers.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { instant } from './numbers.ts';

const ownClock = once(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const BEIJING_OFFSET_MINUTES = -480;

/** An instant on the clock of this browser: '12 March at 02:30'; '' where that shows what Beijing's does. */
export function ownMinute(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null || at.getTimezoneOffset() === BEIJING_OFFSET_MINUTES ? '' : ownClock[lang].format(at);
}

/** The zone of that clock, as it is called everywhere: 'Europe/Berlin'. */
export const ownZone = (): string => ownClock.en.resolvedOptions().timeZone;
