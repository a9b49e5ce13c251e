import { wrongFields } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import {
  draftForm,
  sheetExhibitForm,
  type DraftForm,
  type SheetExhibitForm,
} from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { RowEffect } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { columnOfField } from '../../platform/spreadsheet/filled-sheet.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { claimFaults } from '../own-product/own-product.claims.ts';
import { wrongCodes } from '../own-product/own-product.codes.ts';
import type { Match } from './product-import.match.ts';
import type { Cells, Fault } from './product-import.shapes.ts';
import { misreadCell } from '../../platform/spreadsheet/misread-cell.ts';
import { CellFault, cleaned, YES_NO } from './sheet.cells.ts';
import { sheetColumns } from './sheet.columns.ts';
import { BLANK, type SheetColumn, type SheetForm } from './sheet.form.ts';

/** What a row would change, as it stands. */
export type Target = { id: string; version: number; form: SheetForm };

export type ValidatedRow = {
  number: number;
  effect: RowEffect;
  target: { id: string; version: number } | null;
  /** Keys of the columns that change something. */
  changes: string[];
  faults: Fault[];
  /** What is to be stored; null where the row is wrong. */
  form: DraftForm | null;
  /** Whether it adds to the exhibits that everybody sees, or takes away from them. */
  publicShift: -1 | 0 | 1;
};

/** Whether it is complete as an exhibit has to be. */
export const isExhibitForm = (form: DraftForm): form is SheetExhibitForm => form.scope !== null;

export type RowCells = { number: number; cells: Cells };

/** As an export would write the cell: whatever it stands for is left as it is, also where the form would not let it be entered any more. */
const isUntouched = (column: SheetColumn, form: SheetForm, text: string): boolean =>
  LANGS.some((lang) => cleaned(String(column.write(form, lang) ?? '')) === text);

export function readCells(columns: readonly SheetColumn[], cells: Cells, before: SheetForm) {
  let form = before;
  const faults: Fault[] = [];
  for (const column of columns) {
    const text = cleaned(cells[column.key] ?? '');
    if (isUntouched(column, before, text)) continue;
    const misread = misreadCell(text, column.offers === YES_NO);
    if (misread !== null) {
      faults.push({ column: column.key, rule: misread, values: {} });
      continue;
    }
    try {
      form = { ...form, ...column.read(text, form) };
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ column: column.key, rule: error.rule, values: error.values });
    }
  }
  return { form, faults };
}

/**
 * The rules of the form, all but those of pictures, which an import neither brings nor takes; a draft may lack what it is published with.
 * What is wrong is told at its column, also where the sheet has none.
 */
function check(exhibition: Exhibition, form: SheetForm, isExhibit: boolean) {
  const given = { ...form, categoryCode: form.categoryCode ?? '' };
  const parsed = (isExhibit ? sheetExhibitForm : draftForm).safeParse(given);
  const wrong = parsed.success
    ? wrongCodes(exhibition, parsed.data).map((one) => ({ ...one, values: {} }))
    : wrongFields(parsed.error, given);
  const blocked = parsed.success ? claimFaults(exhibition, parsed.data) : [];
  const faults = [...wrong, ...blocked].map(({ field, rule, values }): Fault => ({
    column: columnOfField(sheetColumns(exhibition), field)?.key ?? null,
    rule,
    values,
  }));
  return { faults, checked: parsed.success ? parsed.data : null };
}

/** A new exhibit whose tags nobody named has its category as its tag, as in the form. */
const tagged = (form: SheetForm): SheetForm =>
  form.tags.length > 0 || form.categoryCode === null ? form : { ...form, tags: [form.categoryCode] };

const publicShiftOf = (
  before: Pick<SheetForm, 'scope'>,
  after: Pick<SheetForm, 'scope'>,
): ValidatedRow['publicShift'] =>
  before.scope === after.scope ? 0 : after.scope === 0 ? 1 : before.scope === 0 ? -1 : 0;

/** One row by the rules of the form. `columns` are those the sheet has: what it lacks stays as it was. */
export function validateRow(
  exhibition: Exhibition,
  columns: readonly SheetColumn[],
  { number, cells }: RowCells,
  match: Match,
  target: Target | null,
): ValidatedRow {
  const before = target?.form ?? BLANK;
  const { faults: unread, form: written } = readCells(columns, cells, before);
  const after = target === null ? tagged(written) : written;
  const row = { number, target: target === null ? null : { id: target.id, version: target.version }, form: null };
  const wrong = (faults: Fault[]): ValidatedRow => ({
    ...row,
    effect: 'wrong',
    changes: [],
    // a whole row gone astray need not be told cell by cell
    faults: faults.slice(0, LIMITS.importFaultsPerRowMax),
    publicShift: 0,
  });
  const unmatched = match.kind === 'fault' ? [match.fault] : [];
  const changes = columns.flatMap((column) =>
    column.write(before, 'zh') === column.write(after, 'zh') ? [] : [column.key],
  );
  if (unread.length + unmatched.length === 0 && target !== null && changes.length === 0)
    return { ...row, effect: 'unchanged', changes, faults: [], publicShift: 0 };
  const isExhibit = match.kind === 'exhibit';
  const { faults: refused, checked } = check(exhibition, after, isExhibit);
  // what could not be read has been told already, not again as missing
  const told = new Set(unread.map(({ column }) => column));
  const faults = [...unmatched, ...unread, ...refused.filter(({ column }) => !told.has(column))];
  if (faults.length > 0 || checked === null) return wrong(faults);
  return {
    ...row,
    effect: target === null ? 'draft' : isExhibit ? 'change' : 'draftChange',
    changes: target === null ? [] : changes,
    faults: [],
    form: checked,
    publicShift: isExhibit ? publicShiftOf(before, checked) : 0,
  };
}

export type Weighed = Pick<ValidatedRow, 'number' | 'effect' | 'publicShift'>;

/**
 * Rows that would be one too many: exhibits that everybody sees (specification, section 9), and drafts. What counts is how things stand after all rows,
 * so that a file may take some away and add as many; those that add last are one too many.
 */
export function overLimits(
  rows: readonly Weighed[],
  now: { publicCount: number; draftCount: number },
): Map<number, Fault> {
  const leaving = rows.filter(({ publicShift }) => publicShift === -1).length;
  // a company that has more than ten already may keep as many
  const publicRoom = Math.max(LIMITS.publicProductsMax, now.publicCount) - now.publicCount + leaving;
  const draftRoom = Math.max(0, LIMITS.productDraftsMax - now.draftCount);
  const entering = rows.filter(({ publicShift }) => publicShift === 1).slice(publicRoom);
  const drafts = rows.filter(({ effect }) => effect === 'draft').slice(draftRoom);
  const max = LIMITS.publicProductsMax;
  return new Map([
    ...entering.map(({ number }): [number, Fault] => [
      number,
      { column: 'scope', rule: 'sheetPublic', values: { max } },
    ]),
    ...drafts.map(({ number }): [number, Fault] => [
      number,
      { column: null, rule: 'sheetDrafts', values: { max: LIMITS.productDraftsMax } },
    ]),
  ]);
}
