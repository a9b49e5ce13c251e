import type { Bilingual } from '@fairbridge/contract/text.ts';

/** A text as the two columns that keep it: `name` gives `name_zh` and `name_en`. */
export const bilingualColumns = <N extends string>(name: N, text: Bilingual) =>
  ({ [`${name}_zh`]: text.zh, [`${name}_en`]: text.en }) as Record<`${N}_zh` | `${N}_en`, string>;
