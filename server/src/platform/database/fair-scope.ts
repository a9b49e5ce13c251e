import { fairPlugin } from './fair-compiler.ts';
import type { Db } from './kysely.ts';

/** The same connections, for what belongs to one fair alone; its transactions too. */
export const scopedTo = (db: Db, exhibitionId: string): Db => db.withPlugin(fairPlugin(exhibitionId));

/** The same connections, or the same transaction, for the few statements that reach over all fairs: each says why. */
export const unscoped = (db: Db): Db => db.withoutPlugins();
