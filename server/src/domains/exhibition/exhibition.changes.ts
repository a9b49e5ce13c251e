import { notify } from '../../platform/database/listen.ts';
import type { Scope } from '../../scope.ts';

/** Processes listen to this channel and empty what they keep of the exhibition named by the message (G5). */
export const CHANGES = 'exhibition_changed';

/** Tells all processes, when the transaction commits, that something the public sees has changed. */
export async function tellChange(scope: Scope): Promise<void> {
  await notify(scope.db, CHANGES, scope.exhibition.id);
}
