import { sql, type Kysely } from 'kysely';

/** What of a fair may be seen and done: a draft by its staff, an open one by everybody, an archived one without changing anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibition
      add column state text not null default 'open' constraint exhibition_state_check check (state in ('draft', 'open', 'archived')),
      add column deleting_at timestamptz,
      add column cloned_from text,
      add column preview_hash bytea,
      add column preview_until timestamptz`.execute(db);
  for (const [column, comment] of [
    ['state', 'draft: its staff alone; open: everybody; archived: everybody, and nothing changes'],
    ['deleting_at', 'when everything of the fair is deleted, unless an owner takes that back'],
    ['cloned_from', 'the fair that it was made from; that one may be gone'],
    ['preview_hash', 'of the link that shows a draft to whoever has it'],
    ['preview_until', 'until when that link works'],
  ] as const)
    await sql`comment on column ${sql.ref(`exhibition.${column}`)} is ${sql.lit(comment)}`.execute(db);

  await sql`alter table file add column bytes_of text`.execute(db);
  await sql`comment on column file.bytes_of is 'the file whose bytes in the store are its own too; null: it has its own'`.execute(
    db,
  );

  // a log that could be changed proves nothing; with its fair it goes whole
  await sql`
    create or replace function audit_is_kept() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.exhibition_id = current_setting('fairbridge.deleting_fair', true) then
        return old;
      end if;
      raise exception 'the audit log is only added to';
    end $$`.execute(db);

  await sql`
    create table fair_clone (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      wanted jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      step int not null default 0,
      steps int not null default 0,
      made text,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`comment on table fair_clone is 'a fair that is being made from this one, and how far that has come'`.execute(
    db,
  );
  await sql`comment on column fair_clone.made is 'the new fair, once it is there'`.execute(db);
  await sql`create index fair_clone_exhibition on fair_clone (exhibition_id, created_at)`.execute(db);
}
