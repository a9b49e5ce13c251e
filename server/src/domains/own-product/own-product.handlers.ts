import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { documentsOf } from '../product-document/product-document.queries.ts';
import { product, publicCount } from '../product/product.queries.ts';
import {
  placeProduct,
  removeAllProducts,
  removeProducts,
  restoreChosen,
  restoreProducts,
  saveProduct,
  setScope,
  setScopeAll,
} from './own-product.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { formAnswer, removedAnswer } from './own-product.answers.ts';
import { articleHolder } from './article-number.queries.ts';
import { draftsOf } from './product-draft.queries.ts';
import { sameArticle } from './own-product.rules.ts';
import { lastRemoval, ownProducts, removedProducts, simpleProducts, type OwnFilter } from './own-product.queries.ts';

type OwnCalls = Pick<
  typeof contract.product,
  | 'ownList'
  | 'simpleList'
  | 'own'
  | 'articleHolder'
  | 'save'
  | 'remove'
  | 'setScope'
  | 'setScopeAll'
  | 'setSortNumber'
  | 'removeChosen'
  | 'removeAll'
  | 'restore'
  | 'removedList'
  | 'restoreChosen'
>;

const filterOf = (input: { keyword: string; scope?: VisibleRange | undefined }): OwnFilter => ({
  keyword: input.keyword.trim(),
  scope: input.scope ?? null,
});

export const ownProductHandlers: Handlers<FairContext, OwnCalls> = {
  ownList: async ({ ctx, caller, input }) => {
    const { rows, total } = await ownProducts(ctx, caller.exhibitorId, {
      ...filterOf(input),
      sort: input.sort,
      descending: input.descending,
      ...rangeOf(input),
    });
    const list = rows.map((row) => {
      const category = ctx.exhibition.categories.get(row.category);
      return {
        id: row.id,
        name: bilingualOf('name', row),
        cover: ctx.exhibition.signedPictures.address(row.cover),
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
      publicProducts: await publicCount(ctx, caller.exhibitorId),
      publicProductsMax: LIMITS.publicProductsMax,
    };
  },

  simpleList: async ({ ctx, caller, input }) => {
    const keyword = input.keyword.trim();
    const { rows, total } = await simpleProducts(ctx, caller.exhibitorId, { keyword, ...rangeOf(input) });
    const list = rows.map((row) => ({
      id: row.id,
      name: bilingualOf('name', row),
      cover: ctx.exhibition.signedPictures.address(row.cover),
      strength: row.strength,
      scope: row.scope,
    }));
    return pageAnswer(list, total, input);
  },

  own: async ({ ctx, caller, input }) => {
    const row = await product(ctx, input.id, caller.exhibitorId);
    if (row === null || row.exhibitor_id !== caller.exhibitorId) fail('notFound');
    return formAnswer(ctx.exhibition, row, await documentsOf(ctx, row.id));
  },

  articleHolder: async ({ ctx, caller, input: { articleNumber, id = null, draftId = null } }) => {
    if (id !== null && (await product(ctx, id, caller.exhibitorId))?.exhibitor_id !== caller.exhibitorId)
      fail('notFound');
    if (draftId !== null && (await draftsOf(ctx, caller.exhibitorId, [draftId])).length === 0) fail('notFound');
    const article = sameArticle(articleNumber);
    if (article === '') return { holder: null };
    return { holder: await articleHolder(ctx, caller.exhibitorId, { article, id, draftId }) };
  },

  save: ({ ctx, caller, input }) =>
    makeOnce(ctx, caller, input, (once, { id = null, version = null, draftId = null, ...form }) =>
      saveVersioned(once, caller, { kind: 'product', id: id ?? '', version }, (inner) =>
        saveProduct(inner, { exhibitorId: caller.exhibitorId, id, version, draftId, form }),
      ),
    ),

  remove: ({ ctx, caller, input }) => removeProducts(ctx, caller, [input.id]),

  setScope: async ({ ctx, caller, input }) => ({
    before: await setScope(ctx, caller.exhibitorId, input.ids, input.scope),
  }),

  setScopeAll: ({ ctx, caller, input: { filter, scope: to, ...seen } }) =>
    setScopeAll(ctx, caller.exhibitorId, { filter: filterOf(filter), to, ...seen }),

  setSortNumber: async ({ ctx, caller, input }) => {
    await placeProduct(ctx, caller.exhibitorId, input);
    return { sortNumber: input.sortNumber };
  },

  removeChosen: ({ ctx, caller, input }) => removeProducts(ctx, caller, input.ids),

  removeAll: ({ ctx, caller, input: { filter, ...seen } }) =>
    removeAllProducts(ctx, caller, { filter: filterOf(filter), ...seen }),

  restore: async ({ ctx, caller, input }) => ({
    count: await restoreProducts(ctx, caller.exhibitorId, input.removal),
  }),

  removedList: async ({ ctx, caller, input }) => {
    const { exhibitorId, employeeId } = caller;
    const asked = { keyword: input.keyword.trim(), ...rangeOf(input) };
    const { rows, total } = await removedProducts(ctx, exhibitorId, asked);
    const undo = await lastRemoval(ctx, exhibitorId, employeeId);
    return { ...pageAnswer(rows.map(removedAnswer), total, input), undo };
  },

  restoreChosen: async ({ ctx, caller, input }) => ({
    count: await restoreChosen(ctx, caller.exhibitorId, input.ids),
  }),
};
