import { sql, type Kysely } from 'kysely';

/** What an encoder sends, why it was closed, and how much of the store its recording takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live
    add column missing_track text,
    add column closed_reason text,
    add column closed_codec text not null default '',
    add column recorded_bytes bigint not null default 0`.execute(db);
  await sql`comment on column live.missing_track is 'picture or sound, where the encoder does not send it now'`.execute(
    db,
  );
  await sql`comment on column live.closed_reason is 'why the last encoder was closed; null: it went by itself'`.execute(
    db,
  );
}
