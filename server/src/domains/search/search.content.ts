import type { Page } from '@fairbridge/contract/fields.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { DocumentKind } from '../../platform/search/document.ts';
import type { SearchResult, SearchEngine } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { articleCardAnswer, articlesOf } from '../article/published-article.queries.ts';
import { programmeAnswer, programmesOf } from '../programme/programme.queries.ts';

type Asked = Page & { keyword: string };

/** What the organizer publishes is for everybody. */
function find(
  search: SearchEngine,
  ctx: FairContext,
  kind: DocumentKind,
  asked: Asked,
  lang: Lang,
): Promise<SearchResult> {
  return search.query(
    ctx.exhibition.lexicon,
    {
      exhibitionId: ctx.exhibition.id,
      kind,
      keyword: asked.keyword,
      filter: {},
      sort: 'relevance',
      ...rangeOf(asked),
      facets: [],
      lang,
    },
    { ranges: [0], pool: [] },
  );
}

const inOrder = <T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** News that say it, the best hits first. */
export async function articlesFound(search: SearchEngine, ctx: FairContext, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, ctx, 'article', asked, lang);
  const rows = ids.length === 0 ? [] : await articlesOf(ctx, ids);
  return pageAnswer(inOrder(ids, rows).map(articleCardAnswer), total, asked);
}

export async function programmesFound(search: SearchEngine, ctx: FairContext, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, ctx, 'programme', asked, lang);
  const rows = ids.length === 0 ? [] : await programmesOf(ctx, ids);
  return pageAnswer(inOrder(ids, rows).map(programmeAnswer), total, asked);
}
