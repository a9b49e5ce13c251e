import { sql, type Kysely } from 'kysely';

/** What the staff are to decide is counted on every page of the console: by indexes that hold it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sourcing_waiting on sourcing (exhibition_id, created_at)
    where audit = 'review' and closed_at is null and deleted_at is null`.execute(db);
  await sql`create index meeting_signup_waiting on meeting_signup (exhibition_id, created_at)
    where audit = 'review' and withdrawn_at is null`.execute(db);
}
