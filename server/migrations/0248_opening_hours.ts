import { sql, type Kysely } from 'kysely';

/** When chats are answered: the fair's hours, and those of companies that keep their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opening_hours (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text references exhibitor,
      hours jsonb,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column opening_hours.exhibitor_id is 'whose; null: the fair itself'`.execute(db);
  await sql`comment on column opening_hours.hours is 'zone, week, exceptions as the contract has them; null: those of the fair'`.execute(
    db,
  );
  // one of each, and what is asked with every availability
  await sql`create unique index opening_hours_of on opening_hours (exhibition_id, exhibitor_id) nulls not distinct`.execute(
    db,
  );
}
