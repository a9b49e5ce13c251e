import { sql, type Kysely } from 'kysely';

/** What somebody typed into a form and has not saved: a row for each form of each person, which nobody else reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table autosave (
      exhibition_id text not null references exhibition,
      author_type text not null check (author_type in ('visitor', 'exhibitor', 'organizer')),
      author_id text not null,
      kind text not null,
      slot text not null,
      account_id text not null references account on delete cascade,
      is_new boolean not null,
      title text not null,
      version integer not null check (version >= 0),
      typed jsonb not null,
      base jsonb not null,
      bytes integer not null check (bytes > 0),
      files text[] not null,
      count integer not null check (count > 0),
      saved_at timestamptz not null default clock_timestamp(),
      primary key (exhibition_id, author_type, author_id, kind, slot)
    )`.execute(db);
  await sql`comment on column autosave.author_id is 'the visitor, the employee or the member of the staff that typed it'`.execute(
    db,
  );
  await sql`comment on column autosave.slot is 'the record that is edited, or an id that the browser made for a new one'`.execute(
    db,
  );
  await sql`comment on column autosave.typed is 'the parts of the form that differ from what stood there, by their path'`.execute(
    db,
  );
  await sql`comment on column autosave.base is 'what stood in these parts as they were typed over'`.execute(db);
  await sql`comment on column autosave.files is 'own files that it names: they stay as long as it does'`.execute(db);
  await sql`comment on column autosave.count is 'goes up with each time it is kept: who read an older one does not write over it'`.execute(
    db,
  );
  // the hourly job, which takes away what is too old
  await sql`create index autosave_of_age on autosave (saved_at)`.execute(db);
  // the erasure of an account
  await sql`create index autosave_of_account on autosave (account_id)`.execute(db);
}
