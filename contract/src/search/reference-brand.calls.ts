import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';

const call = callsOf('/organizer/v1/referenceBrand', [editor]);

/** A brand by which buyers ask for ingredients or categories, whoever shows them. */
export const referenceBrand = z.object({
  name: bilingualOut,
  /** Whose brand it is. */
  holder: bilingualOut,
  /** Codes of the ingredients it stands for. */
  ingredients: z.array(z.string()).default([]),
  /** Codes of the categories it stands for. */
  categories: z.array(z.string()).default([]),
});
export type ReferenceBrand = z.output<typeof referenceBrand>;

/** One brand a line: 'Roundup | 农达 | Bayer | 拜耳 | glyphosate'; of several ingredients or categories with ';' between them. */
const table = optionalText(LIMITS.referenceBrandsText);

export const BRAND_FAULTS = ['columns', 'brand', 'ingredient', 'twice', 'many'] as const;
/** What is wrong in a line, and the word that is. */
const fault = z.object({ line: z.int(), fault: z.enum(BRAND_FAULTS), text: z.string() });

export const get = call({
  does: 'The brands that search understands as ingredients or categories, one a line',
  path: 'get',
  output: z.object({ text: z.string() }),
});

export const save = call({
  does: 'Replace the table of brands; where a line is wrong nothing is stored',
  path: 'save',
  /** `read`: the table that was changed. */
  input: z.object({ text: table, read: table }),
  output: z.object({ text: z.string(), stored: z.int(), faults: z.array(fault) }),
  errors: ['editConflict'],
  example: { text: '', read: '' },
});
