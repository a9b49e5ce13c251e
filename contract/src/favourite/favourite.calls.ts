import { z } from 'zod';
import { call } from '../call.ts';
import { exhibitorCard } from '../exhibitor/exhibitor.shapes.ts';
import { id, page, pageOf } from '../fields.ts';
import { productCard } from '../product/product.shapes.ts';
import { visitor } from '../who.ts';
import { nothing } from '../fields.ts';

/** What can be a favourite (specification, section 3). */
export const collectionSubjectType = z.enum(['ACTOR', 'PRODUCT']);

export const add = call({
  does: 'Make an exhibitor or a product a favourite',
  path: '/visitor/v2/collection/addCollection',
  who: [visitor],
  input: z.object({ collectionSubjectType, id: z.union([id('product'), id('exhibitor')]) }),
  output: z.object({ id: z.string(), deleted: z.literal(false) }),
  errors: ['notFound'],
  example: { collectionSubjectType: 'PRODUCT', id: '$product' },
});

export const update = call({
  does: 'Take back or restore a favourite',
  path: '/visitor/v2/collection/update',
  who: [visitor],
  input: z.object({ collectionSubjectType, id: z.union([id('product'), id('exhibitor')]), deleted: z.boolean() }),
  output: z.object({ id: z.string(), deleted: z.boolean() }),
  errors: ['notFound'],
  example: { collectionSubjectType: 'PRODUCT', id: '$product', deleted: true },
});

export const ids = call({
  does: 'Ids of all own favourites, to mark them on lists',
  path: '/visitor/v2/collection/ids',
  who: [visitor],
  input: nothing,
  output: z.object({ products: z.array(z.string()), exhibitors: z.array(z.string()) }),
  errors: [],
  example: {},
});

export const products = call({
  does: 'Own favourite products, those still visible to the caller',
  path: '/visitor/v2/collection/productList',
  who: [visitor],
  input: page,
  output: pageOf(productCard),
  errors: [],
  example: {},
});

export const exhibitors = call({
  does: 'Own favourite exhibitors',
  path: '/visitor/v2/collection/actorList',
  who: [visitor],
  input: page,
  output: pageOf(exhibitorCard),
  errors: [],
  example: {},
});
