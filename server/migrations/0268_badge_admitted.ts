import { sql, type Kysely } from 'kysely';

/** A badge that let somebody in is told from one that comes to the door again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badge add admitted_at timestamptz`.execute(db);
  await sql`comment on column badge.admitted_at is 'when it was checked at the door and let in first'`.execute(db);
}
