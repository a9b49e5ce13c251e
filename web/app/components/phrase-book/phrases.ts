import { fill, type Bilingual, type Lang, type Texts } from '@fairbridge/contract/text.ts';
import { blankTexts } from './blanks.texts.ts';
import { blankIn } from './blank-values.ts';
import { followUp } from './phrases/follow-up.texts.ts';
import { greeting } from './phrases/greeting.texts.ts';
import { logistics } from './phrases/logistics.texts.ts';
import { payment } from './phrases/payment.texts.ts';
import { price } from './phrases/price.texts.ts';
import { product } from './phrases/product.texts.ts';
import { registration } from './phrases/registration.texts.ts';
import { sample } from './phrases/sample.texts.ts';

/** In the order of a deal. */
export const PHRASE_GROUPS = [
  'greeting',
  'product',
  'registration',
  'price',
  'sample',
  'payment',
  'logistics',
  'followUp',
] as const;
export type PhraseGroup = (typeof PHRASE_GROUPS)[number];

export type Phrase = { key: string; group: PhraseGroup } & Bilingual;

const BOOK: Readonly<Record<PhraseGroup, Texts>> = {
  greeting,
  product,
  registration,
  price,
  sample,
  payment,
  logistics,
  followUp,
};

export const PHRASES: readonly Phrase[] = PHRASE_GROUPS.flatMap((group) =>
  Object.entries(BOOK[group]).map(([key, [zh, en]]) => ({ key: `${group}.${key}`, group, zh, en })),
);

const BLANKS: Readonly<Record<string, readonly [zh: string, en: string]>> = blankTexts;

/** What each blank is called, in signs that nobody types: ‹数量›. */
const blanks = (lang: Lang): Record<string, string> =>
  Object.fromEntries(Object.entries(BLANKS).map(([name, [zh, en]]) => [name, `‹${lang === 'zh' ? zh : en}›`]));

/** A phrase with its blanks to be filled in. */
export const toFillIn = (phrase: Bilingual, lang: Lang): string => fill(phrase[lang], blanks(lang));

/** What stands between the blanks, and what the blanks are called: one fewer. */
function piecesOf(text: string): { words: string[]; names: string[] } {
  const parts = text.split(/\{(\w+)\}/);
  return { words: parts.filter((_, at) => at % 2 === 0), names: parts.filter((_, at) => at % 2 === 1) };
}

/** Longer than what anybody writes into a blank. */
const BLANK_MAX = 120;

const evened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
/** Spaces beside Chinese signs are a matter of taste. */
const closed = (text: string): string => text.replaceAll(/ ?(\p{Script=Han}|[，。？：；（）]) ?/gu, '$1');

/** What was written in the blanks of a phrase; null where the line is another sentence. From left to right, so that no line takes long. */
function filledIn(line: string, phrase: string): Record<string, string> | null {
  const { words, names } = piecesOf(phrase);
  const [first = '', ...rest] = words;
  const low = line.toLowerCase();
  if (!low.startsWith(first.toLowerCase())) return null;
  const values: Record<string, string> = {};
  let from = first.length;
  for (const [at, word] of rest.entries()) {
    const last = at === rest.length - 1;
    const to = last ? line.length - word.length : low.indexOf(word.toLowerCase(), from + 1);
    const value = line.slice(from, Math.max(from, to)).trim();
    if (to <= from || value === '' || value.length > BLANK_MAX || !low.startsWith(word.toLowerCase(), to)) return null;
    values[names[at] ?? ''] = value;
    from = to + word.length;
  }
  return from === line.length ? values : null;
}

/** The phrase that says most of the line in its own words. */
function phraseOf(line: string, lang: Lang): string | null {
  const from = lang === 'zh' ? 'en' : 'zh';
  const [even, tight] = [evened(line), closed(evened(line))];
  const spaced = line.replaceAll(/\s+/g, ' ').trim();
  let best: { text: string; own: number } | null = null;
  for (const phrase of PHRASES) {
    const own = piecesOf(phrase[from]).words.join('').length;
    if (best !== null && best.own >= own) continue;
    const values = phrase[from].includes('{')
      ? (filledIn(spaced, phrase[from]) ?? filledIn(closed(spaced), closed(phrase[from])))
      : even === evened(phrase[from]) || tight === closed(evened(phrase[from]))
        ? {}
        : null;
    if (values === null || Object.values(values).some((value) => /[‹›]/.test(value))) continue;
    const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, blankIn(value, lang)]));
    best = { text: fill(phrase[lang], said), own };
  }
  return best?.text ?? null;
}

/** A message whose every line is a phrase of the book with its blanks filled in, in the reader's language; null for any other. */
export function phrasesIn(text: string, lang: Lang): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const said = lines.map((line) => phraseOf(line, lang));
  return said.length > 0 && said.every((line) => line !== null) ? said.join('\n') : null;
}
