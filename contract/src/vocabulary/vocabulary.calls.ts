import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, code, fileOut, lang, page, pageSchema, searchText } from '../fields.ts';
import { editor } from '../roles.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import {
  listedEntry,
  vocabularyEntry,
  vocabularyForm,
  vocabularyName,
  vocabularyReach,
  vocabularyReport,
} from './vocabulary.shapes.ts';

const call = callsOf('/organizer/v1/vocabulary', [editor]);

const entry = z.object({ vocabulary: vocabularyName, code });
/** A preview says what the act would change, and changes nothing. */
const act = entry.extend({ mode: z.enum(['preview', 'act']) });

export const list = call({
  does: 'One of the fair’s lists of words in its order, with how often each entry is used, and which lists the fair has',
  path: 'list',
  input: page.extend({
    vocabulary: vocabularyName,
    keyword: searchText,
    state: z.enum(['all', 'offered', 'retired']).default('all'),
  }),
  output: pageSchema(listedEntry).extend({ vocabularies: z.array(vocabularyName), whole: z.int() }),
  errors: ['notFound'],
  example: { vocabulary: 'categories' },
});

export const get = call({
  does: 'One entry of a list, and what its fields can be chosen from',
  path: 'get',
  input: z.object({ vocabulary: vocabularyName, code: code.nullable() }),
  output: z.object({
    /** Null for a new one. */
    entry: vocabularyEntry.extend({ version: z.string() }).nullable(),
    parents: z.array(z.object({ code: z.string(), name: bilingualOut, depth: z.int() })),
    floors: z.array(z.object({ code: z.string(), name: bilingualOut })),
    classes: z.array(z.object({ code: z.string(), name: bilingualOut })),
    modesOfAction: z.array(z.string()),
    /** Into which it can be merged. */
    others: z.array(z.object({ code: z.string(), name: bilingualOut })),
  }),
  errors: ['notFound'],
  example: { vocabulary: 'categories', code: null },
});

export const save = call({
  does: 'Add an entry to a list, or change one as it was read; a new one without a code gets one from its English name',
  path: 'save',
  input: z.object({
    vocabulary: vocabularyName,
    code: code.nullable().default(null),
    /** Of the entry that was read; null for a new one. */
    version: z.string().max(40).nullable().default(null),
    form: vocabularyForm,
  }),
  output: z.object({ code: z.string() }),
  errors: ['notFound', 'editConflict'],
  example: { vocabulary: 'companyTypes', form: { name: { zh: '物流企业', en: 'Logistics company' } } },
});

export const move = call({
  does: 'Put an entry behind another one that stands below the same, or before all of them',
  path: 'move',
  input: entry.extend({ after: code.nullable() }),
  errors: ['notFound'],
  example: { vocabulary: 'companyTypes', code: 'trader', after: null },
});

export const retire = call({
  does: 'Offer an entry, and those below it, in forms no longer; what bears it keeps it and is found by it',
  path: 'retire',
  input: act,
  output: vocabularyReach,
  errors: ['notFound'],
  example: { vocabulary: 'companyTypes', code: 'trader', mode: 'act' },
});

export const restore = call({
  does: 'Offer a retired entry again, with those it stands below',
  path: 'restore',
  input: act,
  output: vocabularyReach,
  errors: ['notFound'],
  example: { vocabulary: 'companyTypes', code: 'trader', mode: 'act' },
});

export const merge = call({
  does: 'Merge an entry into another: all that bears it bears the other afterwards, and it is deleted',
  path: 'merge',
  input: act.extend({ into: code }),
  output: vocabularyReach,
  errors: ['notFound', 'vocabularyNotMerged'],
  example: { vocabulary: 'companyTypes', code: 'trader', into: 'formulator', mode: 'act' },
});

export const remove = call({
  does: 'Delete an entry that nothing uses',
  path: 'remove',
  input: entry,
  errors: ['notFound', 'vocabularyUsed'],
  example: { vocabulary: 'companyTypes', code: 'trader' },
});

export const listSheet = call({
  does: 'A list as a spreadsheet, which can be changed and read in again',
  path: 'export',
  answers: 'file',
  input: z.object({ vocabulary: vocabularyName, lang, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { vocabulary: 'categories', lang: 'zh' },
});

export const importSheet = call({
  does: 'Read a spreadsheet of entries: a row whose code is known changes that entry, another adds one; all rows or none',
  path: 'import',
  takes: 'bytes',
  input: z.object({ vocabulary: vocabularyName, mode: z.enum(['preview', 'all']) }),
  output: vocabularyReport,
  errors: [...SHEET_ERRORS, 'notFound'],
  rate: { perMinute: 20 },
  example: { vocabulary: 'companyTypes', mode: 'all' },
});
