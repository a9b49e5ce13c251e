import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ProductImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SheetRead, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { rememberedHeads, rememberHeads } from '../sheet/sheet-heads.queries.ts';
import { unknownNames } from '../../platform/spreadsheet/map-table.ts';
import { readFilledSheet } from '../../platform/spreadsheet/filled-sheet.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { importAnswer } from './product-import.answers.ts';
import { importKept, importStepped } from './product-import.events.ts';
import {
  countsOf,
  deleteImport,
  importOf,
  insertImport,
  insertImportRows,
  moveImport,
  type ImportRow,
} from './product-import.queries.ts';
import type { FileHead } from './product-import.shapes.ts';
import type { SheetColumn } from './sheet.form.ts';
import { UNITS } from './sheet.units.ts';
import { bothHeader, ERROR_COLUMN, ID_COLUMN, sheetColumns } from './sheet.columns.ts';

/** Rows written by one statement. */
const LOT = 500;
const isRunning = (row: ImportRow | undefined): boolean => row?.state === 'checking' || row?.state === 'doing';

/** What a column may be given for all rows: one category as the tag, and the units that the trade has. */
function choicesOf(exhibition: Exhibition, { key, offers }: SheetColumn, lang: Lang): readonly string[] {
  const from =
    key === 'tags' ? sheetColumns(exhibition).find((column) => column.key === 'categoryCode')?.offers : offers;
  return key.endsWith('.unit') ? UNITS.labels(lang) : (from?.(lang) ?? []);
}

/** What is read of a company's sheet of exhibits. */
export const wantedOf = async (ctx: FairContext, exhibitorId: string, lang: Lang) => ({
  columns: [
    ...sheetColumns(ctx.exhibition).map((column) => ({ ...column, choices: choicesOf(ctx.exhibition, column, lang) })),
    ID_COLUMN,
  ],
  oneOf: ['name.zh', 'name.en', 'articleNumber', ID_COLUMN.key],
  ignored: [ERROR_COLUMN.header, bothHeader(ERROR_COLUMN.header)],
  remembered: await rememberedHeads(ctx, { exhibitorId, import: 'product' }),
  rowsMax: LIMITS.importRowsMax,
  // so that a file with a few too many is told how many there may be
  rowsRead: LIMITS.importRowsMax + 1_000,
});

type Upload = { bytes: Buffer | null; fileName: string; choices: SheetChoices | undefined };

type Read = Extract<SheetRead, { ok: true }>;
const ownKey = (place: number): string => `#${place}`;

/** The columns of the file in its order, those too that are none of ours, and then those that one value was given for. */
function headsOf({ table, places, columns, unknown }: Read): FileHead[] {
  const kept = new Map(unknown.map(({ place }) => [place, ownKey(place)]));
  const inFile = table.heads.flatMap(({ place, text }) => {
    const key = places.get(place) ?? kept.get(place);
    return key === undefined ? [] : [{ key, head: text }];
  });
  const given = columns.filter((key) => !inFile.some((head) => head.key === key));
  return [...inFile, ...given.map((key) => ({ key, head: '' }))];
}

/** The rows with all that stands in them, so that the file can be given back as it was. */
function wholeRows({ table, rows, unknown }: Read): SheetRow[] {
  const raw = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  return rows.map(({ number, cells }) => {
    const others = unknown.flatMap(({ place }): [string, string][] => {
      const text = raw.get(number)?.get(place);
      return text === undefined ? [] : [[ownKey(place), text]];
    });
    return { number, cells: { ...cells, ...Object.fromEntries(others) } };
  });
}

/** Takes a spreadsheet in and has it checked; an import that waits to be confirmed makes room for it. */
export async function startImport(
  ctx: FairContext,
  jobs: Jobs,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { bytes, fileName, choices }: Upload,
  lang: Lang,
): Promise<ProductImport> {
  // before the company is held, which a running import does for longer than a call may wait
  if (isRunning(await importOf(ctx, { exhibitorId }))) fail('importRunning');
  const read = await readFilledSheet(bytes, await wantedOf(ctx, exhibitorId, lang), lang, choices);
  const rows = wholeRows(read);
  const id = newId();
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    if (isRunning(await importOf(inner, { exhibitorId }))) fail('importRunning');
    await deleteImport(inner, exhibitorId, null);
    await insertImport(inner, {
      id,
      exhibitorId,
      employeeId,
      fileName,
      sheet: read.table.sheet,
      unknown: unknownNames(read.unknown),
      heads: headsOf(read),
      left: read.left,
      columns: read.columns,
      total: rows.length,
    });
    if (choices !== undefined) await rememberHeads(inner, { exhibitorId, import: 'product' }, read.table, choices);
    for (let start = 0; start < rows.length; start += LOT)
      await insertImportRows(inner, id, rows.slice(start, start + LOT));
    const told = { exhibitionId: inner.exhibition.id, importId: id };
    await jobs.publish(inner.db, importStepped, told);
    await jobs.publish(inner.db, importKept, told, { afterSeconds: LIMITS.importKeptHours * 3_600 });
    return importAnswer(inner, await stored(inner, exhibitorId, id));
  });
}

async function stored(ctx: FairContext, exhibitorId: string, id: string): Promise<ImportRow> {
  const row = await importOf(ctx, { id });
  if (row?.exhibitor_id !== exhibitorId) fail('notFound');
  return row;
}

/** Has a checked import done, in the name of who says so; one with a wrong row, or one that was confirmed already, is not ready for it. */
export async function confirmImport(
  ctx: FairContext,
  jobs: Jobs,
  { exhibitorId, employeeId }: ExhibitorCaller,
  id: string,
): Promise<ProductImport> {
  return inTransaction(ctx, async (inner) => {
    await stored(inner, exhibitorId, id);
    const { draft, draftChange, change, wrong } = await countsOf(inner, id);
    if (wrong > 0 || draft + draftChange + change === 0) fail('importNotReady');
    if (!(await moveImport(inner, id, 'checked', { state: 'doing', done: 0, employeeId }))) fail('importNotReady');
    await jobs.publish(inner.db, importStepped, { exhibitionId: inner.exhibition.id, importId: id });
    return importAnswer(inner, await stored(inner, exhibitorId, id));
  });
}

/** Whatever step runs notices, and ends without having done anything. */
export async function dropImport(ctx: FairContext, exhibitorId: string, id: string): Promise<void> {
  if ((await deleteImport(ctx, exhibitorId, id)) === 0) fail('notFound');
}
