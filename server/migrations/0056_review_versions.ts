import { sql, type Kysely } from 'kysely';

/** A decision names the state it was made on: versions of what is reviewed. A constant default rewrites no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visitor add column review_version integer not null default 1`.execute(db);
  await sql`comment on column visitor.review_version is 'goes up with each review and suspension; a decision names the one it was made on'`.execute(
    db,
  );
  await sql`alter table vip_application add column version integer not null default 1`.execute(db);
  await sql`comment on column vip_application.version is 'goes up with each application and decision; a decision names the one it was made on'`.execute(
    db,
  );
}
