import { sql, type Kysely } from 'kysely';

/** Receipts of people whom the organizer has erased because they asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasure (
      id text primary key,
      exhibition_id text not null references exhibition,
      erased_by text not null references account,
      way text not null,
      reason text not null,
      held jsonb not null,
      erased_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table erasure is 'people who were erased on request, without their names'`.execute(db);
  await sql`comment on column erasure.way is 'how the person asked: letter, email, telephone, inPerson, authority'`.execute(
    db,
  );
  await sql`comment on column erasure.held is 'by kind what was deleted, emptied and kept: [{"kind": "orders", "deleted": 0, "emptied": 0, "kept": 2}]'`.execute(
    db,
  );
  // the list of receipts, newest first
  await sql`create index erasure_of_fair on erasure (exhibition_id, erased_at desc, id)`.execute(db);
}
