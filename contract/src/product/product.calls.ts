import { z } from 'zod';
import { callsOf } from '../call.ts';
import { compliance } from '../compliance/compliance.shapes.ts';
import { id, page, pageSchema } from '../fields.ts';
import { defineList } from '../list-definition.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, organizer, visitor } from '../roles.ts';
import { understanding } from '../search/search.shapes.ts';
import { shownDocument } from '../product-document/product-document.shapes.ts';
import { productList } from './product.list.ts';
import { productCard, productDetail } from './product.shapes.ts';

const lookers = [anonymous, visitor, organizer] as const;
const call = callsOf('/visitor/v2/product/browse/all', lookers);

const listSchemas = defineList({
  ...productList,
  card: productCard,
  also: {
    /** The total counts no further than a few thousand hits: 'at least so many'. */
    capped: z.boolean(),
    /** How many more registered buyers see by the same question; told to guests, and where no word could try for what is hidden. */
    registeredSeeMore: z.int(),
    ...understanding.shape,
  },
  values: {
    modeOfAction: z
      .array(z.string().max(20, { abort: true }))
      .max(20)
      .default([]),
  },
});

export const browse = call({
  does: 'Find products: by anything the trade calls them, with filters and counts',
  path: 'list',
  ...listSchemas,
  rate: { perMinute: LIMITS.searchesPerMinute },
  cacheable: true,
  example: { keyword: 'glufosinate 200 g/L SL', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One product with what this caller may see, and what is like it',
  path: '/visitor/v2/productRecommend/visitor/recommendProductDetails',
  input: z.object({ id: id('product') }),
  output: z.object({
    product: productDetail,
    like: z.array(productCard),
    documents: z.array(shownDocument),
    compliance,
    mayOrder: z.boolean(),
  }),
  errors: ['notFound', 'productTips'],
  cacheable: true,
  example: { id: '$product' },
});

export const ofExhibitor = call({
  does: "An exhibitor's exhibits as this caller may see them",
  path: '/visitor/v2/product/productListWithoutQuestionnaire',
  input: page.extend({ exhibitorId: id('exhibitor') }),
  output: pageSchema(productCard),
  errors: ['notFound'],
  cacheable: true,
  example: { exhibitorId: '$exhibitor', pageNum: 1, pageSize: 24 },
});
