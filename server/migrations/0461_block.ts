import { sql, type Kysely } from 'kysely';

/** Whom a fair does not let in any more, and sessions that a suspension has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table block (
      id text primary key,
      exhibition_id text not null references exhibition,
      kind text not null check (kind in ('email', 'domain', 'mobile', 'company')),
      value text not null,
      shown text not null,
      reason text not null,
      created_by text not null references account,
      created_at timestamptz not null default now(),
      until timestamptz,
      -- each registration and log-in asks by it
      unique (exhibition_id, kind, value)
    )`.execute(db);
  await sql`comment on column block.value is 'as it is compared: in lower case; a mobile as E.164 digits, a company without blanks and signs'`.execute(
    db,
  );
  await sql`comment on column block.shown is 'as it was typed'`.execute(db);
  // the list, newest first
  await sql`create index block_of_fair on block (exhibition_id, created_at desc, id)`.execute(db);

  await sql`alter table session add column suspended_at timestamptz`.execute(db);
  await sql`comment on column session.suspended_at is 'ended by the suspension of its visitor, who is told so and not that it has expired'`.execute(
    db,
  );
}
