import { sql, type Kysely } from 'kysely';

/** How a company's own systems hear of what happens and read what is theirs: addresses that are told, what they were told, and keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor on delete cascade,
      name text not null,
      url text not null,
      events text[] not null,
      active boolean not null default true,
      secret_sealed text not null,
      old_secret_sealed text,
      old_secret_until timestamptz,
      failing_since timestamptz,
      stopped_at timestamptz,
      request_id text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column webhook.stopped_at is 'switched off by the portal, since nothing arrived for days'`.execute(
    db,
  );
  // the company's list; who is told of an event
  await sql`create index webhook_of_exhibitor on webhook (exhibitor_id, created_at)`.execute(db);
  await sql`create unique index webhook_request on webhook (exhibitor_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`
    create table webhook_delivery (
      id text primary key,
      exhibition_id text not null references exhibition,
      webhook_id text not null references webhook on delete cascade,
      event text not null,
      subject_id text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'empty')),
      round integer not null default 1,
      tries integer not null default 0,
      next_at timestamptz,
      tried_at timestamptz,
      status integer,
      failure text,
      milliseconds integer,
      answer text not null default '',
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column webhook_delivery.subject_id is 'what the event is about; what is told of it is read when it is sent'`.execute(
    db,
  );
  await sql`comment on column webhook_delivery.round is 'counts sendings by hand: work that waits for an earlier one does nothing'`.execute(
    db,
  );
  // an event that is heard twice is told once
  await sql`create unique index webhook_delivery_once on webhook_delivery (webhook_id, event, subject_id)`.execute(db);
  // the log of an address, newest first
  await sql`create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, created_at desc, id)`.execute(db);
  // the hourly job, which takes away what is too old
  await sql`create index webhook_delivery_of_age on webhook_delivery (created_at)`.execute(db);
  await sql`
    create table api_key (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor on delete cascade,
      name text not null,
      scopes text[] not null,
      key_hash bytea not null unique,
      ending text not null,
      last_used_at timestamptz,
      request_id text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column api_key.ending is 'the last signs of the key, by which its owner tells it from others'`.execute(
    db,
  );
  // the company's list
  await sql`create index api_key_of_exhibitor on api_key (exhibitor_id, created_at)`.execute(db);
  await sql`create unique index api_key_request on api_key (exhibitor_id, request_id) where request_id is not null`.execute(
    db,
  );
}
