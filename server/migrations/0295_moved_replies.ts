import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Replies stood among the entries of the lead, whose words are the company's alone. Moved a thousand at a time: one statement takes and writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let moved = 1n; moved > 0n;) {
    const { numAffectedRows = 0n } = await sql`
      with taken as (
        delete from lead_entry where id in (select id from lead_entry where kind = 'reply' order by id limit 1000) returning *)
      insert into request_message (id, exhibition_id, lead_id, visitor_id, employee_id, from_buyer, text, created_at, read_at)
      select id, exhibition_id, lead_id, visitor_id, employee_id, false, text, created_at, created_at from taken`.execute(
      db,
    );
    moved = numAffectedRows;
  }
}
