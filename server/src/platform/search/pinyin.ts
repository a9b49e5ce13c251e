import { pinyin } from 'pinyin-pro';

export type Pinyin = { full: string; initials: string };

const known = new Map<string, Pinyin>();
const KNOWN_MAX = 50_000;

/** Toneless pinyin of a Chinese word, joined ('caoganlin'), and its initials ('cgl'); what is not Chinese stays as it is. */
export function pinyinOf(word: string): Pinyin {
  const before = known.get(word);
  if (before !== undefined) return before;
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((syllable) =>
    syllable.toLowerCase(),
  );
  const made = { full: syllables.join(''), initials: syllables.map((syllable) => syllable.slice(0, 1)).join('') };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, made);
  return made;
}

const SYLLABLE =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ui|ao|ou|iu|ie|ve|ue|er|an|en|in|un|vn|ia|ua|uo|a|o|e|i|u|v))';
const SYLLABLES = new RegExp(`^${SYLLABLE}+$`, 'u');

/** Whether a word can be read as pinyin. */
export function isPinyin(word: string): boolean {
  return word.length <= 60 && SYLLABLES.test(word);
}
