import { sql, type Kysely } from 'kysely';

/** Nobody registers for a fair before its organizer has published the terms; fairs that run already have those they began with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column terms_published boolean not null default true`.execute(db);
  await sql`comment on column exhibition.terms_published is 'the agreement and the disclaimer were published by the organizer, so that people may consent to them'`.execute(
    db,
  );
}
