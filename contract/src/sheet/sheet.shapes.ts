import { z } from 'zod';
import { bilingualOut, storable, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';

const field = upTo(60);

/**
 * What somebody says of a spreadsheet before it is imported. A column that is not named is taken for what its head says; without
 * anything said hidden rows and totals are left out.
 */
export const sheetChoices = z.object({
  /** By the place of a column (0 is A): the field that it holds, '' where it is left out. */
  columns: z.record(z.string().regex(/^\d{1,3}$/), field).default({}),
  /** What each row says in a field that no column holds. */
  values: z.record(field, upTo(200).refine(storable, 'characters')).default({}),
  /** Whether hidden rows are imported too, and those that look like a total. */
  hidden: z.boolean().default(false),
  totals: z.boolean().default(false),
});
export type SheetChoices = z.output<typeof sheetChoices>;
export type SaidChoices = z.input<typeof sheetChoices>;

/** The same beside a file, in a query, as JSON. */
export const choicesText = z
  .string()
  .max(LIMITS.sheetChoicesMax, { abort: true })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'format' });
      return z.NEVER;
    }
  })
  .pipe(sheetChoices)
  .optional();

/** A column of somebody's own sheet. */
export const sheetColumn = z.object({
  place: z.int(),
  /** As spreadsheet programs call it: A, AB. */
  letter: z.string(),
  head: z.string(),
  /** The field that it is taken for; '' where its head says none. */
  field: z.string(),
  /** Somebody of the company has decided so before, also that it is left out. */
  remembered: z.boolean(),
  samples: z.array(z.string()),
});
export type SheetColumn = z.output<typeof sheetColumn>;

/** A value that all rows may be given, where no column holds it. */
export const sheetValue = z.object({
  field: z.string(),
  name: bilingualOut,
  /** To choose from; none where it is typed. */
  choices: z.array(z.string()),
  /** Asked where one of these fields is there, or always. */
  with: z.array(z.string()),
});
export type SheetValue = z.output<typeof sheetValue>;

/** A spreadsheet before it is imported: what each column is taken for, and what would be left out. */
export const sheetOutline = z.object({
  sheet: z.string(),
  /** Rows that would be read as it stands. */
  rows: z.int(),
  columns: z.array(sheetColumn),
  fields: z.array(z.object({ field: z.string(), name: bilingualOut })),
  /** One of these at least is needed, of each list. */
  needs: z.array(z.array(z.string())),
  values: z.array(sheetValue),
  /** Numbers of hidden rows, and rows that look like a total. */
  hidden: z.array(z.int()),
  totals: z.array(z.object({ row: z.int(), text: z.string() })),
  /** Areas of several rows in one cell, whose text each row is given; and how many pictures lie on the sheet. */
  merged: z.array(z.string()),
  pictures: z.int(),
  /** Nothing of it needs a decision. */
  clear: z.boolean(),
});
export type SheetOutline = z.output<typeof sheetOutline>;

/** What is wrong in a cell: the number of its row as the spreadsheet program shows it, and the head of its column. */
export const sheetFault = z.object({ row: z.int(), column: bilingualOut, message: z.string() });
export type SheetFault = z.output<typeof sheetFault>;
