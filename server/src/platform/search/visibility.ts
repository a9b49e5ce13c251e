import { sql } from 'kysely';
import type { DocumentRange } from './document.ts';

/** Which documents a caller sees: those of these scopes, scope 1 of the pool's owners too, and everything of `owner`. */
export type Visibility = {
  ranges: readonly DocumentRange[];
  /** Owners whose pool the caller is in. */
  pool: readonly string[];
  /** The caller's own company. */
  owner?: string;
};

/** Which rows of `search_document` these are. */
export const seen = ({ ranges, pool, owner = '' }: Visibility) => sql<boolean>`(
  scope = any(${[...ranges]}::smallint[])
  or (scope = 1 and owner_id = any(${[...pool]}::text[]))
  or (owner_id = ${owner} and ${owner} <> ''))`;

/** The scopes as one text: what answers for everybody of the same scopes are kept under. */
export function rangesKey({ ranges }: Visibility): string {
  return [...new Set(ranges)].toSorted((a, b) => a - b).join('');
}

/** Whether the caller sees more than everybody of the same scopes. */
export function seesMore({ ranges, pool, owner }: Visibility): boolean {
  return (owner !== undefined && owner !== '') || (pool.length > 0 && !ranges.includes(1));
}
