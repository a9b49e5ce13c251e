import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

/** Scenes that were removed are taken away by the job of what has ended. */
export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'hotspot_scene_removed',
    on: sql`hotspot_scene (deleted_at) where deleted_at is not null`,
  });
}
