import type { Scope } from '../../ground/scope.ts';

/** What the organizer's other services are told of a visitor who goes over to them. */
export const handedOver = (scope: Scope, visitorId: string) =>
  scope.db
    .selectFrom('visitor')
    .innerJoin('account', 'account.id', 'visitor.account_id')
    .where('visitor.exhibition_id', '=', scope.exhibition.id)
    .where('visitor.id', '=', visitorId)
    .select(['visitor.id', 'visitor.name', 'visitor.company', 'visitor.country', 'account.email'])
    .executeTakeFirst();
