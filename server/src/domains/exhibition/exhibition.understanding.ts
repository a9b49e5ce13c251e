import { PART_KINDS, type PartKind, type Understanding } from '@fairbridge/contract/search/search.shapes.ts';
import type { SearchResult } from '../../platform/search/search-engine.ts';

const isKind = (kind: string): kind is PartKind => PART_KINDS.some((one) => one === kind);

/** What the engine made of a question, for whoever asked it: plain words are left out, they were taken as typed. */
export function understandingOf({
  corrections,
  standardNames,
  parts,
  words,
}: Pick<SearchResult, 'corrections' | 'standardNames' | 'parts' | 'words'>): Understanding {
  const understood = parts.flatMap(({ kind, ...part }) => (isKind(kind) ? [{ kind, ...part }] : []));
  return { corrections, standardNames, understood, words };
}
