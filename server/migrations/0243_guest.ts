import { sql, type Kysely } from 'kysely';

/**
 * Guests who talk with a company under a name they give (ruling 6.4). A conversation is a visitor's or a guest's; a guest's goes with the
 * guest, by the clock. Conversations that are there are visitors': the next migration reads them once, and none is held up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest (
      id text primary key,
      exhibition_id text not null references exhibition,
      token_hash bytea not null unique,
      name text not null,
      language text not null default 'zh' check (language in ('zh', 'en')),
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column guest.token_hash is 'sha-256 of what the browser holds; nobody else has it'`.execute(db);
  await sql`comment on column guest.seen_at is 'when the guest has asked for messages last; half a minute may be missing'`.execute(
    db,
  );
  // which end by the clock
  await sql`create index guest_seen on guest (seen_at)`.execute(db);
  await sql`
    alter table conversation alter column visitor_id drop not null, add column guest_id text,
      add constraint conversation_guest_id_fkey foreign key (guest_id) references guest on delete cascade not valid,
      add constraint conversation_of_one check (num_nonnulls(visitor_id, guest_id) = 1) not valid`.execute(db);
}
