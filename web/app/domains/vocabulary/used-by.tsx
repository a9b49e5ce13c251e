import { fill, wordsIn } from '@fairbridge/contract/text.ts';
import { BEARER_NAMES } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { Bearers } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { useLang } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';

/** How many bear an entry, by what they are. */
export function UsedBy({ used, none }: { used: Bearers; none: string }) {
  const lang = useLang();
  if (used.length === 0) return <span className="text-soft">{none}</span>;
  return (
    <ul className="num flex max-w-[44ch] flex-wrap gap-x-3">
      {used.map(({ kind, count }) => (
        <li key={kind}>{fill(wordsIn(BEARER_NAMES[kind], lang), { count: number(count, lang) })}</li>
      ))}
    </ul>
  );
}
