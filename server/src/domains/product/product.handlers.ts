import type { contract } from '@fairbridge/contract/index.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { complianceOf } from '../compliance/compliance.rules.ts';
import { facetAnswers, filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { understandingOf } from '../exhibition/exhibition.understanding.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { cardAnswer, detailAnswer, regulatedOf } from './product.answers.ts';
import { shownDocuments } from '../product-document/product-document.answers.ts';
import { documentsOf } from '../product-document/product-document.queries.ts';
import { productsLike } from './product.like.ts';
import { cards, cardsOfExhibitor, product } from './product.queries.ts';
import type { Lexicon } from '../../platform/search/lexicon.ts';
import type { SearchEngine, SearchQuery } from '../../platform/search/search-engine.ts';
import { mayView, GUEST, REGISTERED, visibilityOf } from '../product-visibility/product-visibility.rules.ts';

/** How many more a guest would see once registered; of a list that asks for nothing it is not told. */
async function registeredSeeMore(search: SearchEngine, lexicon: Lexicon, question: SearchQuery): Promise<number> {
  const asks = question.keyword.trim() !== '' || Object.values(question.filter).some((values) => values.length > 0);
  return asks ? search.moreIn(lexicon, question, GUEST, REGISTERED) : 0;
}

export const productHandlers = ({
  search,
  searchLog,
}: Pick<Services, 'search' | 'searchLog'>): Handlers<
  FairContext,
  Pick<typeof contract.product, 'browse' | 'detail' | 'ofExhibitor'>
> => ({
  browse: async ({ ctx, caller, input, lang }) => {
    searchLog.record(ctx.exhibition.id, caller, input);
    const visibility = visibilityOf(caller);
    const filter = filterOfFacets(productList.facets, input);
    const question: SearchQuery = {
      exhibitionId: ctx.exhibition.id,
      kind: 'product',
      keyword: input.keyword,
      filter,
      sort: input.sort === 'newest' || input.keyword.trim() === '' ? 'newest' : 'relevance',
      ...rangeOf(input),
      facets: productList.facets,
      lang,
    };
    const { lexicon } = ctx.exhibition;
    const found = await search.query(lexicon, question, visibility);
    const rows = await cards(ctx, found.ids, visibility);
    const list = rows.map((row) => cardAnswer(ctx.exhibition, row));
    return {
      ...pageAnswer(list, found.total, input),
      capped: found.capped,
      facets: facetAnswers(ctx.exhibition, productList.facets, found.facets, filter),
      registeredSeeMore: caller.kind === 'anonymous' ? await registeredSeeMore(search, lexicon, question) : 0,
      ...understandingOf(found),
    };
  },

  detail: async ({ ctx, caller, input }) => {
    const row = await product(ctx, input.id);
    if (row === null) fail('notFound');
    const visibility = visibilityOf(caller);
    // the spec's 'product tips' notice: leads to the exhibitor, tells nothing of the product
    const standing = { scope: row.scope, exhibitorId: row.exhibitor_id };
    if (!mayView(standing, visibility)) fail('productTips', {}, { exhibitorId: row.exhibitor_id });
    const documents = await documentsOf(ctx, row.id, caller.kind === 'visitor' ? caller.visitorId : '');
    const market = caller.kind === 'visitor' ? await countryOf(ctx, caller.visitorId) : '';
    const answer = detailAnswer(ctx.exhibition, row);
    return {
      product: answer,
      like: await productsLike(search, ctx, answer, visibility),
      documents: shownDocuments(documents, standing, caller, visibility),
      compliance: complianceOf(ctx.exhibition, regulatedOf(row.whole_attributes), market),
      mayOrder: caller.kind === 'visitor' && caller.registered,
    };
  },

  ofExhibitor: async ({ ctx, caller, input }) => {
    const { rows, total } = await cardsOfExhibitor(ctx, input.exhibitorId, visibilityOf(caller), rangeOf(input));
    return pageAnswer(
      rows.map((row) => cardAnswer(ctx.exhibition, row)),
      total,
      input,
    );
  },
});
