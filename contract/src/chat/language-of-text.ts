import type { Lang } from '../text.ts';

const HAN = /\p{Script=Han}/gu;
/** Of two letters or more, one of them small, and no unit: FOB, SL and 12 USD/kg are written so in both languages. */
const WORD = /(?<![/\d]\s?|\p{Script=Latin})\p{Script=Latin}*\p{Ll}\p{Script=Latin}*/gu;
const WORD_MIN = 2;

/**
 * In which of the two languages a text is written, told by its script alone: Chinese as soon as it has as many Chinese signs as English
 * words, since whoever writes Chinese puts names and codes between in Latin letters, and hardly anybody the other way round. Null where
 * there is nothing to read in it (numbers, codes, signs).
 */
export function languageOfText(text: string): Lang | null {
  const signs = text.match(HAN)?.length ?? 0;
  const words = (text.match(WORD) ?? []).filter((word) => word.length >= WORD_MIN).length;
  if (signs > 0 && signs >= words) return 'zh';
  if (words > 0) return 'en';
  // one who shouts; shorter than that are codes
  return /\p{Script=Latin}{4}/u.test(text) ? 'en' : null;
}
