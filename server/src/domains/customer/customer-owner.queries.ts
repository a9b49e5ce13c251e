import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isActive } from '../identity/employment.queries.ts';

export type OfCompany = { exhibitorId: string; visitorId: string };

/** Who is in charge of a buyer for a company, as long as they work there; null: nobody. */
export async function ownerOf(ctx: FairContext, { exhibitorId, visitorId }: OfCompany): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from customer u join employee e on e.id = u.employee_id and ${isActive('e')}
    where u.exhibition_id = ${ctx.exhibition.id} and u.exhibitor_id = ${exhibitorId} and u.visitor_id = ${visitorId}`.execute(
    ctx.db,
  );
  return rows[0]?.id ?? null;
}

/** The same in SQL, of a row of this name with `exhibitor_id` and `visitor_id`. */
export const ownerOfRow = (row: string): RawBuilder<string | null> => sql<string | null>`(
  select u.employee_id from customer u
  where u.exhibitor_id = ${sql.ref(`${row}.exhibitor_id`)} and u.visitor_id = ${sql.ref(`${row}.visitor_id`)})`;

type Given = { exhibitorId: string; visitorIds: readonly string[]; employeeId: string | null };

/** Answers those of whom somebody else, or nobody, was in charge before. */
export async function writeOwner(
  ctx: FairContext,
  { exhibitorId, visitorIds, employeeId }: Given,
  { onlyOfNobody }: { onlyOfNobody: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ visitor_id: string }>`
    insert into customer as u (exhibition_id, exhibitor_id, visitor_id, employee_id)
    select ${ctx.exhibition.id}, ${exhibitorId}, v.id, ${employeeId}
    from visitor v where v.exhibition_id = ${ctx.exhibition.id} and v.id = any(${[...visitorIds]}::text[]) order by v.id
    on conflict (exhibitor_id, visitor_id) do update set employee_id = excluded.employee_id
      where u.employee_id is distinct from excluded.employee_id and (u.employee_id is null or not ${onlyOfNobody})
    returning visitor_id`.execute(ctx.db);
  return rows.map((row) => row.visitor_id);
}

/** All of whom one employee is in charge go to another, or to nobody. */
export async function handOverCustomers(ctx: FairContext, fromId: string, toId: string | null): Promise<void> {
  await sql`
    update customer set employee_id = ${toId} where exhibition_id = ${ctx.exhibition.id} and employee_id = ${fromId}`.execute(
    ctx.db,
  );
}
