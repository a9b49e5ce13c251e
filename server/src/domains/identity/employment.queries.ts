import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** Does this row of `employee`, which stands under this name, work for its exhibitor: has it not left, and does it not wait to be let in? */
export const isEmployed = (employee: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${employee}.resigned_at`)} is null and ${sql.ref(`${employee}.waiting_since`)} is null`;

/** And have they logged in: nobody else is given anything to deal with. */
export const isActive = (employee: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${employee}.account_id`)} is not null and ${sql.ref(`${employee}.joined_at`)} is not null and ${isEmployed(employee)})`;

/** Holds a colleague who works for the company and has logged in, so that nobody leaves while something is given to them. */
export async function holdColleague(ctx: FairContext, exhibitorId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from employee e where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId} and e.id = ${id}
      and ${isActive('e')} for share`.execute(ctx.db);
  return rows.length > 0;
}
