import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { employees } from '../account/account.tables.ts';
import { lockEmployeesAsAdmin, failIfFull, failIfExists } from './employee.actions.ts';
import { waitingRows } from './employee-waiting.queries.ts';

export async function waitingEmployees(ctx: FairContext, exhibitorId: string) {
  return (await waitingRows(ctx, exhibitorId)).map((row) => ({
    id: row.id,
    name: row.name_zh,
    position: row.position_zh,
    account: row.email || row.mobile,
    since: row.waiting_since?.toISOString() ?? '',
  }));
}

/** Agreed: an employee like the others. Refused: as if they had never asked. */
export async function answerWaiting(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, agree }: { id: string; agree: boolean },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const members = await lockEmployeesAsAdmin(inner, caller);
    const asking = members.find((one) => one.id === id && one.state === 'waiting');
    if (asking === undefined) fail('notFound');
    if (!agree) return void (await employees.delete(inner, { id }));
    await failIfFull(inner, caller.exhibitorId, members);
    const who = { email: asking.email.toLowerCase(), mobile: asking.mobile };
    await failIfExists(inner, who, { except: id, accountId: asking.account_id });
    await employees.write(inner, { id }, { waiting_since: null, joined_at: new Date() });
  });
}
