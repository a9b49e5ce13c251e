import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/**
 * An import is `checking`, then `checked` and waits to be confirmed; then `doing` and `done`. `refused` is one that was confirmed but met something that
 * had changed since the check: nothing was done, and its rows say why.
 */
export const importState = z.enum(['checking', 'checked', 'doing', 'done', 'refused']);
export type ImportState = z.output<typeof importState>;

/** What a row would do, or did: a new draft, a change of a draft or of an exhibit, nothing; or what keeps it from doing anything. */
export const ROW_EFFECTS = ['draft', 'draftChange', 'change', 'unchanged', 'wrong'] as const;
export const rowEffect = z.enum(ROW_EFFECTS);
export type RowEffect = z.output<typeof rowEffect>;

export const productImport = z.object({
  id: z.string(),
  state: importState,
  fileName: z.string(),
  /** The sheet of the file that was read, and its heads that are no column: what stands under them is left alone. */
  sheet: z.string(),
  unknownHeads: z.array(z.string()),
  /** How many hidden rows were left out, and which rows that look like a total. */
  hiddenRows: z.int(),
  totalRows: z.array(z.int()),
  /** Rows in all, and how many of them the present step has dealt with. */
  total: z.int(),
  done: z.int(),
  counts: z.record(rowEffect, z.int()),
  /** Who uploaded it: a colleague may have. */
  employee: bilingualOut,
  createdAt: z.string(),
});
export type ProductImport = z.output<typeof productImport>;

export const importRow = z.object({
  /** As the person sees it in the spreadsheet. */
  number: z.int(),
  name: z.string(),
  articleNumber: z.string(),
  effect: rowEffect,
  /** Headers of the columns that change something. */
  changes: z.array(bilingualOut),
  /** What stands in its cells, as it was understood. */
  values: z.array(z.object({ column: bilingualOut, text: z.string() })),
  /** `column` is null where the whole row is meant. */
  faults: z.array(z.object({ column: bilingualOut.nullable(), message: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;
