import { sql, type Kysely } from 'kysely';

/** New records by the request that made them: the same one sent again is answered, not made again (G57). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_request (
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      request_id text not null,
      digest text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (account_id, exhibition_id, request_id)
    )`.execute(db);
  // what has ended is deleted by the hour
  await sql`create index sent_request_by_time on sent_request (created_at)`.execute(db);
}
