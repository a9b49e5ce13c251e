import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, pageSchema } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';
import {
  collectionSubjectType,
  favouriteExhibitor,
  favouriteLive,
  favouriteNote,
  favouritePage,
  favouriteProduct,
  favouriteSearch,
  favouriteVisitor,
} from './favourite.shapes.ts';

const call = callsOf('/visitor/v2/collection', [visitor]);

const subject = z.object({
  collectionSubjectType,
  id: z.union([id('product'), id('exhibitor'), id('visitor'), id('live')]),
});

export const add = call({
  does: 'Make an exhibitor, a product or a live a favourite; as an exhibitor a visitor',
  path: 'addCollection',
  roles: [visitor, exhibitor],
  /** `actorId`: as the specification writes it. */
  input: z.union([subject, z.object({ collectionSubjectType: z.literal('ACTOR'), actorId: id('exhibitor') })]),
  output: z.object({ id: z.string(), deleted: z.literal(false) }),
  errors: ['notFound', 'favouriteLimit'],
  example: { collectionSubjectType: 'PRODUCT', id: '$product' },
});

export const update = call({
  does: 'Take back or restore a favourite',
  path: 'update',
  roles: [visitor, exhibitor],
  input: subject.extend({ deleted: z.boolean() }),
  output: z.object({ id: z.string(), deleted: z.boolean() }),
  errors: ['notFound', 'favouriteLimit'],
  example: { collectionSubjectType: 'PRODUCT', id: '$product', deleted: true },
});

export const setNote = call({
  does: 'Write a note to an own favourite; nobody else reads it',
  path: 'updateNote',
  roles: [visitor, exhibitor],
  input: subject.extend({ note: favouriteNote }),
  output: z.object({ id: z.string(), note: z.string() }),
  errors: ['notFound'],
  example: { collectionSubjectType: 'PRODUCT', id: '$product', note: '展会后询价' },
});

export const ids = call({
  does: 'Ids of all own favourites, to mark them on lists',
  path: 'ids',
  roles: [visitor, exhibitor],
  output: z.object({
    products: z.array(z.string()),
    exhibitors: z.array(z.string()),
    visitors: z.array(z.string()),
    lives: z.array(z.string()),
  }),
});

export const products = call({
  does: 'Own favourite products, those still visible to the caller',
  path: 'productList',
  input: favouritePage,
  output: pageSchema(favouriteProduct),
});

export const exhibitors = call({
  does: 'Own favourite exhibitors',
  path: 'actorList',
  input: favouritePage,
  output: pageSchema(favouriteExhibitor),
});

export const lives = call({
  does: 'Own favourite lives with their state, those that the caller may still watch',
  path: 'liveList',
  input: favouritePage,
  output: pageSchema(favouriteLive),
});

export const visitors = call({
  does: 'Own favourite visitors, those who still let themselves be found',
  path: 'visitorList',
  roles: [exhibitor],
  input: favouritePage,
  output: pageSchema(favouriteVisitor),
});

export const exportProducts = call({
  does: 'Own favourite products as a spreadsheet, those still visible to the caller',
  path: 'exportExcelProduct',
  input: favouriteSearch,
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 20 },
});

export const exportExhibitors = call({
  does: 'Own favourite exhibitors as a spreadsheet',
  path: 'exportExcelActor',
  input: favouriteSearch,
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 20 },
});

export const exportVisitors = call({
  does: 'Own favourite visitors as a spreadsheet; how to reach them only where they are contacts of the company',
  path: 'exportExcelVisitor',
  roles: [exhibitor],
  input: favouriteSearch,
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 20 },
});
