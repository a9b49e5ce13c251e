import { sql, type Kysely } from 'kysely';

/** Which visitor has opened which document, and when last: of those that a company gives to whom it knows, not of public ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_opening (
      document_id text not null references product_document on delete cascade,
      visitor_id text not null references visitor,
      exhibition_id text not null references exhibition,
      opened_at timestamptz not null default now(),
      primary key (visitor_id, document_id)
    )`.execute(db);
  await sql`comment on column document_opening.opened_at is 'the last time'`.execute(db);
  // a document that goes takes them along
  await sql`create index document_opening_of_document on document_opening (document_id)`.execute(db);
}
