import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { sql, type RawBuilder } from 'kysely';
import { dayInBeijing } from '../../core/days.ts';

/** Does this row of `contact`, which stands under this name, open the company's customer pool to its visitor: agreed to, not ended, and not run out? */
export const isInPool = (contact: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${contact}.removed_at`)} is null and ${sql.ref(`${contact}.state`)} = 'confirmed'
  and (${sql.ref(`${contact}.expires_on`)} is null or ${sql.ref(`${contact}.expires_on`)} >= ${dayInBeijing(new Date())}::date))`;

/**
 * Does what a visitor sent to a company, a row of this name with `visitor_id`, `exhibitor_id` and `created_at`, still let the company know how to
 * reach them? Not once they have withdrawn since, until they are in its pool again.
 */
export const isContactShared = (row: string): RawBuilder<boolean> => {
  const of = (contact: string) => sql`${sql.ref(`${contact}.visitor_id`)} = ${sql.ref(`${row}.visitor_id`)}
    and ${sql.ref(`${contact}.exhibitor_id`)} = ${sql.ref(`${row}.exhibitor_id`)}`;
  return sql<boolean>`(not exists (
    select from contact w where ${of('w')} and w.removed_by = 'visitor' and w.removed_at >= ${sql.ref(`${row}.created_at`)})
    or exists (select from contact c where ${of('c')} and ${isInPool('c')}))`;
};

/**
 * Of a row of this name with `exhibitor_id` and `employee_id`: admins deal with all of the company, other staff with those assigned to them
 * and those of nobody (ruling 5.1).
 */
export const isHandledBy = ({ exhibitorId, admin, employeeId }: ExhibitorCaller, row = 'c'): RawBuilder<boolean> => {
  const [company, employee] = [sql.ref(`${row}.exhibitor_id`), sql.ref(`${row}.employee_id`)];
  return sql<boolean>`(${company} = ${exhibitorId} and (${admin} or ${employee} is null or ${employee} = ${employeeId}))`;
};

/** Is the visitor `v` in this company's pool, as a contact that this employee deals with? */
export const isContactOf = (caller: ExhibitorCaller): RawBuilder<boolean> => sql<boolean>`exists (
  select from contact c where c.visitor_id = v.id and ${isHandledBy(caller)} and ${isInPool('c')})`;

/** The exhibitors in whose pools the visitor `v` is. */
export const poolsOfVisitor = (): RawBuilder<string[] | null> => sql`(
  select array_agg(c.exhibitor_id order by c.exhibitor_id) from contact c where c.visitor_id = v.id and ${isInPool('c')})`;

/** Is the visitor `v` in the pool of this exhibitor? */
export const inPoolOf = (exhibitorId: string | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from contact c where c.visitor_id = v.id and c.exhibitor_id = ${exhibitorId ?? ''} and ${isInPool('c')})`;
