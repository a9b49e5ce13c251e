import type { Page } from '@fairbridge/contract/fields.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { DocumentKind } from '../../platform/search/document.ts';
import type { Found, SearchEngine } from '../../platform/search/find.ts';
import type { Scope } from '../../ground/scope.ts';
import { articleCardAnswer, articlesOf } from '../article/published-article.queries.ts';
import { programmeAnswer, programmesOf } from '../programme/programme.queries.ts';

type Asked = Page & { keyword: string };

/** What the organizer publishes is for everybody. */
function find(search: SearchEngine, scope: Scope, kind: DocumentKind, asked: Asked, lang: Lang): Promise<Found> {
  return search.find(
    scope.exhibition.lexicon,
    {
      exhibitionId: scope.exhibition.id,
      kind,
      keyword: asked.keyword,
      filter: {},
      sort: 'relevance',
      ...rangeOf(asked),
      facets: [],
      lang,
    },
    { scopes: [0], pool: [] },
  );
}

const inOrder = <T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** News that say it, the best hits first. */
export async function articlesFound(search: SearchEngine, scope: Scope, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, scope, 'article', asked, lang);
  const rows = ids.length === 0 ? [] : await articlesOf(scope, ids);
  return pageAnswer(inOrder(ids, rows).map(articleCardAnswer), total, asked);
}

export async function programmesFound(search: SearchEngine, scope: Scope, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, scope, 'programme', asked, lang);
  const rows = ids.length === 0 ? [] : await programmesOf(scope, ids);
  return pageAnswer(inOrder(ids, rows).map(programmeAnswer), total, asked);
}
