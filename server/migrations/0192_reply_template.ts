import { sql, type Kysely } from 'kysely';

/** What a company answers again and again, by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reply_template (
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      name text not null,
      text text not null,
      primary key (exhibitor_id, name)
    )`.execute(db);
}
