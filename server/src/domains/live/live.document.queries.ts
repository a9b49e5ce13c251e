import { sql } from 'kysely';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type LiveDocumentRow = {
  id: string;
  exhibitor_id: string | null;
  scope: VisibleRange;
  starts_at: Date;
  title_zh: string;
  title_en: string;
  introduction_zh: string;
  introduction_en: string;
  company: string[];
};

/** What search reads of these lives: those that are deleted, or of a closed company, are not among them. */
export async function liveDocumentRows(ctx: FairContext, ids: readonly string[]): Promise<LiveDocumentRow[]> {
  const { rows } = await sql<LiveDocumentRow>`
    select l.id, l.exhibitor_id, l.scope, l.starts_at, l.title_zh, l.title_en, l.introduction_zh, l.introduction_en,
      array_remove(array[e.name_zh, e.name_en, e.short_name_zh, e.short_name_en], null) as company
    from live l left join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = any(${[...ids]}::text[]) and l.deleted_at is null
      and coalesce(e.open, true)`.execute(ctx.db);
  return rows;
}

export async function liveIdsOf(ctx: FairContext, exhibitorId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('live')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
