import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

/**
 * Inquiries of before get their lead, with who dealt with them and when the buyer was answered: what was closed is lost. Nobody is chased
 * for them.
 */
export const transaction = false;

const lastKey = z.object({ last: z.string().nullable() });

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql`
      with portion as (select i.* from inquiry i where i.id > ${after} order by i.id limit 5000),
        made as (
          insert into lead (id, exhibition_id, exhibitor_id, visitor_id, kind, employee_id, state, answered_at, silence, created_at)
          select p.id, p.exhibition_id, p.exhibitor_id, p.visitor_id, 'inquiry', p.salesperson_id,
            case when p.closed_at is not null then 'lost' when p.answered_at is not null then 'contacted' else 'new' end,
            coalesce(p.answered_at, p.closed_at), 3, p.created_at
          from portion p where p.withdrawn_at is null on conflict (id) do nothing)
      select max(id) as last from portion`.execute(db);
    const last = z.array(lastKey).parse(rows)[0]?.last;
    if (last === undefined || last === null) return;
    after = last;
  }
}
