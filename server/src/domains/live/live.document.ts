import type { FairContext } from '../../core/fair-context.ts';
import type { SearchDocument } from '../../platform/search/document.ts';
import { replaceWordsDocuments } from '../../platform/search/words-document.ts';
import { liveDocumentRows, liveIdsOf, type LiveDocumentRow } from './live.document.queries.ts';

/**
 * What search knows of a live, under its own scope. Exhibits that are shown in it are not written into it: each has a scope of its own, and the
 * search asks for them as whoever searches sees them.
 */
const liveDocument = (exhibitionId: string, row: LiveDocumentRow): SearchDocument => ({
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
  const rows = await liveDocumentRows(ctx, ids);
  const documents = rows.map((row) => liveDocument(ctx.exhibition.id, row));
  await replaceWordsDocuments(ctx.db, ctx.exhibition, ids, documents);
}

/** All lives of a company, which are found by its names too. */
export const indexLivesOf = async (ctx: FairContext, exhibitorId: string): Promise<void> =>
  indexLives(ctx, await liveIdsOf(ctx, exhibitorId));
