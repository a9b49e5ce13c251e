import { plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { putDocuments, removeDocuments, type SearchDocument } from '../../platform/search/document.ts';
import type { Scope } from '../../scope.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';

/** So much of a text is searched. */
const SIGNS = 8_000;

const NO_FACETS: SearchDocument['facets'] = {
  category: [],
  class: [],
  formulation: [],
  ingredient: [],
  crop: [],
  hall: [],
  country: [],
  modeOfAction: [],
};

type Words = { id: string; kind: 'article' | 'programme'; publishedAt: Date; names: string[]; rest: string[] };

const documentOf = (scope: Scope, { id, kind, publishedAt, names, rest }: Words): SearchDocument => ({
  id,
  exhibitionId: scope.exhibition.id,
  kind,
  ownerId: '',
  scope: 0,
  boost: 0,
  publishedAt,
  facets: NO_FACETS,
  texts: { names, terms: [], strengths: [], owner: [], rest, codes: [] },
});

/** What is not public any more is forgotten, what is gets written anew: in the transaction that changed it (G5). */
async function replace(scope: Scope, ids: readonly string[], documents: readonly SearchDocument[]): Promise<void> {
  const shown = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !shown.has(id));
  if (gone.length > 0) await removeDocuments(scope.db, scope.exhibition.id, gone);
  await putDocuments(scope.db, scope.exhibition.lexicon, documents);
}

/** Writes what search knows of these news articles. */
export async function indexArticles(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await scope.db
    .selectFrom('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...ids])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .selectAll()
    .execute();
  const documents = rows.map((row) => {
    const { zh, en } = bodyOf(row);
    const rest = [row.summary_zh, row.summary_en, plainOf(zh).slice(0, SIGNS), plainOf(en).slice(0, SIGNS)];
    const names = [row.title_zh, row.title_en];
    return documentOf(scope, { id: row.id, kind: 'article', publishedAt: row.published_at, names, rest });
  });
  await replace(scope, ids, documents);
}

/** Writes what search knows of these programmes. */
export async function indexProgrammes(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await scope.db
    .selectFrom('programme')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .selectAll()
    .execute();
  const documents = rows.map((row) =>
    documentOf(scope, {
      id: row.id,
      kind: 'programme',
      publishedAt: row.starts_at,
      names: [row.title_zh, row.title_en],
      rest: [row.speaker_zh, row.speaker_en, row.place_zh, row.place_en, row.description_zh, row.description_en],
    }),
  );
  await replace(scope, ids, documents);
}
