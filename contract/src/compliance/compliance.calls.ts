import { z } from 'zod';
import { callsOf } from '../call.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { code, codes, country, fileOut, id, lang, emptyObject, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, everybody } from '../roles.ts';
import {
  affectedProduct,
  compliance,
  complianceForm,
  complianceKind,
  complianceReport,
  complianceRule,
} from './compliance.shapes.ts';

const call = callsOf('/organizer/v1/compliance', [editor]);

export const notices = call({
  does: 'The rules on these ingredients, those of a market first: the one asked about, else where the visitor comes from',
  path: '/visitor/v2/compliance/notices',
  roles: everybody,
  input: z.object({
    ingredients: z.array(code).max(LIMITS.complianceIngredientsMax),
    market: country.or(z.literal('')).default(''),
  }),
  output: compliance.omit({ closed: true }),
  cacheable: true,
  example: { ingredients: ['paraquat-dichloride'], market: 'KE' },
});

export const list = call({
  does: 'The rules of this fair, by ingredient, with the number of exhibits each is about',
  path: 'list',
  input: page.extend({ keyword: searchText, kind: complianceKind.or(z.literal('')).default('') }),
  output: pageSchema(complianceRule.extend({ products: z.int() })).extend({ rulesMax: z.int() }),
  example: { pageNum: 1, pageSize: 24 },
});

export const get = call({
  does: 'One rule of this fair, to edit it',
  path: 'get',
  input: z.object({ id: id('complianceRule') }),
  output: complianceRule,
  errors: ['notFound'],
  example: { id: '$complianceRule' },
});

export const save = call({
  does: 'Add a rule, or with an id change it',
  path: 'save',
  input: z.object({
    id: id('complianceRule').nullable().default(null),
    /** Of the rule that was read; null for a new one. */
    version: z.int().nullable().default(null),
    form: complianceForm,
  }),
  output: complianceRule,
  errors: ['notFound', 'editConflict'],
  example: {
    form: {
      ingredient: 'atrazine',
      kind: 'notRenewed',
      country: 'EU',
      note: { zh: '欧盟未批准该有效成分', en: 'Not approved as an active substance in the European Union' },
    },
  },
});

export const remove = call({
  does: 'Delete a rule',
  path: 'remove',
  input: z.object({ id: id('complianceRule') }),
  output: emptyObject,
  errors: ['notFound'],
  example: { id: '$complianceRule' },
});

export const preview = call({
  does: 'The exhibits that a rule on this ingredient is about, those that claim its crops first',
  path: 'preview',
  input: page.extend({ ingredient: code, crops: codes }),
  output: pageSchema(affectedProduct).extend({ claiming: z.int() }),
  example: { ingredient: 'paraquat-dichloride', crops: [], pageNum: 1, pageSize: 10 },
});

export const listSheet = call({
  does: 'All rules as a spreadsheet, which can be changed and read in again',
  path: 'export',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const importSheet = call({
  does: 'Read a spreadsheet of rules: a row whose ingredient, kind, country and crops are known changes that rule, another adds one; all rows or none',
  path: 'import',
  takes: 'bytes',
  input: z.object({ mode: z.enum(['preview', 'all']) }),
  output: complianceReport,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { mode: 'all' },
});
