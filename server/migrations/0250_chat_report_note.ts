import { sql, type Kysely } from 'kysely';

/** What was done about a reported chat stands with its report, for whoever of the staff comes after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_report add column note text not null default ''`.execute(db);
  await sql`comment on column chat_report.note is 'what was done, by whoever has closed it; told to nobody else'`.execute(
    db,
  );
}
