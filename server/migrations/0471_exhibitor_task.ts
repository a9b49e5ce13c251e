import { sql, type Kysely } from 'kysely';

/** What exhibitors have to do for the fair until a day, and who has done it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exhibitor_task (
      id text primary key,
      exhibition_id text not null references exhibition,
      title_zh text not null,
      title_en text not null,
      description_zh text not null,
      description_en text not null,
      kind text not null check (kind in ('confirm', 'answer', 'catalogue')),
      due_on date not null,
      packages text[] not null default '{}',
      reminds boolean not null default true,
      published boolean not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  // exhibitorTask.list and exhibitorTask.ownList: those of an exhibition, the soonest day first
  await sql`create index exhibitor_task_of_exhibition on exhibitor_task (exhibition_id, due_on, id)`.execute(db);
  await sql`
    create table exhibitor_task_done (
      exhibition_id text not null references exhibition,
      task_id text not null references exhibitor_task on delete cascade,
      exhibitor_id text not null references exhibitor on delete cascade,
      employee_id text references employee on delete set null,
      answer text not null default '',
      done_at timestamptz not null default now(),
      primary key (task_id, exhibitor_id)
    )`.execute(db);
  await sql`comment on column exhibitor_task_done.employee_id is 'null: the organizer said so'`.execute(db);
  await sql`create index exhibitor_task_done_of_exhibitor on exhibitor_task_done (exhibitor_id, task_id)`.execute(db);
  await sql`create index exhibitor_task_done_by on exhibitor_task_done (employee_id) where employee_id is not null`.execute(
    db,
  );
}
