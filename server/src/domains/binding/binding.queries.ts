import type { FairContext } from '../../core/fair-context.ts';
import { sql } from 'kysely';
import { isEmployed } from '../identity/employment.queries.ts';

export const nameOf = async (ctx: FairContext, exhibitorId: string) => {
  const row = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', exhibitorId)
    .select(['name_zh as zh', 'name_en as en'])
    .executeTakeFirstOrThrow();
  return row;
};

/** Where the account works or waits for an answer; undefined for nowhere. */
export const employment = (ctx: FairContext, accountId: string) =>
  ctx.db
    .selectFrom('employee')
    .innerJoin('exhibitor', 'exhibitor.id', 'employee.exhibitor_id')
    .where('employee.exhibition_id', '=', ctx.exhibition.id)
    .where('employee.account_id', '=', accountId)
    .where('employee.resigned_at', 'is', null)
    .select(['employee.waiting_since', 'exhibitor.name_zh', 'exhibitor.name_en'])
    .executeTakeFirst();

/** The account is the employee whose code this is, which is used up. Answers the exhibitor; null where no such code is good. */
export async function bindByPersonalCode(ctx: FairContext, accountId: string, code: string): Promise<string | null> {
  const bound = await ctx.db
    .updateTable('employee')
    .set({ account_id: accountId, bind_code: null, joined_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('bind_code', '=', code)
    .where('account_id', 'is', null)
    .where(isEmployed('employee'))
    .where(
      sql<boolean>`not exists (select from exhibitor x where x.id = employee.exhibitor_id and x.disabled_at is not null)`,
    )
    .returning('exhibitor_id')
    .executeTakeFirst();
  return bound?.exhibitor_id ?? null;
}

/** The exhibitor whose code this is, unless the organizer has shut it out. */
export async function exhibitorOfCode(ctx: FairContext, code: string): Promise<string | null> {
  const exhibitor = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_code', '=', code)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return exhibitor?.id ?? null;
}

/** What the account is called as a visitor here. */
export const visitorNamed = (ctx: FairContext, accountId: string) =>
  ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['name', 'position'])
    .executeTakeFirst();
