import type { Lang } from '@fairbridge/contract/text.ts';
import { instant, shortDay } from './numbers.ts';

/** The day of an instant in Beijing, or a calendar date, without its year: '3月12日'. Apart from what every page of guests carries. */
export function beijingShortDay(iso: string, lang: Lang): string {
  const at = instant(iso);
  return at === null ? '' : shortDay[lang].format(at);
}
