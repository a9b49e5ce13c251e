import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ProductImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { readFilledSheet } from '../../platform/spreadsheet/filled-sheet.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
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
import { ID_COLUMN, isNoErrorHead, sheetColumns } from './sheet.columns.ts';

/** Rows written by one statement. */
const LOT = 500;
const isRunning = (row: ImportRow | undefined): boolean => row?.state === 'checking' || row?.state === 'doing';

const wantedOf = ({ exhibition }: FairContext) => ({
  columns: [...sheetColumns(exhibition), ID_COLUMN],
  rowsMax: LIMITS.importRowsMax,
  // so that a file with a few too many is told how many there may be
  rowsRead: LIMITS.importRowsMax + 1_000,
});

type Upload = { bytes: Buffer | null; fileName: string };

/** Takes a spreadsheet in and has it checked; an import that waits to be confirmed makes room for it. */
export async function startImport(
  ctx: FairContext,
  jobs: Jobs,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { bytes, fileName }: Upload,
  lang: Lang,
): Promise<ProductImport> {
  // before the company is held, which a running import does for longer than a call may wait
  if (isRunning(await importOf(ctx, { exhibitorId }))) fail('importRunning');
  const { rows, columns, sheet, unknown } = await readFilledSheet(bytes, wantedOf(ctx), lang);
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
      sheet,
      unknown: unknown.filter(isNoErrorHead),
      columns,
      total: rows.length,
    });
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
