import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

/** Whoever dealt with a contact is in charge of the buyer, else of the last lead, else in the conversation. What is assigned to others stays theirs. */
export const transaction = false;

const lastKey = z.object({ last: z.string().nullable() });

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql`
      with portion as (select x.id from exhibitor x where x.id > ${after} order by x.id limit 50),
        known as (
          select c.exhibitor_id, c.visitor_id, c.exhibition_id, c.employee_id, 0 as place, c.created_at
          from contact c join portion p on p.id = c.exhibitor_id where c.employee_id is not null and c.removed_at is null
          union all
          select l.exhibitor_id, l.visitor_id, l.exhibition_id, l.employee_id, 1, l.created_at
          from lead l join portion p on p.id = l.exhibitor_id where l.employee_id is not null
          union all
          select c.exhibitor_id, c.visitor_id, c.exhibition_id, c.employee_id, 2, c.created_at
          from conversation c join portion p on p.id = c.exhibitor_id where c.employee_id is not null and c.visitor_id is not null),
        made as (
          insert into customer (exhibitor_id, visitor_id, exhibition_id, employee_id)
          select distinct on (exhibitor_id, visitor_id) exhibitor_id, visitor_id, exhibition_id, employee_id from known
          order by exhibitor_id, visitor_id, place, created_at desc on conflict do nothing)
      select max(id) as last from portion`.execute(db);
    const last = z.array(lastKey).parse(rows)[0]?.last;
    if (last === undefined || last === null) return;
    after = last;
  }
}
