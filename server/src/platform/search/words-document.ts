import { putDocuments, removeDocuments, type Db, type SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon.ts';

/** What stands in one text for everybody: news and programmes; nobody owns them, and no facet finds them. */
export type Words = { id: string; kind: 'article' | 'programme'; publishedAt: Date; names: string[]; rest: string[] };

export const wordsDocument = (exhibitionId: string, { id, kind, publishedAt, names, rest }: Words): SearchDocument => ({
  id,
  exhibitionId,
  kind,
  ownerId: '',
  range: 0,
  boost: 0,
  publishedAt,
  facets: {},
  texts: { names, terms: [], strengths: [], owner: [], rest, codes: [] },
});

/** What is not public any more is forgotten, what is gets written anew: in the transaction that changed it (G5). */
export async function replaceWordsDocuments(
  db: Db,
  { id, lexicon }: { id: string; lexicon: Lexicon },
  ids: readonly string[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const shown = new Set(documents.map((document) => document.id));
  const gone = ids.filter((one) => !shown.has(one));
  if (gone.length > 0) await removeDocuments(db, id, gone);
  await putDocuments(db, lexicon, documents);
}
