import { sql, type Kysely } from 'kysely';

/** A buyer may write an order anew or take it back until the company has seen it. Orders of before stand as they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table intent_order
      add column version integer not null default 1,
      add column changed_at timestamptz,
      add column withdrawn_at timestamptz,
      add column request_digest text`.execute(db);
  await sql`comment on column intent_order.request_digest is 'of what was first sent, so that the same request with other words is told apart; null: of before, the order itself says'`.execute(
    db,
  );
  await sql`alter table lead add column seen_at timestamptz`.execute(db);
  await sql`comment on column lead.seen_at is 'since when somebody of the company has read it; the buyer can change it no more'`.execute(
    db,
  );
}
