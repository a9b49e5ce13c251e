import { sql } from 'kysely';
import type { Scope } from './document.ts';

/** Which documents a caller sees: those of these scopes, scope 1 of the pool's owners too, and everything of `owner`. */
export type Visibility = {
  scopes: readonly Scope[];
  /** Owners whose pool the caller is in. */
  pool: readonly string[];
  /** The caller's own company. */
  owner?: string;
};

/** Which rows of `search_document` these are. */
export const seen = ({ scopes, pool, owner = '' }: Visibility) => sql<boolean>`(
  scope = any(${[...scopes]}::smallint[])
  or (scope = 1 and owner_id = any(${[...pool]}::text[]))
  or (owner_id = ${owner} and ${owner} <> ''))`;

/** The scopes as one text: what answers for everybody of the same scopes are kept under. */
export function scopesKey({ scopes }: Visibility): string {
  return [...new Set(scopes)].toSorted((a, b) => a - b).join('');
}

/** Whether the caller sees more than everybody of the same scopes. */
export function seesMore({ scopes, pool, owner }: Visibility): boolean {
  return (owner !== undefined && owner !== '') || (pool.length > 0 && !scopes.includes(1));
}
