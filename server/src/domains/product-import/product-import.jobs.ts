import { on, type Listener } from '../../ground/domain.ts';
import type { Scope } from '../../ground/scope.ts';
import { checkImport } from './product-import.checking.ts';
import { doImport } from './product-import.doing.ts';
import { importKept, importStepped } from './product-import.events.ts';
import { deleteImport, importOf } from './product-import.queries.ts';

/** Checks or does an import, whichever comes next; run twice it does it once. */
export async function stepImport(scope: Scope, importId: string): Promise<void> {
  const row = await importOf(scope, { id: importId });
  if (row?.state === 'checking') await checkImport(scope, row);
  if (row?.state === 'doing') await doImport(scope, row);
}

/** What a company uploaded is not kept. */
async function forgetImport(scope: Scope, importId: string): Promise<void> {
  const row = await importOf(scope, { id: importId });
  if (row !== undefined) await deleteImport(scope, row.exhibitor_id, importId);
}

export const importListeners: readonly Listener[] = [
  on(importStepped, 'product', (_services, scope, { importId }) => stepImport(scope, importId)),
  on(importKept, 'product', (_services, scope, { importId }) => forgetImport(scope, importId)),
];
