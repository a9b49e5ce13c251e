import { sql, type Kysely } from 'kysely';

/** An e-mail may carry an invitation to a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column calendar text, add column calendar_method text`.execute(db);
  await sql`comment on column message.calendar is 'iCalendar that stands beside text and HTML, with its method; null: none'`.execute(
    db,
  );
}
