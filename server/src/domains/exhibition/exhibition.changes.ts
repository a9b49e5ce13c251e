import { notify } from '../../platform/database/listen.ts';
import type { Scope } from '../../scope.ts';

/** Processes listen to this channel and empty what they keep of the exhibition named by the message (G5). */
export const CHANGES = 'exhibition_changed';

/** Tells all processes, when the transaction commits, that something the public sees has changed. */
export async function tellChange(scope: Scope): Promise<void> {
  await notify(scope.db, CHANGES, scope.exhibition.id);
}

/** Processes listen to this channel too: on a message they read the exhibitions anew, then empty what they keep. */
export const SETTINGS = 'exhibition_settings';

/** Tells all processes, when the transaction commits, that an exhibition's own settings have changed. */
export async function tellSettings(scope: Scope): Promise<void> {
  await notify(scope.db, SETTINGS, scope.exhibition.id);
}
