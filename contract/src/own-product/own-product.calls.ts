import { z } from 'zod';
import { callsOf } from '../call.ts';
import { complianceNotice } from '../compliance/compliance.shapes.ts';
import { bilingualOut, id, modelCode, page, pageSchema, searchText } from '../fields.ts';
import { PREVIEWS } from '../exhibitor/company.shapes.ts';
import { LIMITS } from '../limits.ts';
import { ownDocument } from '../product-document/product-document.shapes.ts';
import { detail } from '../product/product.calls.ts';
import { scope } from '../product/product.shapes.ts';
import { requestId } from '../request-id.ts';
import { exhibitor } from '../roles.ts';
import { previewForm, productForm, writtenProduct } from './own-product-form.shapes.ts';
import { articleHolder as holder, ownProductRow, removedProduct, simpleProduct } from './own-product.shapes.ts';
import { EXCEPT_MAX, expected } from '../selection.ts';
import { OWN_SORTS } from './own-sorts.ts';

const call = callsOf('/visitor/v2/product', [exhibitor]);

/** The own list narrowed: what `...All` calls change is everything that it holds then. */
const ownFilter = z.object({ keyword: searchText, scope: scope.optional() });

export const ownList = call({
  does: 'Own exhibits, numbered ones first, then newest first',
  path: 'productList',
  input: page.extend({
    ...ownFilter.shape,
    sort: z.enum(OWN_SORTS).default('default'),
    descending: z.boolean().default(true),
  }),
  output: pageSchema(ownProductRow).extend({ publicProducts: z.int(), publicProductsMax: z.int() }),
  example: { pageNum: 1, pageSize: 24 },
});

export const simpleList = call({
  does: 'Own exhibits in short, for pickers',
  path: 'simpleProductList',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(simpleProduct),
  example: { keyword: '草铵膦', pageNum: 1, pageSize: 20 },
});

export const own = call({
  does: 'One own exhibit as it was written, for editing',
  path: 'getProduct',
  input: z.object({ id: id('product') }),
  output: z.object({
    id: z.string(),
    version: z.int(),
    form: writtenProduct.extend({ documents: z.array(ownDocument) }),
    /** Where its pictures are shown from and its video plays, by their ids. */
    pictureAddresses: z.record(z.string(), z.string()),
    name: bilingualOut,
  }),
  errors: ['notFound'],
  example: { id: '$product' },
});

export const articleHolder = call({
  does: 'Which own exhibit or draft has an article number already, but for the one that is written',
  path: 'articleNumber',
  input: z.object({
    articleNumber: modelCode,
    id: id('product').optional(),
    draftId: id('productDraft').optional(),
  }),
  output: z.object({ holder: holder.nullable() }),
  errors: ['notFound'],
  example: { articleNumber: 'GA-200-SL' },
});

export const preview = call({
  does: 'How an exhibit would look to others, as it is written and not saved',
  path: 'previewProduct',
  input: z.object({ as: z.enum(PREVIEWS), form: previewForm }),
  /** None where such a reader is led to the exhibitor instead. */
  output: z.object({ shown: detail.output.nullable() }),
  example: { as: 'guest', form: { name: { zh: '草铵膦 200 g/L 可溶液剂', en: '' }, pictures: ['$file'] } },
});

export const save = call({
  does: 'Add an exhibit, or with an id edit it',
  path: 'insertProduct',
  input: productForm.extend({
    id: id('product').optional(),
    version: z.int().min(1).optional(),
    /** The draft this exhibit was written from: it goes as the exhibit comes. */
    draftId: id('productDraft').optional(),
    requestId,
  }),
  output: z.object({
    id: z.string(),
    version: z.int(),
    /** What the rules of the fair's own country say of its ingredients. */
    cautions: z.array(complianceNotice),
  }),
  errors: ['notFound', 'exhibitLimit', 'publicLimit', 'editConflict', 'conflict'],
  example: {
    name: { zh: '草铵膦 200 g/L 可溶液剂', en: 'Glufosinate-ammonium 200 g/L SL' },
    categoryCode: 'herbicides',
    tags: ['herbicides'],
    pictures: ['$file'],
    longPictures: ['$file'],
    video: '$videoFile',
    videoCover: '$videoCover',
    scope: 2,
    documents: [{ file: '$documentFile', kind: 'sds', language: 'en', level: 'request' }],
  },
});

/** What was deleted at once, to be brought back at once. */
const removed = z.object({ removal: z.string(), count: z.int() });

export const remove = call({
  does: 'Delete one own exhibit',
  path: 'deleteProduct',
  input: z.object({ id: id('product') }),
  output: removed,
  errors: ['notFound'],
  example: { id: '$product' },
});

const chosen = z.array(id('product')).min(1, 'exhibitChosen').max(LIMITS.batchProductsMax, 'exhibitsSix');
/** All that match but these. What is left out must be among them as they stand, or the list has changed. */
const except = z.array(id('product')).max(EXCEPT_MAX).default([]);
/** Of those that match these alone: a page of the list, which is more than may be chosen one by one. `expected` counts them. */
const only = z.array(id('product')).min(1).max(EXCEPT_MAX).optional();
/** The ranges that exhibits had before, so that a change of them can be taken back. */
const before = z.array(z.object({ scope, ids: z.array(z.string()) }));

export const setScope = call({
  does: 'Visible range of up to six chosen exhibits',
  path: 'batchUpdateScope',
  input: z.object({ ids: chosen, scope }),
  output: z.object({ before }),
  errors: ['notFound', 'publicLimit'],
  example: { ids: ['$product'], scope: 1 },
});

export const setSortNumber = call({
  does: 'The place of one own exhibit in the list; where it is taken, equal and higher numbers move up by one',
  path: 'updateSortNumber',
  input: z.object({ id: id('product'), sortNumber: productForm.shape.sortNumber }),
  output: z.object({ sortNumber: z.int().nullable() }),
  errors: ['notFound'],
  example: { id: '$product', sortNumber: 3 },
});

export const setScopeAll = call({
  does: 'Visible range of all own exhibits that match a filter, but for some, or of a page of them',
  path: 'batchUpdateScopeAll',
  input: z.object({ filter: ownFilter, scope, expected, except, only }),
  output: z.object({ count: z.int(), before }),
  errors: ['editConflict', 'publicLimit'],
  example: { filter: { keyword: '', scope: 2 }, scope: 1, expected: 1 },
});

export const removeChosen = call({
  does: 'Delete up to six chosen exhibits',
  path: 'batchDelete',
  input: z.object({ ids: chosen }),
  output: removed,
  errors: ['notFound'],
  example: { ids: ['$product'] },
});

export const removeAll = call({
  does: 'Delete all own exhibits that match a filter, but for some, or a page of them',
  path: 'batchDeleteAll',
  input: z.object({ filter: ownFilter, expected, except, only }),
  output: removed,
  errors: ['editConflict'],
  example: { filter: { keyword: '', scope: 2 }, expected: 1 },
});

export const restore = call({
  does: 'Bring back what one act of deleting took away, each at the place it had, within a day',
  path: 'restoreProducts',
  input: z.object({ removal: id('removal') }),
  output: z.object({ count: z.int() }),
  errors: ['notFound', 'restoreOver', 'articleTaken', 'exhibitLimit', 'publicLimit'],
  example: { removal: '$removal' },
});

export const removedList = call({
  does: 'Own exhibits that were deleted and can still be brought back, the last first',
  path: 'removedProducts',
  input: page.extend({ keyword: searchText }),
  /** `undo`: what the caller deleted last, if that was less than an hour ago and is still away. */
  output: pageSchema(removedProduct).extend({ undo: removed.nullable() }),
});

export const restoreChosen = call({
  does: 'Bring chosen exhibits back, all or none, each at the place it had, within a day',
  path: 'restoreChosenProducts',
  input: z.object({ ids: z.array(id('removedProduct')).min(1, 'exhibitChosen').max(LIMITS.pageSizeMax) }),
  output: z.object({ count: z.int() }),
  errors: ['notFound', 'restoreOver', 'articleTaken', 'exhibitLimit', 'publicLimit'],
  example: { ids: ['$removedProduct'] },
});
