import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

/** What a company had read without an answer stays read for whoever works there. */
export const transaction = false;

const lastKey = z.object({ last: z.string().nullable() });

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql`
      with portion as (select c.* from conversation c where c.id > ${after} order by c.id limit 1000),
        made as (
          insert into conversation_reader (conversation_id, employee_id, exhibition_id, read_seq)
          select p.id, e.id, p.exhibition_id, p.exhibitor_read_seq
          from portion p join employee e on e.exhibitor_id = p.exhibitor_id and e.resigned_at is null
          where p.visitor_last_seq > p.exhibitor_last_seq and p.exhibitor_read_seq > p.exhibitor_last_seq
          on conflict do nothing)
      select max(id) as last from portion`.execute(db);
    const last = z.array(lastKey).parse(rows)[0]?.last;
    if (last === undefined || last === null) return;
    after = last;
  }
}
