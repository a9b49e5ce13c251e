import type { ProductCard, ProductDetail } from '@fairbridge/contract/product/product.shapes.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { cardAnswer } from './product.answers.ts';
import { cards } from './product.queries.ts';

const SHOWN = 6;

/**
 * Products of the same ingredient, else of the same category, another company's first. Only what everybody of the caller's kind may see:
 * a pool's exhibits stand on its exhibitor's page, and so one kept answer serves all.
 */
export async function productsLike(
  search: SearchEngine,
  ctx: FairContext,
  of: ProductDetail,
  visibility: Visibility,
): Promise<ProductCard[]> {
  const [first] = of.ingredients;
  const filter =
    first === undefined ? { category: of.category === null ? [] : [of.category.code] } : { ingredient: [first.code] };
  const shared: Visibility = { ranges: visibility.ranges, pool: [] };
  const found = await search.query(
    ctx.exhibition.lexicon,
    {
      exhibitionId: ctx.exhibition.id,
      kind: 'product',
      keyword: '',
      filter,
      sort: 'newest',
      offset: 0,
      limit: SHOWN * 2,
      facets: [],
      lang: 'zh',
    },
    shared,
  );
  const others = found.ids.filter((id) => id !== of.id).slice(0, SHOWN);
  const rows = await cards(ctx, others, shared);
  const answers = rows.map((row) => cardAnswer(ctx.exhibition, row));
  const elsewhere = answers.filter((other) => other.exhibitor.id !== of.exhibitor.id);
  return [...elsewhere, ...answers.filter((other) => other.exhibitor.id === of.exhibitor.id)];
}
