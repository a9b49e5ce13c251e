import { replaceWordsDocuments, wordsDocument } from '../../platform/search/words-document.ts';
import type { Scope } from '../../ground/scope.ts';
import { programmesOf } from './programme.queries.ts';

/** Writes what search knows of these programmes. */
export async function indexProgrammes(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const documents = (await programmesOf(scope, ids)).map((row) =>
    wordsDocument(scope.exhibition.id, {
      id: row.id,
      kind: 'programme',
      publishedAt: row.starts_at,
      names: [row.title_zh, row.title_en],
      rest: [row.speaker_zh, row.speaker_en, row.place_zh, row.place_en, row.description_zh, row.description_en],
    }),
  );
  await replaceWordsDocuments(scope.db, scope.exhibition, ids, documents);
}
