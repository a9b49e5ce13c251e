import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { DocumentFacts, OrderFacts, PostFacts } from './notice.facts.queries.ts';
import { isActive, isEmployed } from '../identity/employment.queries.ts';
import { isInPool } from '../identity/membership.queries.ts';

/** The company's admins, and whoever of the staff knows this buyer. */
export async function documentRecipients(ctx: FairContext, row: DocumentFacts): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employee e
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${row.exhibitor_id} and ${isEmployed('e')}
      and (e.admin or exists (select from contact c where c.exhibitor_id = e.exhibitor_id and c.visitor_id = ${row.visitor_id}
        and c.employee_id = e.id and ${isInPool('c')}))
    order by e.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** `email` is empty where nobody has come in by it yet: what a buyer writes is not for somebody who never heard of us. */
export type OrderRecipient = { id: string; email: string; language: string };

/** Whoever may handle the order or inquiry: the colleague it is given to, and the company's admins; everybody while it is nobody's. */
export async function orderRecipients(
  ctx: FairContext,
  order: Pick<OrderFacts, 'exhibitor_id' | 'employee_id'>,
): Promise<OrderRecipient[]> {
  const result = await sql<OrderRecipient>`
    select e.id, case when e.account_id is null then '' else coalesce(nullif(e.email, ''), a.email, '') end as email, e.language from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${order.exhibitor_id} and ${isEmployed('e')}
      and (e.admin or ${order.employee_id}::text is null or e.id = ${order.employee_id}::text)
    order by e.id`.execute(ctx.db);
  return result.rows;
}

/** Whoever answers for the post: its author, or the company's administrators when the author has left. */
export async function postRecipients(ctx: FairContext, post: PostFacts): Promise<string[]> {
  if (post.visitor_id !== null) return [post.visitor_id];
  const { rows } = await sql<{ id: string; author: boolean }>`
    select m.id, m.id = ${post.employee_id} as author from employee m
    where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${post.exhibitor_id}
      and ${isEmployed('m')} and (m.admin or m.id = ${post.employee_id}) order by m.id`.execute(ctx.db);
  const author = rows.find((row) => row.author);
  return author === undefined ? rows.map(({ id }) => id) : [author.id];
}

/** Whom an account is at this fair: what a notice to the person is addressed to. */
export async function subjectsOf(ctx: FairContext, accountId: string): Promise<string[]> {
  const visitors = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .select('id')
    .execute();
  const employees = await ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where(isEmployed('employee'))
    .select('id')
    .execute();
  return [...visitors, ...employees].map(({ id }) => id);
}

/** The company's admins. */
export const adminsOf = (ctx: FairContext, exhibitorId: string) =>
  ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('admin', '=', true)
    .where('resigned_at', 'is', null)
    .select('id')
    .execute();

export type ActiveAdministrator = { id: string; email: string; language: string };

/** Administrators of an exhibitor who have come; `email` is empty of one who has none. */
export async function activeAdministrators(ctx: FairContext, exhibitorId: string): Promise<ActiveAdministrator[]> {
  const { rows } = await sql<ActiveAdministrator>`
    select m.id, coalesce(nullif(m.email, ''), a.email, '') as email, m.language
    from employee m join account a on a.id = m.account_id
    where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${exhibitorId} and m.admin and ${isActive('m')}
    order by m.id`.execute(ctx.db);
  return rows;
}
