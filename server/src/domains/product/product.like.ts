import { attributes as attributesShape, type ProductCard } from '@fairbridge/contract/product/product.shapes.ts';
import type { SearchEngine } from '../../platform/search/find.ts';
import type { Visibility } from '../../platform/search/find.ts';
import type { Scope } from '../../scope.ts';
import { cardAnswer } from './product.answers.ts';
import { cards, type DetailRow } from './product.queries.ts';

const SHOWN = 6;

/** Products of the same ingredient, else of the same category, that this caller may see; another company's first. */
export async function productsLike(
  search: SearchEngine,
  scope: Scope,
  row: DetailRow,
  visibility: Visibility,
): Promise<ProductCard[]> {
  const [first] = attributesShape.parse(row.whole_attributes).ingredients;
  const filter = first === undefined ? { category: [row.category] } : { ingredient: [first.code] };
  const found = await search.find(
    scope.exhibition.lexicon,
    {
      exhibitionId: scope.exhibition.id,
      kind: 'product',
      keyword: '',
      filter,
      sort: 'newest',
      offset: 0,
      limit: SHOWN * 2,
      facets: [],
      lang: 'zh',
    },
    visibility,
  );
  const rows = await cards(
    scope,
    found.ids.filter((id) => id !== row.id),
    visibility,
  );
  const others = rows.filter((other) => other.exhibitor_id !== row.exhibitor_id);
  const same = rows.filter((other) => other.exhibitor_id === row.exhibitor_id);
  return [...others, ...same].slice(0, SHOWN).map((other) => cardAnswer(scope.exhibition, other));
}
