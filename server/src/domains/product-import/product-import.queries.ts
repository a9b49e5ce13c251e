import { sql } from 'kysely';
import type { SheetExhibitForm } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import {
  importState,
  ROW_EFFECTS,
  type ImportState,
  type RowEffect,
} from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import { formOf, type FormRow } from '../own-product/own-product.answers.ts';
import { columns } from '../own-product/own-product.queries.ts';
import { keepsOlder } from '../product/product.prices.ts';
import { PRICES } from '../product/product.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import type { ValidatedRow, RowCells, Target } from './product-import.validate.ts';
import type { ExhibitKey } from './product-import.match.ts';
import { cells as cellsShape, fault, fileHead, type Fault, type FileHead } from './product-import.shapes.ts';
import type { Sorted } from './product-import.sorting.ts';
import { type Range, type PageOfRows, paginateSql } from '../../platform/database/paginate.ts';
import type { RowsLeft } from '../../platform/spreadsheet/spreadsheet.shapes.ts';

const imports = fairTable('product_import');

export type ImportRow = {
  id: string;
  exhibitor_id: string;
  employee_id: string;
  employee_zh: string;
  employee_en: string;
  employed: boolean;
  state: ImportState;
  file_name: string;
  sheet: string;
  unknown_heads: string[];
  heads: FileHead[];
  hidden_rows: number;
  total_rows: number[];
  columns: string[];
  total: number;
  done: number;
  created_at: Date;
};

/** A company's import, or the one of this id; at most one exists of each company. */
export async function importOf(
  ctx: FairContext,
  of: { exhibitorId: string } | { id: string },
): Promise<ImportRow | undefined> {
  const row = await ctx.db
    .selectFrom('product_import as i')
    .innerJoin('employee as e', 'e.id', 'i.employee_id')
    .where('i.exhibition_id', '=', ctx.exhibition.id)
    .$if('id' in of, (query) => query.where('i.id', '=', 'id' in of ? of.id : ''))
    .$if('exhibitorId' in of, (query) => query.where('i.exhibitor_id', '=', 'exhibitorId' in of ? of.exhibitorId : ''))
    .select(['i.id', 'i.exhibitor_id', 'i.employee_id', 'i.state', 'i.file_name', 'i.columns', 'i.total', 'i.done'])

    .select(['i.sheet', 'i.unknown_heads', 'i.heads', 'i.hidden_rows', 'i.total_rows'])
    .select(['i.created_at', 'e.name_zh as employee_zh', 'e.name_en as employee_en'])
    .select((eb) => eb('e.resigned_at', 'is', null).as('employed'))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const heads = z.array(fileHead).parse(row.heads);
  return { ...row, heads, employed: Boolean(row.employed), state: importState.parse(row.state) };
}

export async function countsOf(ctx: FairContext, importId: string): Promise<Record<RowEffect, number>> {
  const { rows } = await sql<{ effect: RowEffect; count: number }>`
    select effect, count(*) as count from product_import_row
    where exhibition_id = ${ctx.exhibition.id} and import_id = ${importId} and effect is not null group by effect`.execute(
    ctx.db,
  );
  const counts = new Map(rows.map(({ effect, count }) => [effect, count]));
  const of = (effect: RowEffect): number => counts.get(effect) ?? 0;
  return {
    draft: of('draft'),
    draftChange: of('draftChange'),
    change: of('change'),
    unchanged: of('unchanged'),
    wrong: of('wrong'),
  };
}

export async function insertImport(
  ctx: FairContext,
  row: {
    id: string;
    exhibitorId: string;
    employeeId: string;
    fileName: string;
    sheet: string;
    unknown: string[];
    heads: readonly FileHead[];
    left: RowsLeft;
    columns: string[];
    total: number;
  },
): Promise<void> {
  await imports.insert(ctx, {
    id: row.id,
    exhibitor_id: row.exhibitorId,
    employee_id: row.employeeId,
    file_name: row.fileName,
    sheet: row.sheet,
    unknown_heads: row.unknown,
    heads: JSON.stringify(row.heads),
    hidden_rows: row.left.hidden.length,
    total_rows: row.left.totals,
    columns: row.columns,
    total: row.total,
  });
}

export async function insertImportRows(ctx: FairContext, importId: string, rows: readonly RowCells[]): Promise<void> {
  await sql`
    insert into product_import_row (import_id, exhibition_id, number, cells)
    select ${importId}, ${ctx.exhibition.id}, n.number, n.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(number integer, cells jsonb)`.execute(ctx.db);
}

/** Moves an import on from one state to the next, in the hands of whoever does it; false where it is not in that state any more. */
export async function moveImport(
  ctx: FairContext,
  id: string,
  from: ImportState,
  to: { state: ImportState; done: number; employeeId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update product_import set state = ${to.state}, done = ${to.done}, employee_id = coalesce(${to.employeeId ?? null}, employee_id)
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and state = ${from} returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** Tells how far the present step is; false where the import was put away meanwhile. */
export const writeProgress = (ctx: FairContext, id: string, done: number): Promise<boolean> =>
  imports.write(ctx, { id }, { done });

export async function deleteImport(ctx: FairContext, exhibitorId: string, id: string | null): Promise<number> {
  const { rows } = await sql`
    delete from product_import
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and (${id}::text is null or id = ${id})
    returning id`.execute(ctx.db);
  return rows.length;
}

const storedRow = z.object({
  number: z.int(),
  cells: cellsShape,
  effect: z.enum(ROW_EFFECTS).nullable(),
  target_id: z.string().nullable(),
  target_version: z.int().nullable(),
  changes: z.array(z.string()),
  faults: z.array(fault),
});
export type StoredRow = z.output<typeof storedRow>;

/** The next rows after one, in the order of the file. */
export async function rowsAfter(
  ctx: FairContext,
  importId: string,
  after: number,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql`
    select number, cells, effect, target_id, target_version, changes, faults from product_import_row
    where exhibition_id = ${ctx.exhibition.id} and import_id = ${importId} and number > ${after}
    order by number limit ${limit}`.execute(ctx.db);
  return rows.map((row) => storedRow.parse(row));
}

export async function rowsOfPage(
  ctx: FairContext,
  importId: string,
  { wrong, ...range }: { wrong: boolean } & Range,
): Promise<PageOfRows<StoredRow>> {
  const from = sql`from product_import_row
    where exhibition_id = ${ctx.exhibition.id} and import_id = ${importId} and effect is not null and (not ${wrong}::boolean or effect = 'wrong')`;
  const select = sql`number, cells, effect, target_id, target_version, changes, faults`;
  const { rows, total } = await paginateSql(ctx.db, { select, from, order: sql`number` }, range);
  return { rows: rows.map((row) => storedRow.parse(row)), total };
}

export async function writeValidated(
  ctx: FairContext,
  importId: string,
  judged: readonly ValidatedRow[],
): Promise<void> {
  const rows = judged.map(({ number, effect, target, changes, faults }) => ({
    number,
    effect,
    target_id: target?.id ?? null,
    target_version: target?.version ?? null,
    changes,
    faults,
  }));
  await sql`
    update product_import_row r
    set effect = n.effect, target_id = n.target_id, target_version = n.target_version, changes = n.changes, faults = n.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(number integer, effect text, target_id text, target_version integer, changes text[], faults jsonb)
    where r.exhibition_id = ${ctx.exhibition.id} and r.import_id = ${importId} and r.number = n.number`.execute(ctx.db);
}

/** Rows that turned out wrong after they had been judged. */
export async function writeFaults(
  ctx: FairContext,
  importId: string,
  faults: ReadonlyMap<number, Fault>,
): Promise<void> {
  const rows = [...faults].map(([number, one]) => ({ number, faults: [one] }));
  await sql`
    update product_import_row r set effect = 'wrong', changes = '{}', faults = n.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(number integer, faults jsonb)
    where r.exhibition_id = ${ctx.exhibition.id} and r.import_id = ${importId} and r.number = n.number`.execute(ctx.db);
}

/** Keys of the columns that rows of an import are wrong in. */
export async function faultColumns(ctx: FairContext, importId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct f->>'column' as key from product_import_row r, jsonb_array_elements(r.faults) f
    where r.exhibition_id = ${ctx.exhibition.id} and r.import_id = ${importId} and f->>'column' is not null`.execute(
    ctx.db,
  );
  return rows.map(({ key }) => key);
}

type OwnKey = ExhibitKey & Sorted;

/** What a company's exhibits are known by. */
export async function exhibitKeys(ctx: FairContext, exhibitorId: string): Promise<OwnKey[]> {
  const { rows } = await sql<OwnKey>`
    select id, article_number as "articleNumber", sort_number as "sortNumber" from product
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and deleted_at is null
    order by published_at desc, id`.execute(ctx.db);
  return rows;
}

export async function draftKeys(ctx: FairContext, exhibitorId: string): Promise<ExhibitKey[]> {
  const { rows } = await sql<ExhibitKey>`
    select id, article_number as "articleNumber" from product_draft
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} order by created_at desc, id`.execute(
    ctx.db,
  );
  return rows;
}

/** Own exhibits as they were written, in this order. */
export async function exhibitForms(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<Target[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FormRow>`
    select p.id, p.name_zh, p.name_en, p.brand_zh, p.brand_en, p.minimum_order_quantity, p.minimum_order_unit, p.scope, p.article_number, p.identification,
      p.pictures, p.long_pictures, p.video, p.video_cover, p.category, p.tags, p.attributes as whole_attributes, p.introduction_zh, p.introduction_en,
      ${PRICES}, p.spot, p.customization, p.sort_number, p.version
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place) join product p on p.id = wanted.id
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
    order by wanted.place`.execute(ctx.db);
  return rows.map((row) => {
    const { pictures: _pictures, longPictures: _long, video: _video, videoCover: _cover, ...form } = formOf(row);
    return { id: row.id, version: row.version, form };
  });
}

/** Writes exhibits but for their pictures, videos and sort numbers. */
export async function updateExhibits(
  ctx: FairContext,
  exhibitorId: string,
  changed: readonly { id: string; form: SheetExhibitForm }[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, form }) => {
    const row = columns(ctx.exhibition, { ...form, pictures: [], longPictures: [], video: null, videoCover: null });
    const { sale: keeps_sale, purchase: keeps_purchase } = keepsOlder(form);
    return { ...row, id, attributes: form.attributes, keeps_sale, keeps_purchase };
  });
  await sql`
    update product p set
      name_zh = n.name_zh, name_en = n.name_en, brand_zh = n.brand_zh, brand_en = n.brand_en, article_number = n.article_number,
      identification = n.identification,
      category = n.category, tags = n.tags, attributes = n.attributes, strength = n.strength,
      introduction_zh = n.introduction_zh, introduction_en = n.introduction_en,
      minimum_order_quantity = n.minimum_order_quantity, minimum_order_unit = n.minimum_order_unit,
      sale_price = case when n.keeps_sale then p.sale_price else '' end,
      sale_amount = n.sale_amount, sale_currency = n.sale_currency, sale_unit = n.sale_unit,
      purchase_price = case when n.keeps_purchase then p.purchase_price else '' end,
      purchase_amount = n.purchase_amount, purchase_currency = n.purchase_currency, purchase_unit = n.purchase_unit,
      spot = n.spot, customization = n.customization, scope = n.scope,
      updated_at = now(), version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
      id text, name_zh text, name_en text, brand_zh text, brand_en text, article_number text, identification text, category text, tags text[],
      attributes jsonb, strength text, introduction_zh text, introduction_en text, minimum_order_quantity numeric,
      minimum_order_unit text, keeps_sale boolean, sale_amount numeric, sale_currency text, sale_unit text,
      keeps_purchase boolean, purchase_amount numeric, purchase_currency text, purchase_unit text, spot boolean, customization boolean, scope smallint)
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.id = n.id`.execute(ctx.db);
}

export async function writeSortNumbers(
  ctx: FairContext,
  exhibitorId: string,
  sorted: readonly Sorted[],
): Promise<void> {
  if (sorted.length === 0) return;
  await sql`
    update product p set sort_number = n.sort_number
    from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ sortNumber }) => sortNumber)}::integer[]) as n(id, sort_number)
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.id = n.id`.execute(ctx.db);
}
