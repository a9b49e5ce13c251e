import { sql, type Kysely } from 'kysely';

/** Whether the fair may pass a visitor's contact on to advertisers: off until chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visitor add column advertising_sharing boolean not null default false`.execute(db);
  await sql`comment on column visitor.advertising_sharing is 'the fair may pass the contact on to advertisers; the visitor decides'`.execute(
    db,
  );
}
