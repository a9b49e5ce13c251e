import { sql, type Kysely } from 'kysely';

/** A floor knows how often it was drawn anew, so that of two who edit it the later is told; and every plan that was stored can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table floor add column version integer not null default 1`.execute(db);
  await sql`
    create table plan_revision (
      id text primary key,
      exhibition_id text not null references exhibition,
      floor text not null,
      account_id text references account on delete set null,
      added integer not null,
      changed integer not null,
      removed integer not null,
      plan jsonb not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column plan_revision.floor is 'the floor that was edited; empty where the whole plan was replaced'`.execute(
    db,
  );
  await sql`create index plan_revision_newest on plan_revision (exhibition_id, created_at desc)`.execute(db);
}
