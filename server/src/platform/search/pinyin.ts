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
  const made = { full: syllables.join(''), initials: syllables.map(([letter = '']) => letter).join('') };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, made);
  return made;
}

const INITIALS = ['', 'zh', 'ch', 'sh', ...'bpmfdtnlgkhjqxrzcsyw'];
const FINALS =
  'iang iong uang ang eng ing ong ian iao uai uan ai ei ui ao ou iu ie ve ue er an en in un vn ia ua uo a o e i u v'.split(
    ' ',
  );
const SYLLABLES = new Set(INITIALS.flatMap((initial) => FINALS.map((final) => initial + final)));
const SYLLABLE_MAX = 6;

/**
 * Whether a word can be read as pinyin. Goes on from each place that syllables reach, once: a pattern tries each way of parting
 * 'uaiuaiuai…', and their number grows fivefold with every three letters.
 */
export function isPinyin(word: string): boolean {
  if (word === '' || word.length > 60) return false;
  const reached = [true];
  for (let end = 1; end <= word.length; end += 1)
    reached[end] = Array.from({ length: Math.min(SYLLABLE_MAX, end) }, (_one, at) => end - at - 1).some(
      (start) => reached[start] === true && SYLLABLES.has(word.slice(start, end)),
    );
  return reached[word.length] === true;
}
