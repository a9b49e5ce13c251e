import { sql, type Kysely } from 'kysely';

/** Human checks that are being done, and the passes they gave. Both live two minutes; every process knows them (G16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table human_challenge (
      id text primary key,
      exhibition_id text not null references exhibition,
      kind text not null check (kind in ('slider', 'work', 'outside')),
      action text not null,
      subject_hash bytea not null,
      address text not null,
      answer jsonb not null,
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`comment on column human_challenge.subject_hash is 'sha-256 of the identifier typed: compared only, never read'`.execute(
    db,
  );
  await sql`comment on column human_challenge.answer is 'what a right answer is judged by; it never leaves the server'`.execute(
    db,
  );
  await sql`create index human_challenge_expiry on human_challenge (expires_at)`.execute(db);

  await sql`
    create table human_pass (
      token_hash bytea primary key,
      exhibition_id text not null references exhibition,
      action text not null,
      subject_hash bytea not null,
      address text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`comment on column human_pass.token_hash is 'sha-256 of the token; a pass that was spent is deleted'`.execute(
    db,
  );
  await sql`create index human_pass_expiry on human_pass (expires_at)`.execute(db);
}
