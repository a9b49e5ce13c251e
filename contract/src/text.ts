/** The two languages of the portal. Chinese is the default (specification, section 1). */
export const LANGS = ['zh', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const isLang = (value: unknown): value is Lang => value === 'zh' || value === 'en';

/** A text in both languages. */
export type Bilingual = { zh: string; en: string };

type Placeholders<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOf<Inner> | Placeholders<Rest>
  : never;
type NameOf<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner;
type SamePlaceholders<A extends string, B extends string> = [Placeholders<A>] extends [Placeholders<B>]
  ? [Placeholders<B>] extends [Placeholders<A>]
    ? unknown
    : never
  : never;

/** A text in both languages, as a row of a table of texts has it. */
export type Words = readonly [zh: string, en: string];
export const wordsIn = ([zh, en]: Words, lang: Lang): string => (lang === 'zh' ? zh : en);

/** One domain's texts: each key with its Chinese and its English, side by side. */
export type Texts = Readonly<Record<string, Words>>;
type Variables<T extends Texts, K extends keyof T> = Placeholders<T[K][0]>;
export type Translate<T extends Texts> = <K extends keyof T>(
  key: K,
  ...variables: [Variables<T, K>] extends [never] ? [] : [Record<Variables<T, K>, string | number>]
) => string;

/** A placeholder that stands in one language only does not compile. */
export type Declared<T extends Texts> = T & { [K in keyof T]: SamePlaceholders<T[K][0], T[K][1]> & Words };

/** Declares texts. */
export const texts = <const T extends Texts>(table: Declared<T>): T => table;

/** A text without those of `signs` that stand at its end. Counted from the end: a pattern such as `x+$` begins anew at each x of a long row. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

let segmenter: Intl.Segmenter | undefined;

/**
 * A text of at most `max` UTF-16 units that ends between two characters as people see them: never inside a rare character, an emoji of
 * several parts, or between a letter and its accent. `end` follows where something was left out.
 */
export function cutText(text: string, max: number, end = ''): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return text.slice(0, segmenter.segment(text).containing(max)?.index) + end;
}

/** The characters of a text as people see them. */
export const charactersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/**
 * Puts values into the `{name}` placeholders of a text. An English noun beside a number names both of its forms, and takes the first
 * for one: '{count} {count|colleague|colleagues}'.
 */
export function fill(text: string, variables: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(
    /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one?: string, more?: string) => {
      if (!(name in variables)) return whole;
      const value = String(variables[name]);
      return (value === '1' ? one : more) ?? value;
    },
  );
}

export function translator<T extends Texts>(table: T, lang: Lang): Translate<T> {
  return (key, ...[variables]) => {
    const words = table[key];
    return fill(words === undefined ? String(key) : wordsIn(words, lang), variables);
  };
}

/** The text in the wanted language, or the other one where it is missing (ruling 1.9). */
export function inLang(text: Bilingual, lang: Lang): string {
  return text[lang] || text[lang === 'zh' ? 'en' : 'zh'];
}

/** The language a text is really shown in; it differs from the wanted one where a translation is missing. */
export function shownLang(text: Bilingual, lang: Lang): Lang {
  return text[lang] ? lang : lang === 'zh' ? 'en' : 'zh';
}
