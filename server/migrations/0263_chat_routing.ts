import { sql, type Kysely } from 'kysely';

/** Who of a company answers new chats first, by language and product category; and to whom a conversation of nobody is offered now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_answerer (
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      employee_id text not null references employee,
      place integer not null,
      languages text[] not null default '{}',
      categories text[] not null default '{}',
      primary key (exhibitor_id, employee_id)
    )`.execute(db);
  await sql`comment on column chat_answerer.languages is 'in which this employee answers; none: all'`.execute(db);
  await sql`comment on column chat_answerer.categories is 'for which product categories; none: all'`.execute(db);
  await sql`alter table conversation add offered_to text[], add offered_until timestamptz`.execute(db);
  await sql`comment on column conversation.offered_to is 'while nobody speaks for the company: who is asked first; null: everybody of it'`.execute(
    db,
  );
  await sql`comment on column conversation.offered_until is 'until when, from the first message on'`.execute(db);
}
