import { contract } from '@fairbridge/contract/index.ts';
import { FACETS } from '@fairbridge/contract/product/product.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Scope as VisibleScope } from '@fairbridge/contract/product/product.shapes.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { complianceOf } from '../compliance/compliance.rules.ts';
import { facetAnswers, filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { understandingOf } from '../exhibition/exhibition.understanding.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import {
  removeAllProducts,
  removeProducts,
  restoreChosen,
  restoreProducts,
  saveProduct,
  setScope,
  setScopeAll,
} from '../own-product/own-product.actions.ts';
import { cardAnswer, detailAnswer, regulatedOf } from './product.answers.ts';
import { comparedProducts, comparisonFile } from '../product-comparison/product-comparison.answers.ts';
import { formAnswer, removedAnswer } from '../own-product/own-product.answers.ts';
import { shownDocuments } from '../product-document/product-document.answers.ts';
import { latestProductsHandlers } from '../latest-products/latest-products.handlers.ts';
import { productDocumentHandlers } from '../product-document/product-document.handlers.ts';
import { documentsOf } from '../product-document/product-document.queries.ts';
import { productDraftHandlers } from '../own-product/product-draft.handlers.ts';
import { productImportHandlers } from '../product-import/product-import.handlers.ts';
import { ownProducts, removedProducts, simpleProducts, type OwnFilter } from '../own-product/own-product.queries.ts';
import { productsLike } from './product.like.ts';
import { cards, cardsOfExhibitor, product, publicCount } from './product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';

const filterOf = (input: { keyword: string; scope?: VisibleScope | undefined }): OwnFilter => ({
  keyword: input.keyword.trim(),
  scope: input.scope ?? null,
});

export const productHandlers = ({
  search,
  searchLog,
  jobs,
  counters,
  files,
  pdf,
}: Pick<Services, 'search' | 'searchLog' | 'jobs' | 'counters' | 'files' | 'pdf'>): Implementation<
  Scope,
  typeof contract.product
> => ({
  ...productDocumentHandlers({ jobs, counters, files, pdf }),
  ...latestProductsHandlers,
  ...productDraftHandlers,
  ...productImportHandlers({ jobs }),

  browse: async ({ scope, caller, input, lang }) => {
    searchLog.record(scope.exhibition.id, caller, input);
    const visibility = visibilityOf(caller);
    const filter = filterOfFacets(FACETS, input);
    const found = await search.find(
      scope.exhibition.lexicon,
      {
        exhibitionId: scope.exhibition.id,
        kind: 'product',
        keyword: input.keyword,
        filter,
        sort: input.sort === 'newest' || input.keyword.trim() === '' ? 'newest' : 'relevance',
        ...rangeOf(input),
        facets: FACETS,
        lang,
      },
      visibility,
    );
    const rows = await cards(scope, found.ids, visibility);
    const list = rows.map((row) => cardAnswer(scope.exhibition, row));
    return {
      ...pageAnswer(list, found.total, input),
      capped: found.capped,
      facets: facetAnswers(scope.exhibition, FACETS, found.facets, filter),
      ...understandingOf(found),
    };
  },

  detail: async ({ scope, caller, input }) => {
    const row = await product(scope, input.id);
    if (row === null) refuse('notFound');
    const visibility = visibilityOf(caller);
    // the spec's 'product tips' notice: leads to the exhibitor, tells nothing of the product
    const standing = { scope: row.scope, exhibitorId: row.exhibitor_id };
    if (!mayView(standing, visibility)) refuse('productTips', {}, { exhibitorId: row.exhibitor_id });
    const documents = await documentsOf(scope, row.id, caller.kind === 'visitor' ? caller.visitorId : '');
    const market = caller.kind === 'visitor' ? await countryOf(scope, caller.visitorId) : '';
    const answer = detailAnswer(scope.exhibition, row);
    return {
      product: answer,
      like: await productsLike(search, scope, answer, visibility),
      documents: shownDocuments(documents, standing, caller, visibility),
      compliance: complianceOf(scope.exhibition, regulatedOf(row.whole_attributes), market),
      mayOrder: caller.kind === 'visitor' && caller.registered,
    };
  },

  compare: async ({ scope, caller, input }) => ({ list: await comparedProducts(scope, caller, input.ids) }),

  exportCompared: ({ scope, caller, input }) => comparisonFile(scope, caller, input),

  ofExhibitor: async ({ scope, caller, input }) => {
    const { limit, offset } = rangeOf(input);
    const { rows, total } = await cardsOfExhibitor(scope, input.exhibitorId, visibilityOf(caller), limit, offset);
    return pageAnswer(
      rows.map((row) => cardAnswer(scope.exhibition, row)),
      total,
      input,
    );
  },

  ownList: async ({ scope, caller, input }) => {
    const { rows, total } = await ownProducts(scope, caller.exhibitorId, {
      ...filterOf(input),
      sort: input.sort,
      descending: input.descending,
      ...rangeOf(input),
    });
    const list = rows.map((row) => {
      const category = scope.exhibition.categories.get(row.category);
      return {
        id: row.id,
        name: { zh: row.name_zh, en: row.name_en },
        cover: scope.exhibition.signedPictures.address(row.cover),
        articleNumber: row.article_number,
        strength: row.strength,
        category: category === undefined ? null : { code: category.code, name: category.name },
        scope: row.scope,
        sortNumber: row.sort_number,
        updatedAt: row.updated_at.toISOString(),
        orders: row.orders,
        favourites: row.favourites,
      };
    });
    return {
      ...pageAnswer(list, total, input),
      publicProducts: await publicCount(scope, caller.exhibitorId),
      publicProductsMax: LIMITS.publicProductsMax,
    };
  },

  simpleList: async ({ scope, caller, input }) => {
    const keyword = input.keyword.trim();
    const { rows, total } = await simpleProducts(scope, caller.exhibitorId, { keyword, ...rangeOf(input) });
    const list = rows.map((row) => ({
      id: row.id,
      name: { zh: row.name_zh, en: row.name_en },
      cover: scope.exhibition.signedPictures.address(row.cover),
      strength: row.strength,
      scope: row.scope,
    }));
    return pageAnswer(list, total, input);
  },

  own: async ({ scope, caller, input }) => {
    const row = await product(scope, input.id, caller.exhibitorId);
    if (row === null || row.exhibitor_id !== caller.exhibitorId) refuse('notFound');
    return formAnswer(scope.exhibition, row, await documentsOf(scope, row.id));
  },

  save: ({ scope, caller, input }) => {
    const { id = null, version = null, draftId = null, ...form } = input;
    return saveProduct(scope, { exhibitorId: caller.exhibitorId, id, version, draftId, form });
  },

  remove: ({ scope, caller, input }) => removeProducts(scope, caller, [input.id]),

  setScope: async ({ scope, caller, input }) => {
    await setScope(scope, caller.exhibitorId, input.ids, input.scope);
    return { done: true };
  },

  setScopeAll: async ({ scope, caller, input: { filter, expected, scope: to } }) => ({
    count: await setScopeAll(scope, caller.exhibitorId, { filter: filterOf(filter), expected, to }),
  }),

  removeChosen: ({ scope, caller, input }) => removeProducts(scope, caller, input.ids),

  removeAll: ({ scope, caller, input: { filter, expected } }) =>
    removeAllProducts(scope, caller, { filter: filterOf(filter), expected }),

  restore: async ({ scope, caller, input }) => ({
    count: await restoreProducts(scope, caller.exhibitorId, input.removal),
  }),

  removedList: async ({ scope, caller, input }) => {
    const { rows, total } = await removedProducts(scope, caller.exhibitorId, rangeOf(input));
    return pageAnswer(rows.map(removedAnswer), total, input);
  },

  restoreChosen: async ({ scope, caller, input }) => ({
    count: await restoreChosen(scope, caller.exhibitorId, input.ids),
  }),
});
