import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

export type RegisteredRow = {
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  by_code: boolean;
};

/**
 * Of these decisions the visitors who are approved and had registered through a company's code or letter, and have never been in its pool:
 * who was in it has left or was removed, and a later approval does not bring them back.
 */
export async function approvedThroughInvitation(
  ctx: FairContext,
  reviewIds: readonly string[],
): Promise<RegisteredRow[]> {
  const { rows } = await sql<RegisteredRow>`
    select distinct v.id as visitor_id, x.id as exhibitor_id, e.id as employee_id, v.invitation_source = 'INVITE_CODE' as by_code
    from visitor_review r join visitor v on v.id = r.visitor_id and v.review_state = 'approved'
      join exhibitor x on x.id = v.invitation_exhibitor_id and x.open
      left join employee e on e.id = v.invitation_employee_id and e.exhibitor_id = x.id and ${isEmployed('e')}
    where r.exhibition_id = ${ctx.exhibition.id} and r.id = any(${[...reviewIds]}::text[]) and r.state = 'approved'
      and not exists (
        select from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = x.id and c.visitor_id = v.id)
    order by v.id`.execute(ctx.db);
  return rows;
}
