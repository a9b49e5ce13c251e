import type { FairContext } from '../../core/fair-context.ts';

/** The visitor that this account is at the fair. */
export const visitorOfAccount = ({ db, exhibition }: FairContext, accountId: string) =>
  db
    .selectFrom('visitor')
    .where('exhibition_id', '=', exhibition.id)
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'company', 'position', 'review_state', 'suspended_at', 'complete_exhibition_registration'])
    .executeTakeFirst();
