import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Filter, SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isClosed } from '../compliance/compliance.rules.ts';
import { regulatedOf } from '../product/product.answers.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { askedLately, likenessOf, type Likeness } from './inquiry.similar.queries.ts';
import { askedProducts, type AskedRow } from './inquiry.recipients.queries.ts';

/** Exhibits whose likes are looked for, and how many of each are looked through. */
const SOURCES = 6;
const LOOKED_THROUGH = 50;

const filterOf = ({ category, ingredients }: Likeness): Filter =>
  ingredients.length > 0 ? { ingredient: ingredients } : { category: [category] };

async function found(search: SearchEngine, { exhibition }: FairContext, like: Likeness, visibility: Visibility) {
  const question = { exhibitionId: exhibition.id, kind: 'product', keyword: '', filter: filterOf(like) } as const;
  const asked = { ...question, sort: 'newest', offset: 0, limit: LOOKED_THROUGH, facets: [], lang: 'zh' } as const;
  return (await search.query(exhibition.lexicon, asked, visibility)).ids;
}

/** The first exhibit of each company, of so many companies. */
function firstOfEach(rows: readonly AskedRow[], without: ReadonlySet<string>): string[] {
  const firsts = new Map<string, string>();
  for (const { id, exhibitor_id: company } of rows)
    if (!without.has(company) && !firsts.has(company)) firsts.set(company, id);
  return [...firsts.values()].slice(0, LIMITS.inquiryOthersMax);
}

/**
 * One exhibit each of other suppliers with the same ingredient, else of the same category, whom this buyer has not asked lately. Of what
 * the buyer may not see nothing is said; a pool's exhibits are not recommended to anybody (ruling 4.5).
 */
export async function similarSuppliers(
  search: SearchEngine,
  ctx: FairContext,
  caller: VisitorCaller,
  productIds: readonly string[],
): Promise<string[]> {
  const visibility = visibilityOf(caller);
  const shared: Visibility = { ranges: visibility.ranges, pool: [] };
  const sources = (await likenessOf(ctx, productIds, visibility)).slice(0, SOURCES);
  const lists = await Promise.all(sources.map((like) => found(search, ctx, like, shared)));
  const rows = await askedProducts(ctx, [...new Set(lists.flat())], shared);
  const market = await countryOf(ctx, caller.visitorId);
  const open = rows.filter(
    ({ attributes }) => market === '' || !isClosed(ctx.exhibition, regulatedOf(attributes), market),
  );
  const own = sources.map((source) => source.exhibitor_id);
  return firstOfEach(open, new Set([...(await askedLately(ctx, caller.visitorId)), ...own]));
}
