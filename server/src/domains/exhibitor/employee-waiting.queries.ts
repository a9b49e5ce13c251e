import type { Scope } from '../../ground/scope.ts';

export async function removeAsking(scope: Scope, id: string): Promise<void> {
  await scope.db
    .deleteFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .where('waiting_since', 'is not', null)
    .execute();
}

/** Whoever is taken back by the company asks no more to come back to it. */
export async function endAsking(scope: Scope, exhibitorId: string, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  await scope.db
    .deleteFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('account_id', '=', accountId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .execute();
}

/** Who asks to join this company, the longest first. */
export const waitingRows = (scope: Scope, exhibitorId: string) =>
  scope.db
    .selectFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .select(['id', 'name_zh', 'position_zh', 'email', 'mobile', 'waiting_since'])
    .orderBy('waiting_since')
    .orderBy('id')
    .execute();

/** Whoever waited is an employee like the others from now on. */
export async function admit(scope: Scope, id: string): Promise<void> {
  await scope.db
    .updateTable('employee')
    .set({ waiting_since: null, joined_at: new Date() })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .execute();
}
