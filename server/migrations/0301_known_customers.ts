import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Whoever dealt with a contact is in charge of the buyer, else of the last lead, else in the conversation. What is assigned to others stays theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into customer (exhibitor_id, visitor_id, exhibition_id, employee_id)
    select distinct on (exhibitor_id, visitor_id) exhibitor_id, visitor_id, exhibition_id, employee_id from (
      select exhibitor_id, visitor_id, exhibition_id, employee_id, 0 as place, created_at from contact
      where employee_id is not null and removed_at is null
      union all
      select exhibitor_id, visitor_id, exhibition_id, employee_id, 1, created_at from lead where employee_id is not null
      union all
      select exhibitor_id, visitor_id, exhibition_id, employee_id, 2, created_at from conversation
      where employee_id is not null and visitor_id is not null) known
    order by exhibitor_id, visitor_id, place, created_at desc
    on conflict do nothing`.execute(db);
}
