import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Exhibition } from './exhibition.directory.ts';

/** Where the organizer is reached, for whoever is turned away; its name where the fair says nothing else. */
export function contactOf({ email, phone, shortName }: Pick<Exhibition, 'email' | 'phone' | 'shortName'>): Bilingual {
  const reached = [phone, email].filter((part) => part !== '');
  if (reached.length === 0) return { zh: `${shortName.zh}主办方`, en: `the organizer of ${shortName.en}` };
  return { zh: reached.join('，'), en: reached.join(', ') };
}
