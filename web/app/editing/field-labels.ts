import { wordsIn, type Lang, type Texts } from '@fairbridge/contract/text.ts';

const keyOf = (path: string): string => path.replaceAll(/\.(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** What the parts of a form are called, by a table of texts whose keys are their paths: `title.zh` is `titleZh`; else the key `other`. */
export const fieldLabels =
  <T extends Texts>(table: T, lang: Lang, other: keyof T & string) =>
  (path: string): string =>
    wordsIn(table[keyOf(path)] ?? table[other] ?? [path, path], lang);
