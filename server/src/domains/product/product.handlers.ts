import { contract } from '@fairbridge/contract/index.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { facetAnswers, filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { understandingOf } from '../exhibition/exhibition.understanding.ts';
import { cardAnswer } from './product.answers.ts';
import { detailKey, productDetail, requireView } from './product.detail.ts';
import { cards, cardsOfExhibitor } from './product.queries.ts';
import { ProductVersions } from './product.versions.ts';
import type { ShownProduct } from './product.versions.queries.ts';
import type { Lexicon } from '../../platform/search/lexicon.ts';
import type { SearchEngine, SearchQuery, Visibility } from '../../platform/search/search-engine.ts';
import { GUEST, mayView, REGISTERED, visibilityOf } from '../product-visibility/product-visibility.rules.ts';

/** How many more a guest would see once registered; of a list that asks for nothing it is not told. */
async function registeredSeeMore(search: SearchEngine, lexicon: Lexicon, question: SearchQuery): Promise<number> {
  const asks = question.keyword.trim() !== '' || Object.values(question.filter).some((values) => values.length > 0);
  return asks ? search.moreIn(lexicon, question, GUEST, REGISTERED) : 0;
}

/** A guest's answer is kept by what was asked; in a transaction stands what nobody else is to see, such as a page that is looked at before it is saved. */
const isPrepared = ({ db }: FairContext, caller: Caller): boolean => caller.kind !== 'anonymous' && !db.isTransaction;

/** The versions of the cards that this viewer sees, in their order. */
const seenVersions = (
  ids: readonly string[],
  shown: ReadonlyMap<string, ShownProduct>,
  visibility: Visibility,
): string[] =>
  ids.flatMap((id) => {
    const one = shown.get(id);
    if (one === undefined || !mayView({ scope: one.scope, exhibitorId: one.exhibitor_id }, visibility)) return [];
    return `${id} ${one.version}`;
  });

export const productHandlers = ({
  answers,
  search,
  searchLog,
}: Pick<Services, 'answers' | 'search' | 'searchLog'>): Handlers<
  FairContext,
  Pick<typeof contract.product, 'browse' | 'detail' | 'ofExhibitor'>
> => {
  const versions = new ProductVersions();
  return {
    browse: async ({ ctx, caller, input, lang, request }) => {
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
      searchLog.recordMiss(ctx.exhibition.id, { caller, request }, { kind: 'product', ...input, filter }, found);
      const page = async () => {
        const rows = await cards(ctx, found.ids, visibility);
        const list = rows.map((row) => cardAnswer(ctx.exhibition, row));
        return {
          ...pageAnswer(list, found.total, input),
          capped: found.capped,
          facets: facetAnswers(ctx.exhibition, productList.facets, found.facets, filter),
          registeredSeeMore: caller.kind === 'anonymous' ? await registeredSeeMore(search, lexicon, question) : 0,
          ...understandingOf(found),
        };
      };
      if (!isPrepared(ctx, caller)) return page();
      const shown = await versions.shown(ctx, found.ids);
      const key = JSON.stringify([question, visibility, seenVersions(found.ids, shown, visibility)]);
      return answers.prepared(ctx.exhibition.id, contract.product.browse, key, page);
    },

    detail: async ({ ctx, caller, input }) => {
      const detail = () => productDetail(ctx, search, input.id, caller);
      if (!isPrepared(ctx, caller)) return detail();
      const visitorId = caller.kind === 'visitor' ? caller.visitorId : '';
      const viewed = await versions.viewed(ctx, { id: input.id, visitorId });
      if (viewed === null) fail('notFound');
      requireView(viewed, visibilityOf(caller));
      return answers.prepared(ctx.exhibition.id, contract.product.detail, detailKey(viewed, caller), detail);
    },

    ofExhibitor: async ({ ctx, caller, input }) => {
      const { rows, total } = await cardsOfExhibitor(ctx, input.exhibitorId, visibilityOf(caller), rangeOf(input));
      return pageAnswer(
        rows.map((row) => cardAnswer(ctx.exhibition, row)),
        total,
        input,
      );
    },
  };
};
