import type { WorkDigestEvery } from '@fairbridge/contract/workbench/workbench.digest.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';

export async function digestEvery(ctx: FairContext, { employeeId }: ExhibitorCaller): Promise<string> {
  const row = await ctx.db
    .selectFrom('work_digest')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('employee_id', '=', employeeId)
    .select('every')
    .executeTakeFirst();
  return row?.every ?? 'week';
}

export async function writeDigestEvery(ctx: FairContext, { employeeId }: ExhibitorCaller, every: WorkDigestEvery) {
  await ctx.db
    .insertInto('work_digest')
    .values({ employee_id: employeeId, exhibition_id: ctx.exhibition.id, every })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet({ every }))
    .execute();
}
