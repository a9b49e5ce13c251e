import { replaceWordsDocuments, wordsDocument } from '../../platform/search/words-document.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { programmesOf } from './programme.queries.ts';

/** Writes what search knows of these programmes. */
export async function indexProgrammes(ctx: FairContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const documents = (await programmesOf(ctx, ids)).map((row) =>
    wordsDocument(ctx.exhibition.id, {
      id: row.id,
      kind: 'programme',
      publishedAt: row.starts_at,
      names: [row.title_zh, row.title_en],
      rest: [row.speaker_zh, row.speaker_en, row.place_zh, row.place_en, row.description_zh, row.description_en],
    }),
  );
  await replaceWordsDocuments(ctx.db, ctx.exhibition, ids, documents);
}
