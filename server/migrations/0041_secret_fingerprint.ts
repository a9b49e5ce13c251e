import { sql, type Kysely } from 'kysely';

/** Which SECRET this database was written with: a process with another one would seal what nobody else can open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_fingerprint (
      id boolean primary key default true check (id),
      fingerprint text not null,
      next_fingerprint text,
      noted_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table secret_fingerprint is 'one row: the SECRET of this installation, known by its fingerprint'`.execute(
    db,
  );
  await sql`comment on column secret_fingerprint.next_fingerprint is 'while seals are opened and sealed again: of the SECRET they get'`.execute(
    db,
  );
}
