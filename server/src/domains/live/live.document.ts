import { sql } from 'kysely';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { SearchDocument } from '../../platform/search/document.ts';
import { replaceWordsDocuments } from '../../platform/search/words-document.ts';

type DocumentRow = {
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

/**
 * What search knows of a live, under its own scope. Exhibits that are shown in it are not written into it: each has a scope of its own, and the
 * search asks for them as whoever searches sees them.
 */
const liveDocument = (exhibitionId: string, row: DocumentRow): SearchDocument => ({
  id: row.id,
  exhibitionId,
  kind: 'live',
  ownerId: row.exhibitor_id ?? '',
  range: row.scope,
  boost: 0,
  publishedAt: row.starts_at,
  facets: {},
  texts: {
    names: [row.title_zh, row.title_en],
    terms: [],
    strengths: [],
    owner: row.company,
    rest: [row.introduction_zh, row.introduction_en],
    codes: [],
  },
});

/** Writes what search knows of these lives, in the transaction that changed them; those that are deleted, or of a closed company, are forgotten. */
export async function indexLives(ctx: FairContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<DocumentRow>`
    select l.id, l.exhibitor_id, l.scope, l.starts_at, l.title_zh, l.title_en, l.introduction_zh, l.introduction_en,
      array_remove(array[e.name_zh, e.name_en, e.short_name_zh, e.short_name_en], null) as company
    from live l left join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = any(${[...ids]}::text[]) and l.deleted_at is null
      and coalesce(e.open, true)`.execute(ctx.db);
  const documents = rows.map((row) => liveDocument(ctx.exhibition.id, row));
  await replaceWordsDocuments(ctx.db, ctx.exhibition, ids, documents);
}

/** All lives of a company, which are found by its names too. */
export async function indexLivesOf(ctx: FairContext, exhibitorId: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('live')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  await indexLives(
    ctx,
    rows.map(({ id }) => id),
  );
}
