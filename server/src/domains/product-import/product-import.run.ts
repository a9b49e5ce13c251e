import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import type { DraftForm } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { reindexAndInvalidate } from '../own-product/own-product.actions.ts';
import { insertDrafts, updateDrafts } from '../own-product/product-draft.queries.ts';
import { validateBatch, limitsNow, batches, usedColumns } from './product-import.checking.ts';
import { isExhibitForm, overLimits, type ValidatedRow, type Weighed } from './product-import.validate.ts';
import { Matcher } from './product-import.match.ts';
import {
  deleteImport,
  draftKeys,
  exhibitKeys,
  importOf,
  moveImport,
  writeProgress,
  updateExhibits,
  writeFaults,
  writeSortNumbers,
  type ImportRow,
  type StoredRow,
} from './product-import.queries.ts';
import type { Fault } from './product-import.shapes.ts';
import { arranged, type Sorted } from './product-import.sorting.ts';
import { indexProducts } from '../product/product.document.ts';

/** The import was put away, or done already, while this ran. */
class PutAway extends Error {}
/** Something changed since the check: these rows say what. */
class Changed extends Error {
  readonly faults: ReadonlyMap<number, Fault>;
  constructor(faults: ReadonlyMap<number, Fault>) {
    super('changed since the check');
    this.faults = faults;
  }
}

/** Is the row still what the person has read and confirmed? */
const isAsChecked = (stored: StoredRow, judged: ValidatedRow): boolean =>
  stored.effect === judged.effect &&
  stored.target_id === (judged.target?.id ?? null) &&
  (judged.effect === 'unchanged' || stored.target_version === (judged.target?.version ?? null));

/** What was learnt of the rows while they were written. */
type Account = {
  weighed: Weighed[];
  changed: Map<number, Fault>;
  /** Exhibits of the file in its order, with what they become; null where they stay. */
  exhibits: { id: string; form: DraftForm | null }[];
};

async function writeLot(ctx: FairContext, exhibitorId: string, judged: readonly ValidatedRow[]): Promise<void> {
  const of = (effect: ValidatedRow['effect']) =>
    judged.flatMap(({ number, effect: own, target, form }) =>
      own === effect && form !== null ? [{ number, id: target?.id ?? '', form }] : [],
    );
  const exhibits = of('change').flatMap(({ id, form }) => (isExhibitForm(form) ? [{ id, form }] : []));
  await updateExhibits(ctx, exhibitorId, exhibits);
  await updateDrafts(ctx, exhibitorId, of('draftChange'));
  await insertDrafts(ctx, exhibitorId, of('draft'));
  await indexProducts(
    ctx,
    exhibits.map(({ id }) => id),
  );
}

function enter(account: Account, lot: readonly StoredRow[], judged: readonly ValidatedRow[]): void {
  for (const [at, one] of judged.entries()) {
    const { number, effect, publicShift, target, form } = one;
    account.weighed.push({ number, effect, publicShift });
    const stored = lot[at];
    if (stored === undefined || !isAsChecked(stored, one))
      account.changed.set(number, { column: null, rule: 'sheetChanged', values: {} });
    if (target !== null) account.exhibits.push({ id: target.id, form });
  }
}

/** The sort numbers that the file names, those that stay too. Drafts have none yet. */
function claimsOf(keys: readonly Sorted[], { exhibits }: Account): Sorted[] {
  const now = new Map(keys.map(({ id, sortNumber }) => [id, sortNumber]));
  return exhibits.flatMap(({ id, form }) => {
    const stays = now.get(id);
    return stays === undefined ? [] : [{ id, sortNumber: form === null ? stays : form.sortNumber }];
  });
}

/** Does all rows, or none: whatever is not as it was checked ends the transaction. `told` hears how far it is, outside of it. */
async function doRows(ctx: FairContext, row: ImportRow, told: (done: number) => Promise<boolean>): Promise<void> {
  const { id, exhibitor_id: exhibitorId } = row;
  const columns = usedColumns(ctx, row);
  const before = await limitsNow(ctx, exhibitorId);
  const keys = await exhibitKeys(ctx, exhibitorId);
  const matcher = new Matcher(keys, await draftKeys(ctx, exhibitorId));
  const account: Account = { weighed: [], changed: new Map(), exhibits: [] };
  for await (const lot of batches(ctx, id)) {
    const judged = await validateBatch(ctx, exhibitorId, columns, matcher, lot);
    enter(account, lot, judged);
    // once something has changed the rest is only looked at, so that all of it is told
    if (account.changed.size === 0) await writeLot(ctx, exhibitorId, judged);
    if (!(await told(account.weighed.length))) throw new PutAway();
  }
  const faults = new Map([...overLimits(account.weighed, before), ...account.changed]);
  if (faults.size > 0) throw new Changed(faults);
  if (row.columns.includes('sortNumber'))
    await writeSortNumbers(ctx, exhibitorId, arranged(keys, claimsOf(keys, account)));
  await reindexAndInvalidate(ctx, exhibitorId);
  if (!(await moveImport(ctx, id, 'doing', { state: 'done', done: row.total }))) throw new PutAway();
}

/** Does a confirmed import. Killed in the middle nothing of it has happened, and the job that runs again does it all. */
export async function runImport(ctx: FairContext, { id, exhibitor_id: exhibitorId }: ImportRow): Promise<void> {
  try {
    await inTransaction(ctx, async (inner) => {
      await lockCompany(inner, exhibitorId);
      const row = await importOf(inner, { id });
      if (row?.state !== 'doing') return;
      // whoever has left the company does nothing for it any more (G11)
      if (row.employed) await doRows(inner, row, (done) => writeProgress(ctx, id, done));
      else await deleteImport(inner, exhibitorId, id);
    });
  } catch (error) {
    if (error instanceof Changed) await refuseImport(ctx, id, error.faults);
    else if (!(error instanceof PutAway)) throw error;
  }
}

async function refuseImport(ctx: FairContext, id: string, faults: ReadonlyMap<number, Fault>): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await writeFaults(inner, id, faults);
    await moveImport(inner, id, 'doing', { state: 'refused', done: 0 });
  });
}
