import { z } from 'zod';
import { callsOf } from '../call.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { fileOut, id, lang, text } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { latestForm, latestOwn, latestRead, latestShown } from './latest-products.shapes.ts';

const call = callsOf('/visitor/v2/product', [exhibitor]);

export const latest = call({
  does: "An exhibitor's latest products: pictures and lines that the company wrote for its booth",
  path: 'latestProducts',
  roles: [anonymous, visitor, organizer],
  input: z.object({ exhibitorId: id('exhibitor') }),
  output: latestShown,
  errors: ['notFound'],
  cacheable: true,
  example: { exhibitorId: '$exhibitor' },
});

export const ownLatest = call({
  does: "The company's own latest products, also while they are not published",
  path: 'getLatestProducts',
  output: latestOwn,
});

export const saveLatest = call({
  does: "The company's latest products, written as one: pictures, lines, and whether the booth shows them",
  path: 'saveLatestProducts',
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
  path: 'latestTemplate',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const readLatest = call({
  does: 'Read a spreadsheet of latest products: all of its lines, or what is wrong with which; nothing is saved',
  path: 'readLatestProducts',
  takes: 'bytes',
  input: z.object({ fileName: text(200).regex(/^[^\\/:*?"<>|]+\.(?:xlsx|csv|tsv|txt)$/i, 'sheetFileName') }),
  output: latestRead,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { fileName: 'latest.xlsx' },
});
