import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** What a company had read without an answer stays read for whoever works there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into conversation_reader (conversation_id, employee_id, exhibition_id, read_seq)
    select c.id, e.id, c.exhibition_id, c.exhibitor_read_seq
    from conversation c join employee e on e.exhibitor_id = c.exhibitor_id and e.resigned_at is null
    where c.visitor_last_seq > c.exhibitor_last_seq and c.exhibitor_read_seq > c.exhibitor_last_seq
    on conflict do nothing`.execute(db);
}
