import { sql } from 'kysely';
import type { LiveCloseReason } from '@fairbridge/contract/live/live.shapes.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { MissingTrack } from '../../platform/live/missing-track.ts';
import { switchOf } from '../exhibition/settings.queries.ts';

export type PublishedLive = {
  key_sealed: string | null;
  starts_at: Date;
  ends_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  open: boolean;
  exhibition_id: string;
  exhibitor_id: string | null;
};

/** A live by its id alone: a media server knows no fair. */
export async function publishedLive(db: Db, id: string): Promise<PublishedLive | null> {
  const { rows } = await sql<PublishedLive>`
    select l.key_sealed, l.starts_at, l.ends_at, l.started_at, l.ended_at, l.exhibition_id, l.exhibitor_id,
      coalesce(e.open, true) as open
    from live l left join exhibitor e on e.id = l.exhibitor_id where l.id = ${id} and l.deleted_at is null and not l.stopped`.execute(
    unscoped(db),
  );
  return rows[0] ?? null;
}

export type Publishing = {
  /** Since when an encoder sends; null: none does. */
  publishing_since?: Date | null;
  missing_track?: MissingTrack | null;
  closed_reason?: LiveCloseReason | null;
  closed_codec?: string;
};

/** What an encoder does. Answers the fair. */
export async function writePublishing(db: Db, id: string, change: Publishing): Promise<string | null> {
  const row = await unscoped(db)
    .updateTable('live')
    .where('id', '=', id)
    .set(change)
    .returning('exhibition_id')
    .executeTakeFirst();
  return row?.exhibition_id ?? null;
}

/** No encoder sends to any live. Answers those that one sent to. */
export async function writeNonePublishing(db: Db): Promise<{ id: string; exhibition_id: string }[]> {
  return unscoped(db)
    .updateTable('live')
    .where('publishing_since', 'is not', null)
    .set({ publishing_since: null })
    .returning(['id', 'exhibition_id'])
    .execute();
}

export type PlayedLive = {
  /** Neither deleted nor stopped, and its company is open. */
  is_shown: boolean;
  /** Whether a bare address plays: it is for everybody, at a fair that is open to everybody. */
  is_open: boolean;
  started_at: Date | null;
  ended_at: Date | null;
  has_replay: boolean;
  recorded_seconds: number;
};

/** What decides which part of these streams may be played, by their ids. What nobody ever planned is missing. */
export async function playedLives(db: Db, ids: readonly string[]): Promise<Map<string, PlayedLive>> {
  const { rows } = await sql<PlayedLive & { id: string }>`
    select l.id, l.deleted_at is null and not l.stopped and coalesce(e.open, true) as is_shown,
      l.scope = 0 and not ${switchOf('x', 'registrationOnly')} as is_open, l.started_at, l.ended_at, l.has_replay, l.recorded_seconds
    from live l join exhibition x on x.id = l.exhibition_id left join exhibitor e on e.id = l.exhibitor_id
    where l.id = any(${[...ids]}::text[])`.execute(unscoped(db));
  return new Map(rows.map((row) => [row.id, row]));
}
