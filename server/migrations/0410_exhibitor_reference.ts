import { sql, type Kysely } from 'kysely';

/** The organizer's own number of an exhibitor, by which a sheet finds it again; and when somebody was reminded last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibitor add column reference text not null default ''`.execute(db);
  await sql`comment on column exhibitor.reference is 'the organizer’s own number of it, once at a fair; shown to nobody else'`.execute(
    db,
  );
  await sql`alter table exhibitor add column reminded_at timestamptz`.execute(db);
  await sql`comment on column exhibitor.reminded_at is 'when its administrators were told last what it lacks'`.execute(
    db,
  );
  await sql`alter table employee add column reminded_at timestamptz`.execute(db);
  await sql`comment on column employee.reminded_at is 'when an invitation that was not answered was sent again'`.execute(
    db,
  );
}
