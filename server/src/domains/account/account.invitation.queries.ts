import { sql, type Insertable } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { employees } from './account.tables.ts';

/**
 * An employee whom a company's admin has added stands without an account until somebody proves to hold the e-mail or mobile: by the
 * code of 'forgot password', or by an account that this address is bound to. The admin's word alone gives nobody an account, and
 * nobody's account away.
 */
const open = (ctx: FairContext) => sql`
  e.exhibition_id = ${ctx.exhibition.id} and e.account_id is null and ${isEmployed('e')}`;

/** The open invitation to this address (e-mail, or mobile as E.164 digits); null without one. */
export async function invitedAt(ctx: FairContext, address: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employee e where ${open(ctx)} and ${
      address.includes('@') ? sql`e.email <> '' and lower(e.email) = ${address}` : sql`e.mobile = ${address}`
    } order by e.created_at, e.id limit 1`.execute(ctx.db);
  return rows[0]?.id ?? null;
}

/** The open invitation to an address that is bound to this account, by e-mail first; `exhibitorId` asks for that company's only. */
export async function invitationOf(ctx: FairContext, accountId: string, exhibitorId: string | null = null) {
  const { rows } = await sql<{ id: string; exhibitor_id: string; admin: boolean }>`
    select e.id, e.exhibitor_id, e.admin from employee e join account a on a.id = ${accountId} and a.deleted_at is null
    where ${open(ctx)} and (${exhibitorId}::text is null or e.exhibitor_id = ${exhibitorId})
      and (e.email <> '' and lower(e.email) = a.email or e.mobile <> '' and e.mobile = a.mobile)
    order by (lower(e.email) = a.email) is true desc, e.created_at, e.id limit 1`.execute(ctx.db);
  return rows[0];
}

/** Notes that an employee whose account was bound beforehand has come. */
export async function noteJoined(ctx: FairContext, employeeId: string): Promise<void> {
  await employees.write(ctx, { id: employeeId, joined_at: null }, { joined_at: new Date() });
}

/** One log-in of an account that was invited at a time: the second finds the employee that the first became. */
export async function lockInvited(db: Db, accountId: string): Promise<void> {
  await sql`select id from account where id = ${accountId} for update`.execute(db);
}

/** Whoever waits for an answer of a company waits no more. */
export async function endWaiting(ctx: FairContext, accountId: string): Promise<void> {
  await ctx.db
    .deleteFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .execute();
}

/** The account is that employee from now on; false where somebody else is by now, or the employee has left. */
export const bindInvited = (ctx: FairContext, employeeId: string, accountId: string): Promise<boolean> =>
  employees.write(
    ctx,
    { id: employeeId, account_id: null, resigned_at: null },
    { account_id: accountId, bind_code: null, joined_at: new Date() },
  );

/** An account of somebody who was invited and has just proved to hold the address. */
export async function insertInvited(db: Db, account: Insertable<Tables['account']>): Promise<void> {
  await db.insertInto('account').values(account).execute();
}
