import { sql, type Kysely } from 'kysely';

/** Secret addresses at which the public part of a report is read, for some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_share (
      id text primary key,
      exhibition_id text not null references exhibition,
      report_of text not null unique,
      owner_id text not null,
      token_hash bytea not null unique,
      with_name boolean not null,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null,
      opened integer not null default 0,
      last_opened_at timestamptz
    )`.execute(db);
  await sql`comment on column report_share.report_of is 'whose report it is: a visitor, or a company (exhibitor)'`.execute(
    db,
  );
  await sql`comment on column report_share.owner_id is 'who has made the address: the visitor, or an employee of the company'`.execute(
    db,
  );
  await sql`comment on column report_share.with_name is 'a visitor’s report says who the visitor is'`.execute(db);
  // deleting an account
  await sql`create index report_share_of_owner on report_share (owner_id)`.execute(db);
  // the rows that end by the clock
  await sql`create index report_share_ends on report_share (expires_at)`.execute(db);
}
