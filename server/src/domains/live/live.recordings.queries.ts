import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { numberOf } from '../exhibition/settings.queries.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';

/** Writes down that recordings older than the organizer keeps them are gone. Answers whose. */
export async function forgetOldRecordings(ctx: FairContext): Promise<string[]> {
  const days = numberOf('x', 'replayDays');
  const { rows } = await sql<{ id: string }>`
    update live l set recording_removed_at = now(), recorded_seconds = 0, recorded_bytes = 0 from exhibition x
    where l.exhibition_id = ${ctx.exhibition.id} and x.id = l.exhibition_id and ${days} > 0
      and l.recording_removed_at is null and l.ended_at < now() - make_interval(days => ${days})
    returning l.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Of these recordings, those of a live that is there and may still have one, at whatever fair. */
export async function neededRecordings(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from live where id = any(${[...names]}::text[]) and deleted_at is null and recording_removed_at is null`.execute(
    unscoped(db),
  );
  return new Set(rows.map(({ id }) => id));
}
