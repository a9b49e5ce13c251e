import { sql, type Kysely } from 'kysely';

/** What a buyer puts beside a requirement: who reads it is said file by file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sourcing_file (
      file_id text primary key references file on delete cascade,
      exhibition_id text not null references exhibition,
      sourcing_id text not null references sourcing on delete cascade,
      place integer not null,
      name text not null,
      readers text not null check (readers in ('fitting', 'agreed'))
    )`.execute(db);
  await sql`comment on column sourcing_file.readers is 'companies that the requirement fits, or those alone that the buyer has agreed to'`.execute(
    db,
  );
  await sql`create index sourcing_file_of_sourcing on sourcing_file (sourcing_id, place)`.execute(db);
}
