import { sql } from 'kysely';
import type { LatestForm } from '@fairbridge/contract/product/latest-products.shapes.ts';
import type { Scope } from '../../scope.ts';

export type LatestProductsRow = { pictures: string[]; rows: unknown; published: boolean; version: number };

const own = (scope: Scope, exhibitorId: string) =>
  scope.db
    .selectFrom('latest_products')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .select(['pictures', 'rows', 'published', 'version']);

export const ownLatestProducts = (scope: Scope, exhibitorId: string): Promise<LatestProductsRow | undefined> =>
  own(scope, exhibitorId).executeTakeFirst();

/** Those that the booth shows: published, of a company that is open. */
export const shownLatestProducts = (scope: Scope, exhibitorId: string): Promise<LatestProductsRow | undefined> =>
  own(scope, exhibitorId)
    .where('published', '=', true)
    .where(
      sql<boolean>`exists (select from exhibitor e where e.id = latest_products.exhibitor_id and e.open)`,
      '=',
      true,
    )
    .executeTakeFirst();

/** Those of these files that were uploaded for it. */
export async function ownLatestPictures(
  scope: Scope,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file where exhibition_id = ${scope.exhibition.id} and owner_id = ${exhibitorId} and use = 'latest'
      and id = any(${[...ids]}::text[])`.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

export async function writeLatestProducts(scope: Scope, exhibitorId: string, form: LatestForm): Promise<number> {
  const { pictures, published } = form;
  const { rows } = await sql<{ version: number }>`
    insert into latest_products as l (exhibitor_id, exhibition_id, pictures, rows, published)
    values (${exhibitorId}, ${scope.exhibition.id}, ${pictures}::text[], ${JSON.stringify(form.rows)}::jsonb, ${published})
    on conflict (exhibitor_id) do update set pictures = excluded.pictures, rows = excluded.rows, published = excluded.published,
      version = l.version + 1, updated_at = now()
    returning version`.execute(scope.db);
  return rows[0]?.version ?? 0;
}
