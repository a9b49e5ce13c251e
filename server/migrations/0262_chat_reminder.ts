import { sql, type Kysely } from 'kysely';

/** A side that is away is reminded of a conversation once a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add visitor_reminded_at timestamptz, add exhibitor_reminded_at timestamptz`.execute(
    db,
  );
  await sql`comment on column conversation.visitor_reminded_at is 'when the other side has this one reminded last'`.execute(
    db,
  );
}
