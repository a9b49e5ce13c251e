import type { Bilingual } from '@fairbridge/contract/text.ts';

type Columns<N extends string, V = string> = Record<`${N}_zh` | `${N}_en`, V>;

/** A text as the two columns that keep it: `name` gives `name_zh` and `name_en`. */
export const bilingualColumns = <N extends string>(name: N, text: Bilingual) =>
  ({ [`${name}_zh`]: text.zh, [`${name}_en`]: text.en }) as Columns<N>;

/** The text that two columns of a row keep; empty where the row was joined and is not there. */
export const bilingualOf = <N extends string>(name: N, row: Readonly<Columns<N, string | null>>): Bilingual => ({
  zh: row[`${name}_zh`] ?? '',
  en: row[`${name}_en`] ?? '',
});
