import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

/** Orders of before get their lead, with who dealt with them and when the buyer was contacted. Nobody is chased for them. */
export const transaction = false;

const lastKey = z.object({ last: z.string().nullable() });

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql`
      with portion as (select o.id as key, o.* from intent_order o where o.id > ${after} order by o.id limit 5000),
        made as (
          insert into lead (id, exhibition_id, exhibitor_id, visitor_id, kind, employee_id, state, answered_at, silence, created_at)
          select p.id, p.exhibition_id, p.exhibitor_id, p.visitor_id, 'order', p.salesperson_id,
            case when p.state = 'contacted' then 'contacted' else 'new' end,
            case when p.state = 'contacted' then coalesce(p.contacted_at, p.created_at) end, 3, p.created_at
          from portion p on conflict (id) do nothing)
      select max(key) as last from portion`.execute(db);
    const last = z.array(lastKey).parse(rows)[0]?.last;
    if (last === undefined || last === null) return;
    after = last;
  }
}
