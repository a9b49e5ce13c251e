import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/find.ts';

/** The visible part of the products, in SQL: the same sentence as `mayView`. Stands in every query that shows products to others. */
export const visible = (visibility: Visibility) => sql<boolean>`(
  p.scope = any(${[...visibility.scopes]}::smallint[])
  or (p.scope = 1 and p.exhibitor_id = any(${[...visibility.pool]}::text[]))
  or p.exhibitor_id = ${visibility.owner ?? ''}
)`;

/** May everybody see this exhibit, signed in or not? What `visible` says of an anonymous caller, for queries with `product p join exhibitor e`. */
export const FOR_ALL = sql<boolean>`(p.scope = 0 and p.deleted_at is null and e.open)`;
