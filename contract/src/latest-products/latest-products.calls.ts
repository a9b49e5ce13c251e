import { z } from 'zod';
import { call } from '../call.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { fileOut, id, lang, emptyObject, text } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { latestForm, latestOwn, latestRead, latestShown } from './latest-products.shapes.ts';

export const latest = call({
  does: "An exhibitor's latest products: pictures and lines that the company wrote for its booth",
  path: '/visitor/v2/product/latestProducts',
  roles: [anonymous, visitor, organizer],
  input: z.object({ exhibitorId: id('exhibitor') }),
  output: latestShown,
  errors: ['notFound'],
  cacheable: true,
  example: { exhibitorId: '$exhibitor' },
});

export const ownLatest = call({
  does: "The company's own latest products, also while they are not published",
  path: '/visitor/v2/product/getLatestProducts',
  roles: [exhibitor],
  input: emptyObject,
  output: latestOwn,
  errors: [],
  example: {},
});

export const saveLatest = call({
  does: "The company's latest products, written as one: pictures, lines, and whether the booth shows them",
  path: '/visitor/v2/product/saveLatestProducts',
  roles: [exhibitor],
  input: latestForm.safeExtend({ version: z.int().min(0) }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: {
    version: 0,
    published: true,
    pictures: ['$latestPicture'],
    rows: [{ name: { zh: '氯虫苯甲酰胺', en: 'Chlorantraniliprole' }, content: '200 g/L SC', cas: '500008-45-7' }],
  },
});

export const latestTemplate = call({
  does: 'The spreadsheet to write the latest products into',
  path: '/visitor/v2/product/latestTemplate',
  roles: [exhibitor],
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  errors: [],
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const readLatest = call({
  does: 'Read a spreadsheet of latest products: all of its lines, or what is wrong with which; nothing is saved',
  path: '/visitor/v2/product/readLatestProducts',
  roles: [exhibitor],
  takes: 'bytes',
  input: z.object({ fileName: text(200).regex(/^[^\\/:*?"<>|]+\.(?:xlsx|csv|tsv|txt)$/i, 'sheetFileName') }),
  output: latestRead,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { fileName: 'latest.xlsx' },
});
