import { sql, type Kysely } from 'kysely';

/** Exhibits by spreadsheet: what was uploaded, row by row, and the drafts that new rows become. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_draft (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      article_number text not null default '',
      form jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table product_draft is 'an exhibit that waits for its pictures; seen by its company alone'`.execute(
    db,
  );
  // product.drafts: newest first
  await sql`create index product_draft_of_exhibitor on product_draft (exhibitor_id, created_at desc, id)`.execute(db);

  await sql`
    create table product_import (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null unique references exhibitor,
      employee_id text not null references employee,
      state text not null default 'checking' check (state in ('checking', 'checked', 'doing', 'done', 'refused')),
      file_name text not null default '',
      columns text[] not null,
      total integer not null,
      done integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table product_import is 'at most one a company; taken away by the next one, or after a day'`.execute(
    db,
  );
  await sql`comment on column product_import.columns is 'what the sheet has: a column it lacks leaves exhibits as they are'`.execute(
    db,
  );

  await sql`
    create table product_import_row (
      import_id text not null references product_import on delete cascade,
      exhibition_id text not null references exhibition,
      number integer not null,
      cells jsonb not null,
      effect text check (effect in ('draft', 'draftChange', 'change', 'unchanged', 'wrong')),
      target_id text,
      target_version integer,
      changes text[] not null default '{}',
      faults jsonb not null default '[]',
      primary key (import_id, number)
    )`.execute(db);
  await sql`comment on column product_import_row.effect is 'null until it is checked'`.execute(db);
  await sql`comment on column product_import_row.target_id is 'the exhibit or draft it changes, of the version that was checked'`.execute(
    db,
  );
}
