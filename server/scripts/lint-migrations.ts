/** Refuses new migrations that would stop a portal that is used: part of `npm run lint`. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Kysely } from 'kysely';
import { wrongWith } from './migration-rules.ts';

/** Those up to this one are as they are: what they do to a full table they do with more time (migrate.ts). */
const LAST_UNRULED = '0039_rewriting.ts';

const folder = new URL('../migrations/', import.meta.url);
const migrationFile = z.object({
  up: z.custom<(db: Kysely<unknown>) => Promise<unknown>>((value) => typeof value === 'function'),
  transaction: z.boolean().optional(),
});

for (const name of readdirSync(folder).toSorted()) {
  if (!name.endsWith('.ts') || name <= LAST_UNRULED) continue;
  const file = migrationFile.parse(await import(new URL(name, folder).href));
  for (const sentence of await wrongWith(file)) {
    process.exitCode = 1;
    process.stderr.write(`server/migrations/${name}: ${sentence}\n`);
  }
}
