import { sql, type Kysely } from 'kysely';

/** Who read at the exhibitors' door, or inside, that their side is not open yet and that a message will announce the opening. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opening_wish (
      exhibition_id text not null references exhibition,
      account_id text not null references account,
      asked_at timestamptz not null default now(),
      primary key (exhibition_id, account_id)
    )`.execute(db);
  // an account's own, when it is deleted
  await sql`create index opening_wish_of_account on opening_wish (account_id)`.execute(db);
}
