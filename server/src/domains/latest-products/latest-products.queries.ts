import { sql } from 'kysely';
import type { LatestForm } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type LatestProductsRow = { pictures: string[]; rows: unknown; published: boolean; version: number };

export const ownLatestProducts = (ctx: FairContext, exhibitorId: string): Promise<LatestProductsRow | undefined> =>
  ctx.db
    .selectFrom('latest_products')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .select(['pictures', 'rows', 'published', 'version'])
    .executeTakeFirst();

/** Those that the booth of an open company shows, none of them where it publishes none; undefined where there is no such booth. */
export async function shownLatestProducts(
  ctx: FairContext,
  exhibitorId: string,
): Promise<Pick<LatestProductsRow, 'pictures' | 'rows'> | undefined> {
  const { rows } = await sql<Pick<LatestProductsRow, 'pictures' | 'rows'>>`
    select coalesce(l.pictures, '{}') as pictures, coalesce(l.rows, '[]'::jsonb) as rows from exhibitor e
    left join latest_products l on l.exhibition_id = e.exhibition_id and l.exhibitor_id = e.id and l.published
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${exhibitorId} and e.open`.execute(ctx.db);
  return rows[0];
}

/** Those of these files that were uploaded for it. */
export async function ownLatestPictures(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId} and use = 'latest'
      and id = any(${[...ids]}::text[])`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

export async function writeLatestProducts(ctx: FairContext, exhibitorId: string, form: LatestForm): Promise<number> {
  const { pictures, published } = form;
  const { rows } = await sql<{ version: number }>`
    insert into latest_products as l (exhibitor_id, exhibition_id, pictures, rows, published)
    values (${exhibitorId}, ${ctx.exhibition.id}, ${pictures}::text[], ${JSON.stringify(form.rows)}::jsonb, ${published})
    on conflict (exhibitor_id) do update set pictures = excluded.pictures, rows = excluded.rows, published = excluded.published,
      version = l.version + 1, updated_at = now()
    returning version`.execute(ctx.db);
  return rows[0]?.version ?? 0;
}
