import { sql } from 'kysely';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { isInPool } from '../identity/membership.queries.ts';
import type { RemovedBy } from './contact.events.ts';

export type Pair = { exhibitorId: string; visitorId: string };
export type Joining = Pair & { employeeId: string | null; source: ContactSource };

/** The last entry of this pair, whether it opens the pool, and whether it has ended; held for a change. */
export async function lockLast(ctx: FairContext, { exhibitorId, visitorId }: Pair) {
  const { rows } = await sql<{ id: string; open: boolean; removed: boolean }>`
    select c.id, ${isInPool('c')} as open, c.removed_at is not null as removed from contact c
    where c.exhibition_id = ${ctx.exhibition.id} and c.visitor_id = ${visitorId} and c.exhibitor_id = ${exhibitorId}
    order by c.removed_at is null desc, c.created_at desc, c.id desc limit 1 for update`.execute(ctx.db);
  return rows[0];
}

/** Whoever is in charge of the visitor already, else the employee who did it, where this is one in service at this exhibitor. */
const employeeOf = (ctx: FairContext, { employeeId, exhibitorId, visitorId }: Joining) => sql`coalesce(
  (select u.employee_id from customer u
    where u.exhibition_id = ${ctx.exhibition.id} and u.exhibitor_id = ${exhibitorId} and u.visitor_id = ${visitorId}),
  (select m.id from employee m where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${exhibitorId}
    and m.id = ${employeeId ?? ''} and ${isEmployed('m')}))`;

/** A contact that was made or opened anew. */
type Opened = { id: string; employee_id: string | null };

/** Null where the visitor or the exhibitor is not of this fair. */
export async function insertContact(ctx: FairContext, joining: Joining): Promise<Opened | null> {
  const { rows } = await sql<Opened>`
    insert into contact (id, exhibition_id, exhibitor_id, visitor_id, source, state, employee_id)
    select ${newId()}, x.exhibition_id, x.id, v.id, ${joining.source}, 'confirmed', ${employeeOf(ctx, joining)}
    from exhibitor x join visitor v on v.exhibition_id = x.exhibition_id and v.id = ${joining.visitorId}
    where x.exhibition_id = ${ctx.exhibition.id} and x.id = ${joining.exhibitorId}
    returning id, employee_id`.execute(ctx.db);
  return rows[0] ?? null;
}

/** What waited is agreed to, and what had run out begins anew. Whose contact it is stays. */
export async function reopen(ctx: FairContext, id: string, joining: Joining): Promise<Opened | null> {
  const { rows } = await sql<Opened>`
    update contact set state = 'confirmed', source = ${joining.source}, expires_on = null,
      employee_id = coalesce(employee_id, ${employeeOf(ctx, joining)})
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} returning id, employee_id`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Which entries are to end: of a company, of a visitor, or all that an account has at this fair. */
export type Ending = { ids?: readonly string[]; exhibitorId?: string; visitorId?: string; accountId?: string };

/** Ends entries that have not ended yet, in the order of their ids, so that two removals never wait for each other. */
export async function endContacts(ctx: FairContext, shutdown: Ending, by: RemovedBy) {
  const { rows } = await sql<{ id: string; exhibitor_id: string; visitor_id: string }>`
    with held as (
      select c.id from contact c where ${chosenBy(ctx, shutdown)} and c.removed_at is null order by c.id for update)
    update contact c set removed_at = now(), removed_by = ${by} from held
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = held.id
    returning c.id, c.exhibitor_id, c.visitor_id`.execute(ctx.db);
  return rows;
}

function chosenBy(ctx: FairContext, { ids, exhibitorId, visitorId, accountId }: Ending) {
  const parts = [sql`c.exhibition_id = ${ctx.exhibition.id}`];
  if (ids !== undefined) parts.push(sql`c.id = any(${[...ids]}::text[])`);
  if (exhibitorId !== undefined) parts.push(sql`c.exhibitor_id = ${exhibitorId}`);
  if (visitorId !== undefined) parts.push(sql`c.visitor_id = ${visitorId}`);
  if (accountId !== undefined)
    parts.push(
      sql`c.visitor_id in (select id from visitor where exhibition_id = ${ctx.exhibition.id} and account_id = ${accountId})`,
    );
  return sql.join(parts, sql` and `);
}

/** Visitors whom this employee knows, those left out that were removed. */
export const countContacts = (ctx: FairContext, employeeId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from contact where exhibition_id = ${ctx.exhibition.id} and employee_id = ${employeeId} and removed_at is null`,
  );

/** Answers how many went over, those not counted that were removed. */
export async function handOverContacts(ctx: FairContext, fromId: string, toId: string | null): Promise<number> {
  const { rows } = await sql<{ present: boolean }>`
    update contact set employee_id = ${toId} where exhibition_id = ${ctx.exhibition.id} and employee_id = ${fromId}
    returning removed_at is null as present`.execute(ctx.db);
  return rows.filter(({ present }) => present).length;
}
