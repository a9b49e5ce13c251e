import { sql } from 'kysely';
import type { Scope } from '../../ground/scope.ts';
import { inService } from '../identity/employment.queries.ts';

/** `email` is empty where nobody has come in by it yet. */
type Administrator = { id: string; email: string; language: string };

/** Who administers a company and works for it. */
export async function administrators(scope: Scope, exhibitorId: string): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select e.id, case when e.account_id is null then '' else coalesce(nullif(e.email, ''), a.email, '') end as email, e.language
    from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${scope.exhibition.id} and e.exhibitor_id = ${exhibitorId} and e.admin and ${inService('e')}
    order by e.id`.execute(scope.db);
  return rows;
}
