import type { FairContext } from '../../core/fair-context.ts';

/** What the organizer's other services are told of a visitor who goes over to them. */
export const handedOver = (ctx: FairContext, visitorId: string) =>
  ctx.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', ctx.exhibition.id)
    .where('visitor.id', '=', visitorId)
    .select(['visitor.id', 'visitor.name', 'visitor.company', 'visitor.country', 'account.email'])
    .executeTakeFirst();
