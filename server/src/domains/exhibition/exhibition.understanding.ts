import { PART_KINDS, type PartKind, type Understanding } from '@fairbridge/contract/search/search.shapes.ts';
import type { SearchResult } from '../../platform/search/search-engine.ts';

const isKind = (kind: string): kind is PartKind => PART_KINDS.some((one) => one === kind);

type Understood = Pick<SearchResult, 'corrections' | 'standardNames' | 'references' | 'setAside' | 'parts' | 'words'>;

/** What the engine made of a question, for whoever asked it: plain words are left out, they were taken as typed. */
export function understandingOf({
  corrections,
  standardNames,
  references,
  setAside,
  parts,
  words,
}: Understood): Understanding {
  const understood = parts.flatMap(({ kind, ...part }) => (isKind(kind) ? [{ kind, ...part }] : []));
  return { corrections, standardNames, references, setAside, understood, words };
}
