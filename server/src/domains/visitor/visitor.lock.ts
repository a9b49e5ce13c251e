import type { Scope } from '../../ground/scope.ts';

/** Holds a visitor's row until the transaction ends, so that what one person may have so many of is counted one after the other (G56). */
export async function lockVisitor(scope: Scope, visitorId: string): Promise<void> {
  await scope.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', visitorId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}
