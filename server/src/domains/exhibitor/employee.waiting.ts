import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { lockOwn, refuseFull, refuseKnown } from './employee.actions.ts';

export async function waitingEmployees(scope: Scope, exhibitorId: string) {
  const rows = await scope.db
    .selectFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .select(['id', 'name_zh', 'position_zh', 'email', 'mobile', 'waiting_since'])
    .orderBy('waiting_since')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name_zh,
    position: row.position_zh,
    account: row.email || row.mobile,
    since: row.waiting_since?.toISOString() ?? '',
  }));
}

/** Agreed: an employee like the others. Refused: as if they had never asked. */
export async function answerWaiting(
  scope: Scope,
  caller: ExhibitorCaller,
  { id, agree }: { id: string; agree: boolean },
): Promise<void> {
  await transact(scope, async (inner) => {
    const members = await lockOwn(inner, caller);
    const asking = members.find((one) => one.id === id && one.state === 'waiting');
    if (asking === undefined) refuse('notFound');
    if (!agree) return removeAsking(inner, id);
    await refuseFull(inner, caller.exhibitorId, members);
    const who = { email: asking.email.toLowerCase(), mobile: asking.mobile };
    await refuseKnown(inner, who, { except: id, accountId: asking.account_id });
    await inner.db
      .updateTable('employee')
      .set({ waiting_since: null, joined_at: new Date() })
      .where('exhibition_id', '=', inner.exhibition.id)
      .where('id', '=', id)
      .execute();
  });
}

async function removeAsking(scope: Scope, id: string): Promise<void> {
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
