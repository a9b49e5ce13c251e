import { sql, type Kysely } from 'kysely';

/** Visitors that exhibitors and guests find, what they decide about that, and favourites of companies' employees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table visitor
      add column listed boolean not null default true,
      add column looks_shown boolean not null default true,
      add column interests text[] not null default '{}',
      add column business text not null default '',
      add column wanted text not null default '',
      add column directory_key text not null default '',
      add column public_words text[] not null default '{}',
      add column all_words text[] not null default '{}'`.execute(db);
  await sql`comment on column visitor.listed is 'may be found by exhibitors and guests; the visitor decides'`.execute(
    db,
  );
  await sql`comment on column visitor.looks_shown is 'exhibitors are told that this visitor looked at them; the visitor decides'`.execute(
    db,
  );
  await sql`comment on column visitor.interests is 'what stands in the answers, for lists: categories of interest'`.execute(
    db,
  );
  await sql`comment on column visitor.business is 'the same: code of the business nature'`.execute(db);
  await sql`comment on column visitor.wanted is 'the same: what is sourced, in the visitor''s own words'`.execute(db);
  await sql`comment on column visitor.directory_key is 'sort key made by the program: the company as the directory orders it'`.execute(
    db,
  );
  await sql`comment on column visitor.public_words is 'words that guests find the visitor by: company, position, country'`.execute(
    db,
  );
  await sql`comment on column visitor.all_words is 'words that exhibitors find the visitor by: those, the name and what is sourced'`.execute(
    db,
  );
  await sql`
    update visitor v set
      interests = coalesce((select a.choices from answer a where a.visitor_id = v.id and a.question = 'products'), '{}'),
      business = coalesce((select a.choices[1] from answer a where a.visitor_id = v.id and a.question = 'businessType'), ''),
      wanted = coalesce((select a.text from answer a where a.visitor_id = v.id and a.question = 'ingredients'), ''),
      directory_key = lower(v.company)`.execute(db);

  // the same sentence as LISTED in visitor-browse.queries.ts
  const listed = sql`where listed and complete_exhibition_registration and review_state = 'approved' and suspended_at is null`;
  // visitor.browse in the order of the directory, the newest first, and those of one country
  await sql`create index visitor_directory on visitor (exhibition_id, directory_key, id) ${listed}`.execute(db);
  await sql`create index visitor_latest on visitor (exhibition_id, completed_at desc, id) ${listed}`.execute(db);
  await sql`create index visitor_of_country on visitor (exhibition_id, country, directory_key, id) ${listed}`.execute(
    db,
  );
  // visitor.browse by words, of guests and of exhibitors, and by what they source
  await sql`create index visitor_public_words on visitor using gin (public_words) with (fastupdate = off) ${listed}`.execute(
    db,
  );
  await sql`create index visitor_all_words on visitor using gin (all_words) with (fastupdate = off) ${listed}`.execute(
    db,
  );
  await sql`create index visitor_interests on visitor using gin (interests) with (fastupdate = off) ${listed}`.execute(
    db,
  );

  await sql`
    alter table favourite
      drop constraint favourite_pkey,
      drop constraint favourite_subject_type_check,
      alter column visitor_id drop not null,
      add column employee_id text references employee on delete cascade,
      add column owner_id text generated always as (coalesce(visitor_id, employee_id)) stored,
      add column note text not null default '',
      add constraint favourite_of_one check (num_nonnulls(visitor_id, employee_id) = 1),
      add constraint favourite_subject_type_check
        check (subject_type in ('ACTOR', 'PRODUCT', 'VISITOR') and (employee_id is not null) = (subject_type = 'VISITOR'))`.execute(
    db,
  );
  await sql`alter table favourite add primary key (owner_id, subject_type, subject_id)`.execute(db);
  await sql`comment on column favourite.note is 'for the owner alone'`.execute(db);
  // what goes when a visitor or an employee is deleted
  await sql`create index favourite_of_visitor on favourite (visitor_id) where visitor_id is not null`.execute(db);
  await sql`create index favourite_of_employee on favourite (employee_id) where employee_id is not null`.execute(db);
}
