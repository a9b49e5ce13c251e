import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { switchOf } from '../exhibition/settings.queries.ts';

export type SubscribedAccount = {
  account_id: string;
  email: string | null;
  mobile: string | null;
  language: string;
  employee_id: string | null;
};

/** Takes some of those to whom the opening was promised; none while the side is closed. Whoever is taken is told in the same transaction. */
export async function takeSubscribers(ctx: FairContext, atMost: number): Promise<SubscribedAccount[]> {
  const { rows } = await sql<SubscribedAccount>`
    delete from opening_subscription w using account a
    where a.id = w.account_id and (w.exhibition_id, w.account_id) in (
      select o.exhibition_id, o.account_id from opening_subscription o join exhibition x on x.id = o.exhibition_id
      where o.exhibition_id = ${ctx.exhibition.id} and not ${switchOf('x', 'exhibitorDisabled')}
      order by o.account_id limit ${atMost} for update of o skip locked)
    returning w.account_id, case when a.deleted_at is null then a.email end as email,
      case when a.deleted_at is null then a.mobile end as mobile, a.language,
      (select e.id from employee e where e.exhibition_id = w.exhibition_id and e.account_id = w.account_id and e.resigned_at is null) as employee_id`.execute(
    ctx.db,
  );
  return rows;
}

/** This account is told when the exhibitors' side opens. */
export async function subscribeToOpening(ctx: FairContext, accountId: string): Promise<void> {
  await ctx.db
    .insertInto('opening_subscription')
    .values({ exhibition_id: ctx.exhibition.id, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'account_id']).doNothing())
    .execute();
}

/** Has the organizer shut this exhibitor out? */
export async function isDisabled(ctx: FairContext, exhibitorId: string): Promise<boolean> {
  const disabled = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', exhibitorId)
    .where('disabled_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return disabled !== undefined;
}
