import { sql, type Kysely } from 'kysely';

/** Messages know to whom they go, not only where: one to an employee does not leave while the exhibitor is disabled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column person_id text`.execute(db);
  await sql`comment on column message.person_id is 'the visitor or employee who is written to as such; null: whoever reads the address'`.execute(
    db,
  );
}
