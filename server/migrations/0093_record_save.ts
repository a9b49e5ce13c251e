import { sql, type Kysely } from 'kysely';

/** Who saved a record last, as long as somebody may have it open: told to whoever saves it on top of an older version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_save (
      exhibition_id text not null references exhibition,
      kind text not null,
      record_id text not null,
      version integer not null,
      account_id text not null references account on delete cascade,
      side text not null check (side in ('visitor', 'exhibitor', 'organizer')),
      saved_at timestamptz not null default clock_timestamp(),
      primary key (exhibition_id, kind, record_id)
    )`.execute(db);
  await sql`comment on column record_save.version is 'of the record as it was saved: a later save may be nobody’s whom this names'`.execute(
    db,
  );
  await sql`comment on column record_save.side is 'as whom the account saved it: only one’s own side learns the name'`.execute(
    db,
  );
  // the hourly job, which takes away what is too old
  await sql`create index record_save_of_age on record_save (saved_at)`.execute(db);
  // the erasure of an account
  await sql`create index record_save_of_account on record_save (account_id)`.execute(db);
}
