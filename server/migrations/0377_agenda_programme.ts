import { sql, type Kysely } from 'kysely';

/** Concurrent programmes that somebody has put on their own agenda. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agenda_programme (
      owner_id text not null,
      programme_id text not null references programme,
      exhibition_id text not null references exhibition,
      created_at timestamptz not null default now(),
      primary key (owner_id, programme_id)
    )`.execute(db);
  await sql`comment on column agenda_programme.owner_id is 'the visitor or the employee on whose agenda it is'`.execute(
    db,
  );
  await sql`create index agenda_programme_of_programme on agenda_programme (programme_id)`.execute(db);
}
