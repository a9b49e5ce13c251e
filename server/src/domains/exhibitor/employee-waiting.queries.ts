import type { FairContext } from '../../core/fair-context.ts';

export async function removeAsking(ctx: FairContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('waiting_since', 'is not', null)
    .execute();
}

/** Whoever is taken back by the company asks no more to come back to it. */
export async function endAsking(ctx: FairContext, exhibitorId: string, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  await ctx.db
    .deleteFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('account_id', '=', accountId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .execute();
}

/** Who asks to join this company, the longest first. */
export const waitingRows = (ctx: FairContext, exhibitorId: string) =>
  ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .select(['id', 'name_zh', 'position_zh', 'email', 'mobile', 'waiting_since'])
    .orderBy('waiting_since')
    .orderBy('id')
    .execute();

/** Whoever waited is an employee like the others from now on. */
export async function admit(ctx: FairContext, id: string): Promise<void> {
  await ctx.db
    .updateTable('employee')
    .set({ waiting_since: null, joined_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .execute();
}
