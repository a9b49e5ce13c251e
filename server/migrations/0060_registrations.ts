import { sql, type Kysely } from 'kysely';

/** Registrations count only until their last day: the documents of search are written anew, and then again as registrations run out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibition add column registrations_on text not null
      default to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.execute(db);
  await sql`comment on column exhibition.registrations_on is 'the day in Beijing, as an ISO date, up to which search knows which registrations have run out'`.execute(
    db,
  );
  await sql`alter table exhibition alter column search_version set default 4`.execute(db);
}
