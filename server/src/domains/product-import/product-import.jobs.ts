import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { checkImport } from './product-import.checking.ts';
import { runImport } from './product-import.run.ts';
import { importKept, importStepped } from './product-import.events.ts';
import { deleteImport, importOf } from './product-import.queries.ts';

/** Checks or does an import, whichever comes next; run twice it does it once. */
export async function stepImport(ctx: FairContext, importId: string): Promise<void> {
  const row = await importOf(ctx, { id: importId });
  if (row?.state === 'checking') await checkImport(ctx, row);
  if (row?.state === 'doing') await runImport(ctx, row);
}

/** What a company uploaded is not kept. */
async function forgetImport(ctx: FairContext, importId: string): Promise<void> {
  const row = await importOf(ctx, { id: importId });
  if (row !== undefined) await deleteImport(ctx, row.exhibitor_id, importId);
}

export const importEventHandlers: readonly EventHandler[] = [
  onEvent(importStepped, 'product', (_services, ctx, { importId }) => stepImport(ctx, importId)),
  onEvent(importKept, 'product', (_services, ctx, { importId }) => forgetImport(ctx, importId)),
];
