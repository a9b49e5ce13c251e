import { sql, type Kysely } from 'kysely';

/** How often an employee of an exhibitor is written to about what waits at work, and when that was last done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_digest (
      employee_id text primary key references employee on delete cascade,
      exhibition_id text not null references exhibition,
      every text not null default 'week' check (every in ('day', 'week', 'off')),
      told_on date
    )`.execute(db);
  await sql`comment on table work_digest is 'an employee without a row is written to every week'`.execute(db);
}
