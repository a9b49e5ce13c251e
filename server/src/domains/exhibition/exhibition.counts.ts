import type { Caller } from '@fairbridge/contract/roles.ts';
import type { SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';

type FairCounts = { byHall: ReadonlyMap<string, number>; exhibitors: number; products: number };

/**
 * How many exhibitors and exhibits a reader has at the fair, and the exhibitors of each hall. They are the totals of the lists without
 * a filter, asked of the same search, so that the home page, the lists and the halls never say two numbers.
 */
async function fairCounts(search: SearchEngine, { exhibition }: FairContext, reader: Visibility): Promise<FairCounts> {
  const all = { keyword: '', filter: {}, sort: 'newest', offset: 0, limit: 0, lang: 'zh' } as const;
  const question = { ...all, exhibitionId: exhibition.id };
  const everybody = { ranges: [0], pool: [] } as const;
  const [products, exhibitors] = await Promise.all([
    search.query(exhibition.lexicon, { ...question, kind: 'product', facets: [] }, reader),
    search.query(exhibition.lexicon, { ...question, kind: 'exhibitor', facets: ['hall'] }, everybody),
  ]);
  const byHall = new Map((exhibitors.facets.hall ?? []).map(({ code, count }) => [code, count]));
  return { byHall, exhibitors: exhibitors.total, products: products.total };
}

/** The halls of the fair with their exhibitors, and its totals, as this reader has them. */
export async function hallsWithCounts(search: SearchEngine, ctx: FairContext, reader: Visibility) {
  const { byHall, exhibitors, products } = await fairCounts(search, ctx, reader);
  const halls = [...ctx.exhibition.halls.values()].map((hall) => ({
    ...hall,
    exhibitors: byHall.get(hall.code) ?? 0,
  }));
  return { halls, exhibitors, products };
}

/** Exhibitors count what guests do. */
export const countedAs = (caller: Caller): Caller => (caller.kind === 'exhibitor' ? { kind: 'anonymous' } : caller);
