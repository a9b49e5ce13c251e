import type { Lang } from '@fairbridge/contract/text.ts';
import { sheetColumns, writtenColumns } from '../src/domains/product-import/sheet.columns.ts';
import { productDraftRow, productImportRows } from '../../demo/factories/factories.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { writeSheet } from '../src/platform/spreadsheet/write-sheet.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import type { Exhibitor } from './world.ts';

/** Cells of a row by the keys of their columns. */
export type Row = Readonly<Record<string, string | number>>;

/** A row of a new exhibit, complete and right. */
export function exhibitRow(ctx: FairContext, given: Row = {}): Record<string, string> {
  const [category = ''] = ctx.exhibition.categories.keys();
  const row = {
    'name.zh': '草铵膦',
    'name.en': 'Glufosinate-ammonium',
    categoryCode: category,
    tags: category,
    scope: '2',
  };
  return Object.fromEntries(Object.entries({ ...row, ...given }).map(([key, cell]) => [key, String(cell)]));
}

/** A spreadsheet of exhibits as the template's reader fills it in; `only` leaves the other columns out. */
export async function exhibitSheet(
  ctx: FairContext,
  rows: Iterable<Row>,
  { lang = 'zh', only }: { lang?: Lang; only?: readonly string[] } = {},
): Promise<Buffer> {
  const columns = writtenColumns(sheetColumns(ctx.exhibition), lang)
    .map((column) => ({ ...column, kind: 'text' as const }))
    .filter(({ key }) => only === undefined || only.includes(key));
  return writeSheet({ sheet: 'Exhibits', lang, columns, rows });
}

export async function makeDraft(
  ctx: FairContext,
  exhibitor: Exhibitor,
  given: Parameters<typeof productDraftRow>[1] = {},
): Promise<string> {
  const [category = ''] = ctx.exhibition.categories.keys();
  const row = productDraftRow(exhibitor, { categoryCode: category, tags: [category], ...given });
  await insertRows(ctx.db, 'product_draft', [row]);
  return row.id;
}

/** An import that waits to be confirmed, in the place of the one the company has. */
export async function makeImport(
  ctx: FairContext,
  exhibitor: Exhibitor,
  employeeId: string,
  given: Row = {},
): Promise<string> {
  const { whole, row } = productImportRows(exhibitor, employeeId, exhibitRow(ctx, given));
  await ctx.db.deleteFrom('product_import').where('exhibitor_id', '=', exhibitor.id).execute();
  await insertRows(ctx.db, 'product_import', [whole]);
  await insertRows(ctx.db, 'product_import_row', [row]);
  return whole.id;
}
