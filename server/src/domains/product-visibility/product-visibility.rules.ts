import { sql, type RawBuilder } from 'kysely';
import type { Preview } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { AnonymousCaller, ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';

/** What guests see, and the scopes of whoever is registered and approved. */
export const GUEST: Visibility = { ranges: [0], pool: [] };
export const REGISTERED: Visibility['ranges'] = [0, 2];

/** As much of a caller as decides what they see. */
export type Viewer =
  | AnonymousCaller
  | Pick<VisitorCaller, 'kind' | 'approved' | 'pool'>
  | Pick<ExhibitorCaller, 'kind' | 'exhibitorId'>
  | Pick<OrganizerCaller, 'kind'>;

/**
 * Which products a caller sees: the one rule behind every list, search, count and detail (scope table of the guarantees; ruling 3.1).
 * Scope 1 needs the exhibitor's pool, scope 2 a completed and approved registration.
 */
export function visibilityOf(caller: Viewer): Visibility {
  switch (caller.kind) {
    case 'anonymous':
      return GUEST;
    case 'visitor':
      return { ranges: caller.approved ? REGISTERED : GUEST.ranges, pool: caller.pool };
    case 'exhibitor':
      return { ranges: [], pool: [], owner: caller.exhibitorId };
    case 'organizer':
      return { ranges: [0, 1, 2], pool: [] };
  }
}

/** What others would see of this company's exhibits. */
export function previewed(as: Preview, exhibitorId: string): Visibility {
  return { ranges: as === 'guest' ? GUEST.ranges : REGISTERED, pool: as === 'pool' ? [exhibitorId] : [] };
}

export function mayView(product: { scope: number; exhibitorId: string }, visibility: Visibility): boolean {
  if (visibility.owner === product.exhibitorId) return true;
  if (visibility.ranges.some((range) => range === product.scope)) return true;
  return product.scope === 1 && visibility.pool.includes(product.exhibitorId);
}

type Sql = RawBuilder<unknown>;

/** `mayView` in SQL, of `product p`, where what a viewer sees is SQL itself: for many viewers at once. */
export const isVisibleToSql = (ranges: Sql, pool: Sql, owner: Sql) => sql<boolean>`(
  p.scope = any(${ranges}::smallint[])
  or (p.scope = 1 and p.exhibitor_id = any(${pool}::text[]))
  or p.exhibitor_id = ${owner}
)`;

/** `mayView` in SQL, of `product p`. Stands in every query that shows products to others. */
export const isVisibleSql = ({ ranges, pool, owner }: Visibility) =>
  isVisibleToSql(sql`${[...ranges]}`, sql`${[...pool]}`, sql`${owner ?? ''}`);

/** May everybody see this exhibit, signed in or not? `mayView` of an anonymous caller in SQL, of `product p join exhibitor e`, where both stand open. */
export const IS_PUBLIC_SQL = sql<boolean>`(p.scope = 0 and p.deleted_at is null and e.open)`;
