import type { FairContext } from '../../core/fair-context.ts';

/** Somebody's own makings of the last days that are not done, newest first; a fair that is there stands in the list. */
export const recentMakings = (ctx: FairContext, accountId: string) =>
  ctx.db
    .selectFrom('fair_clone')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('state', '!=', 'done')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
