import { sql, type Kysely } from 'kysely';

/** Web push: the key of the installation, the devices that are told of notices, and which notices a push has told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_key (
      id text primary key check (id = 'web push'),
      public_key text not null,
      private_sealed text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table push_device (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      session_id text not null references session on delete cascade,
      subject_type text not null check (subject_type in ('VISITOR', 'ACTOR')),
      recipient_id text not null,
      device text not null,
      endpoint_hash bytea not null,
      subscription_sealed text not null,
      created_at timestamptz not null default clock_timestamp(),
      used_at timestamptz
    )`.execute(db);
  await sql`comment on column push_device.recipient_id is 'the visitor or employee whose notices it is told of'`.execute(
    db,
  );
  await sql`comment on column push_device.endpoint_hash is 'sha-256 of the address at the push service, which is sealed with its keys'`.execute(
    db,
  );
  // a browser is one device of a role
  await sql`create unique index push_device_endpoint on push_device (exhibition_id, endpoint_hash, subject_type)`.execute(
    db,
  );
  // the own list, and the erasure of an account
  await sql`create index push_device_of_account on push_device (account_id, created_at desc)`.execute(db);
  // the end of a session
  await sql`create index push_device_of_session on push_device (session_id)`.execute(db);
  // whom a new notice may be told to
  await sql`create index push_device_of_recipient on push_device (recipient_id)`.execute(db);
  await sql`alter table notice add column pushed_at timestamptz`.execute(db);
  await sql`comment on column notice.pushed_at is 'when it was given out to the devices of its recipient'`.execute(db);
}
