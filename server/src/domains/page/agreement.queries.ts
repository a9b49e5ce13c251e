import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** The last consent of this account at this fair. `hold`: two at once come one after the other. */
export async function lastConsent(ctx: FairContext, accountId: string, { hold = false } = {}) {
  if (hold) await sql`select id from account where id = ${accountId} for no key update`.execute(ctx.db);
  return ctx.db
    .selectFrom('consent')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['version', 'given_at'])
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
