import type { Page } from '@fairbridge/contract/fields.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { DocumentKind } from '../../platform/search/document.ts';
import type { SearchResult, SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { articleCardAnswer, articlesOf } from '../article/published-article.queries.ts';
import { liveCardAnswer } from '../live/live.answers.ts';
import { livesShowing, watchableRows } from '../live/live.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
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

/** Lives and exhibits looked at: a fair has some hundred lives, and those of the best exhibits are enough. */
const LOOKED_AT = 200;

/**
 * Lives that this caller may watch and that say it, the best hits first; then those that show what it finds among the exhibits that the caller may
 * see. Whether a live is over is asked of the clock, so they are counted among the rows.
 */
export async function livesFound(search: SearchEngine, ctx: FairContext, caller: Caller, asked: Asked, lang: Lang) {
  if (asked.keyword.trim() === '') return pageAnswer([], 0, asked);
  const reader: Visibility = visibilityOf(caller);
  const question = {
    exhibitionId: ctx.exhibition.id,
    keyword: asked.keyword,
    filter: {},
    sort: 'relevance',
    offset: 0,
    limit: LOOKED_AT,
    facets: [],
    lang,
  } as const;
  const [said, exhibits] = await Promise.all([
    search.query(ctx.exhibition.lexicon, { ...question, kind: 'live' }, reader),
    search.query(ctx.exhibition.lexicon, { ...question, kind: 'product', exact: true }, reader),
  ]);
  const showing = (await livesShowing(ctx, exhibits.ids)).filter((id) => !said.ids.includes(id));
  const watchable = await watchableRows(ctx, caller, [...said.ids, ...showing]);
  const rows = watchable.filter(({ state }) => state !== 'ended');
  const behind = rows.filter(({ id }) => !said.ids.includes(id));
  const found = [...inOrder(said.ids, rows), ...behind];
  const { offset, limit } = rangeOf(asked);
  const shown = found.slice(offset, offset + limit).map((row) => liveCardAnswer(ctx.exhibition, row));
  return pageAnswer(shown, found.length, asked);
}
