import { charactersOf } from '@fairbridge/contract/text.ts';

/** Dark enough for white letters (7:1 and better). */
const COLOURS = ['#1d4f73', '#6a3585', '#852f2f', '#285a33', '#6b4700', '#0d5757', '#4a4195', '#832758'] as const;

/** What stands for somebody without a picture: the last two characters of a Chinese name, else the letters names begin with. */
export function initialsOf(name: string): string {
  const letters = charactersOf(name.replaceAll('*', '').trim());
  if (letters.some((one) => /\p{Script=Han}/u.test(one)))
    return letters
      .filter((one) => one.trim() !== '')
      .slice(-2)
      .join('');
  const words = letters.join('').split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => charactersOf(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Always the same for a name. */
export const colourOf = (name: string): string =>
  COLOURS[[...name].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 9973, 7) % COLOURS.length] ??
  COLOURS[0];
