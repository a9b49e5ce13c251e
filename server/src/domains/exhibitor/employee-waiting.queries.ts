import type { FairContext } from '../../core/fair-context.ts';

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
