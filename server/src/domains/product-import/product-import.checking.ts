import { setImmediate as breath } from 'node:timers/promises';
import type { FairContext } from '../../core/fair-context.ts';
import { countDrafts, draftsOf } from '../own-product/product-draft.queries.ts';
import {
  validateRow,
  overLimits,
  type ValidatedRow,
  type RowCells,
  type Target,
  type Weighed,
} from './product-import.validate.ts';
import { Matcher } from './product-import.match.ts';
import {
  draftKeys,
  exhibitForms,
  exhibitKeys,
  moveImport,
  rowsAfter,
  writeProgress,
  writeFaults,
  writeValidated,
  type ImportRow,
  type StoredRow,
} from './product-import.queries.ts';
import { publicCount } from '../product/product.queries.ts';
import { sheetColumns } from './sheet.columns.ts';
import type { SheetColumn } from './sheet.form.ts';

/** Rows dealt with at a time: between two lots others have their turn, and the progress is told. */
const LOT = 100;

export const usedColumns = (ctx: FairContext, { columns }: ImportRow): SheetColumn[] =>
  sheetColumns(ctx.exhibition).filter(({ key }) => columns.includes(key));

/** Judges the rows of one lot against what they would change, as it stands now. */
export async function validateBatch(
  ctx: FairContext,
  exhibitorId: string,
  columns: readonly SheetColumn[],
  matcher: Matcher,
  rows: readonly RowCells[],
): Promise<ValidatedRow[]> {
  const matched = rows.map((row) => ({ row, match: matcher.match(row.number, row.cells) }));
  const ids = (kind: 'exhibit' | 'draft'): string[] =>
    matched.flatMap(({ match }) => (match.kind === kind ? [match.id] : []));
  const drafts = await draftsOf(ctx, exhibitorId, ids('draft'));
  const targets = new Map<string, Target>(
    [...(await exhibitForms(ctx, exhibitorId, ids('exhibit'))), ...drafts].map((target) => [target.id, target]),
  );
  return matched.map(({ row, match }) =>
    validateRow(ctx.exhibition, columns, row, match, 'id' in match ? (targets.get(match.id) ?? null) : null),
  );
}

export async function* batches(ctx: FairContext, importId: string): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ;) {
    const rows = await rowsAfter(ctx, importId, after, LOT);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.number;
    await breath();
  }
}

export const limitsNow = async (ctx: FairContext, exhibitorId: string) => ({
  publicCount: await publicCount(ctx, exhibitorId),
  draftCount: await countDrafts(ctx, exhibitorId),
});

/** Checks every row and writes what it would do. Run again after a crash it begins anew and ends the same. */
export async function checkImport(ctx: FairContext, row: ImportRow): Promise<void> {
  const { id, exhibitor_id: exhibitorId } = row;
  const columns = usedColumns(ctx, row);
  const matcher = new Matcher(await exhibitKeys(ctx, exhibitorId), await draftKeys(ctx, exhibitorId));
  const weighed: Weighed[] = [];
  for await (const lot of batches(ctx, id)) {
    const judged = await validateBatch(ctx, exhibitorId, columns, matcher, lot);
    await writeValidated(ctx, id, judged);
    weighed.push(...judged.map(({ number, effect, publicShift }) => ({ number, effect, publicShift })));
    if (!(await writeProgress(ctx, id, weighed.length))) return;
  }
  await writeFaults(ctx, id, overLimits(weighed, await limitsNow(ctx, exhibitorId)));
  await moveImport(ctx, id, 'checking', { state: 'checked', done: row.total });
}
