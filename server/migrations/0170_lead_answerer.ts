import { sql, type Kysely } from 'kysely';

/** Who of the company answered the buyer first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column answered_by text`.execute(db);
  await sql`comment on column lead.answered_by is 'who answered the buyer first; null: nobody has, or it is not known. Only what has one is timed'`.execute(
    db,
  );
  await sql`alter table lead add constraint lead_answered_by_fkey foreign key (answered_by) references employee not valid`.execute(
    db,
  );
}
