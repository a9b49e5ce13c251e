import { sql, type Kysely } from 'kysely';

/** Where the organizer is reached: a telephone and its hours, shown in the personal centre; empty where there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibition
      add column service_phone text not null default '',
      add column service_hours_zh text not null default '',
      add column service_hours_en text not null default ''`.execute(db);
}
