import { sql, type Kysely } from 'kysely';

/** How companies' own sheets are read: what their heads mean, and what of a sheet was left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sheet_heads (
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      import text not null,
      fields jsonb not null,
      primary key (exhibitor_id, import)
    )`.execute(db);
  await sql`comment on table sheet_heads is 'what somebody of a company has said that the heads of its sheets mean, by import'`.execute(
    db,
  );
  await sql`comment on column sheet_heads.fields is 'pairs of a head and its field, the latest first; empty where it is left out'`.execute(
    db,
  );
  await sql`
    alter table product_import
      add column heads jsonb not null default '[]',
      add column hidden_rows integer not null default 0,
      add column total_rows integer[] not null default '{}'`.execute(db);
  await sql`comment on column product_import.heads is 'columns of the file in its order: key and head; those that are no column of ours have a key that begins with #'`.execute(
    db,
  );
  await sql`comment on column product_import.hidden_rows is 'how many were left out; total_rows: which'`.execute(db);
  await sql`
    alter table mailing
      add column unknown_heads text[] not null default '{}',
      add column hidden_rows integer not null default 0,
      add column total_rows integer[] not null default '{}'`.execute(db);
}
