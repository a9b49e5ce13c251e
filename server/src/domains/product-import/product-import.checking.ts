import { setImmediate as breath } from 'node:timers/promises';
import type { Scope } from '../../ground/scope.ts';
import { countDrafts, draftsOf } from '../own-product/product-draft.queries.ts';
import { judgeRow, overLimits, type Judged, type RowCells, type Target, type Weighed } from './product-import.judge.ts';
import { Matcher } from './product-import.match.ts';
import {
  draftKeys,
  exhibitForms,
  exhibitKeys,
  moveImport,
  rowsAfter,
  tellProgress,
  writeFaults,
  writeJudged,
  type ImportRow,
  type StoredRow,
} from './product-import.queries.ts';
import { publicCount } from '../product/product.queries.ts';
import { sheetColumns } from './sheet.columns.ts';
import type { SheetColumn } from './sheet.form.ts';

/** Rows dealt with at a time: between two lots others have their turn, and the progress is told. */
const LOT = 100;

export const usedColumns = (scope: Scope, { columns }: ImportRow): SheetColumn[] =>
  sheetColumns(scope.exhibition).filter(({ key }) => columns.includes(key));

/** Judges the rows of one lot against what they would change, as it stands now. */
export async function judgeLot(
  scope: Scope,
  exhibitorId: string,
  columns: readonly SheetColumn[],
  matcher: Matcher,
  rows: readonly RowCells[],
): Promise<Judged[]> {
  const matched = rows.map((row) => ({ row, match: matcher.match(row.number, row.cells) }));
  const ids = (kind: 'exhibit' | 'draft'): string[] =>
    matched.flatMap(({ match }) => (match.kind === kind ? [match.id] : []));
  const drafts = await draftsOf(scope, exhibitorId, ids('draft'));
  const targets = new Map<string, Target>(
    [...(await exhibitForms(scope, exhibitorId, ids('exhibit'))), ...drafts].map((target) => [target.id, target]),
  );
  return matched.map(({ row, match }) =>
    judgeRow(scope.exhibition, columns, row, match, 'id' in match ? (targets.get(match.id) ?? null) : null),
  );
}

export async function* lots(scope: Scope, importId: string): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ;) {
    const rows = await rowsAfter(scope, importId, after, LOT);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.number;
    await breath();
  }
}

export const limitsNow = async (scope: Scope, exhibitorId: string) => ({
  publicCount: await publicCount(scope, exhibitorId),
  draftCount: await countDrafts(scope, exhibitorId),
});

/** Checks every row and writes what it would do. Run again after a crash it begins anew and ends the same. */
export async function checkImport(scope: Scope, row: ImportRow): Promise<void> {
  const { id, exhibitor_id: exhibitorId } = row;
  const columns = usedColumns(scope, row);
  const matcher = new Matcher(await exhibitKeys(scope, exhibitorId), await draftKeys(scope, exhibitorId));
  const weighed: Weighed[] = [];
  for await (const lot of lots(scope, id)) {
    const judged = await judgeLot(scope, exhibitorId, columns, matcher, lot);
    await writeJudged(scope, id, judged);
    weighed.push(...judged.map(({ number, effect, publicShift }) => ({ number, effect, publicShift })));
    if (!(await tellProgress(scope, id, weighed.length))) return;
  }
  await writeFaults(scope, id, overLimits(weighed, await limitsNow(scope, exhibitorId)));
  await moveImport(scope, id, 'checking', { state: 'checked', done: row.total });
}
