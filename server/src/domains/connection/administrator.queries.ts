import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** `email` is empty where nobody has come in by it yet. */
type Administrator = { id: string; email: string; language: string };

/** Who administers a company and works for it. */
export async function administrators(ctx: FairContext, exhibitorId: string): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select e.id, case when e.account_id is null then '' else coalesce(nullif(e.email, ''), a.email, '') end as email, e.language
    from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId} and e.admin and ${isEmployed('e')}
    order by e.id`.execute(ctx.db);
  return rows;
}
