import type { Lang } from '@fairbridge/contract/text.ts';
import { beijingDay, beijingMinute } from '../i18n/numbers.ts';

const EMPTY = {
  date: { zh: '年/月/日', en: 'day/month/year' },
  'datetime-local': { zh: '年/月/日 时:分', en: 'day/month/year, hour:minute' },
} as const;

/** What a field of a day, or of a minute in Beijing, holds, as the page's language writes it; what it expects where it is empty. */
export function dateWords(value: string, type: 'date' | 'datetime-local', lang: Lang): string {
  const words = type === 'date' ? beijingDay(value, lang) : beijingMinute(`${value}+08:00`, lang);
  return words === '' ? EMPTY[type][lang] : words;
}
