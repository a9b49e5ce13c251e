import { z } from 'zod';
import { callsOf } from '../call.ts';
import { sheetLook } from '../sheet/sheet-look.ts';
import { choicesText } from '../sheet/sheet.shapes.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { exhibitor } from '../roles.ts';
import { importRow, productImport } from './product-import.shapes.ts';
import { scope } from '../product/product.shapes.ts';

const call = callsOf('/visitor/v2/product', [exhibitor]);

const one = z.object({ id: id('productImport') });

export const importTemplate = call({
  does: "The spreadsheet to write exhibits into, with this fair's columns, codes and an example",
  path: 'importTemplate',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const exportSheet = call({
  does: "Own exhibits as a spreadsheet in the template's columns, filtered as the list is",
  path: 'exportProduct',
  answers: 'file',
  input: z.object({ lang, keyword: searchText, scope: scope.optional() }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh', keyword: '' },
});

export const lookAtProducts = sheetLook('/visitor/v2/product/lookAtImport', [exhibitor]);

export const startImport = call({
  does: 'Upload a spreadsheet of exhibits: each row is checked, nothing is changed before it is confirmed',
  path: 'importProduct',
  takes: 'bytes',
  input: z.object({ fileName: optionalText(200), choices: choicesText }),
  output: productImport,
  errors: [...SHEET_ERRORS, 'importRunning'],
  rate: { perMinute: 10 },
  example: { fileName: 'exhibits.xlsx' },
});

export const currentImport = call({
  does: "The company's import as it stands, with its progress; null where there is none",
  path: 'getImport',
  output: z.object({ current: productImport.nullable() }),
});

export const importRows = call({
  does: 'The report of an import, row by row: what each would do, and what is wrong with it',
  path: 'importRowList',
  input: page.extend({ id: id('productImport'), wrong: z.boolean().default(false) }),
  output: pageSchema(importRow),
  errors: ['notFound'],
  example: { id: '$productImport', pageNum: 1, pageSize: 24 },
});

export const importReport = call({
  does: 'The uploaded rows as a spreadsheet, with what is wrong in a column of its own',
  path: 'importReport',
  answers: 'file',
  input: one.extend({ lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$productImport', lang: 'zh' },
});

export const confirmImport = call({
  does: 'Do what a checked import says: all of its rows, or none',
  path: 'confirmImport',
  input: one,
  output: productImport,
  errors: ['notFound', 'importNotReady'],
  example: { id: '$productImport' },
});

export const dropImport = call({
  does: 'Put an import away: one that is being checked or done is stopped, and nothing of it happens',
  path: 'dropImport',
  input: one,
  errors: ['notFound'],
  example: { id: '$productImport' },
});
