import { sql, type Kysely } from 'kysely';

/** The organizer shuts an exhibitor out, and lets it in again. A company that is merely not open yet still works on its booth. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibitor add column disabled_at timestamptz, add column disabled_reason text not null default ''`.execute(
    db,
  );
  await sql`comment on column exhibitor.disabled_at is 'shut out by the organizer: shown nowhere, and its people cannot act'`.execute(
    db,
  );
  await sql`comment on column exhibitor.disabled_reason is 'for the organizer, as given with it'`.execute(db);
  await sql`
    alter table exhibitor add constraint exhibitor_disabled_shut check (disabled_at is null or not open) not valid`.execute(
    db,
  );
}
