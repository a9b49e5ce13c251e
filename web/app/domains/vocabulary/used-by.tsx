import { wordsIn } from '@fairbridge/contract/text.ts';
import { BEARER_NAMES } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { Bearers } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { fill } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';

/** How many bear an entry, one line for each sort of them. */
export function UsedBy({ used, none }: { used: Bearers; none: string }) {
  const lang = useLang();
  if (used.length === 0) return <span className="text-soft">{none}</span>;
  return (
    <ul className="num">
      {used.map(({ kind, count }) => (
        <li key={kind}>{fill(wordsIn(BEARER_NAMES[kind], lang), { count: number(count, lang) })}</li>
      ))}
    </ul>
  );
}
