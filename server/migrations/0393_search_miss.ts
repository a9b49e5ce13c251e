import { sql, type Kysely } from 'kysely';

/** Searches that found few exhibitors, for the organizer; see search-miss.queries.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_miss (
      exhibition_id text not null references exhibition,
      term text not null,
      day date not null,
      who bytea not null,
      primary key (exhibition_id, term, day, who)
    )`.execute(db);
  await sql`comment on column search_miss.who is 'a keyed hash of the account, or of the guest of this day, and the term; the row goes after thirty days'`.execute(
    db,
  );
  // terms of a period; days that are over
  await sql`create index search_miss_of_day on search_miss (exhibition_id, day)`.execute(db);
}
