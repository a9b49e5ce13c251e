import { sql, type Kysely } from 'kysely';

/** Requirements are matched after they are posted, and the best companies of each are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sourcing add column matches integer default 0`.execute(db);
  await sql`comment on column sourcing.matches is 'how many companies it fits, where these are more than are kept; null until it is matched as it stands'`.execute(
    db,
  );
  await sql`alter table sourcing_match add column exact integer not null default 0`.execute(db);
  await sql`comment on column sourcing_match.exact is 'in how much its exhibits agree exactly: decides between equal scores'`.execute(
    db,
  );
}
