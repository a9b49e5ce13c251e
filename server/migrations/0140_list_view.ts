import { sql, type Kysely } from 'kysely';

/** How somebody wants to see a list of a console again: a row for each view of each person in one role, which nobody else reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_view (
      exhibition_id text not null references exhibition,
      author_type text not null check (author_type in ('exhibitor', 'organizer')),
      author_id text not null,
      id text not null,
      account_id text not null references account on delete cascade,
      list text not null,
      name text not null,
      query text not null,
      hidden text[] not null,
      opens boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (exhibition_id, author_type, author_id, id)
    )`.execute(db);
  await sql`comment on column list_view.author_id is 'the employee or the member of the staff whose it is'`.execute(db);
  await sql`comment on column list_view.id is 'made by the browser that kept it first'`.execute(db);
  await sql`comment on column list_view.list is 'the path of the list in the web'`.execute(db);
  await sql`comment on column list_view.query is 'tab, filters and order, as the address of the list carries them'`.execute(
    db,
  );
  await sql`comment on column list_view.hidden is 'columns that are put away'`.execute(db);
  await sql`comment on column list_view.opens is 'the list opens with it'`.execute(db);
  // a list opens with one of them at most
  await sql`
    create unique index list_view_opening on list_view (exhibition_id, author_type, author_id, list) where opens`.execute(
    db,
  );
  // the erasure of an account
  await sql`create index list_view_of_account on list_view (account_id)`.execute(db);
}
