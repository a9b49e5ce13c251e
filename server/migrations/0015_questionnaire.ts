import { sql, type Kysely } from 'kysely';

/** Questions of several places, with conditions and versions; answers of visitors and of employees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question
      add column site text not null default 'register' check (site in ('register', 'exhibitor', 'visit')),
      add column section_zh text not null default '', add column section_en text not null default '',
      add column hint_zh text not null default '', add column hint_en text not null default '',
      add column unit_zh text not null default '', add column unit_en text not null default '',
      add column min integer,
      add column whole boolean not null default false,
      add column condition jsonb,
      add column version integer not null default 1,
      add column retired_at timestamptz`.execute(db);
  await sql`comment on column question.options is 'code, name, parent, other (asks for words), retired'`.execute(db);
  await sql`comment on column question.condition is 'asked only of whom has chosen one of these: question, choices'`.execute(
    db,
  );
  await sql`comment on column question.retired_at is 'no longer asked; its answers stay'`.execute(db);
  await sql`create index question_of_site on question (exhibition_id, site, sort)`.execute(db);

  await sql`
    create table question_site (
      exhibition_id text not null references exhibition,
      site text not null check (site in ('register', 'exhibitor', 'visit')),
      version integer not null default 1,
      primary key (exhibition_id, site)
    )`.execute(db);
  await sql`comment on table question_site is 'a row once somebody has answered or edited; its lock keeps edits and answers apart'`.execute(
    db,
  );

  await sql`
    alter table answer
      drop constraint answer_pkey,
      alter column visitor_id drop not null,
      add column employee_id text references employee on delete cascade,
      add column subject_id text generated always as (coalesce(visitor_id, employee_id)) stored,
      add constraint answer_of_one check (num_nonnulls(visitor_id, employee_id) = 1)`.execute(db);
  await sql`alter table answer add primary key (subject_id, question)`.execute(db);
  // the counts of the editor, and whether a question may be deleted
  await sql`create index answer_of_question on answer (exhibition_id, question)`.execute(db);
  // what goes when a visitor or an employee is deleted
  await sql`create index answer_of_visitor on answer (visitor_id) where visitor_id is not null`.execute(db);
  await sql`create index answer_of_employee on answer (employee_id) where employee_id is not null`.execute(db);
}
