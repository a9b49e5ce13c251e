import type { z } from 'zod';
import type { newBlock } from '@fairbridge/contract/block/block.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { accountById } from '../account/account.queries.ts';
import { blockedCounts, blocks } from './block.queries.ts';
import { blockedValue, blocksOf } from './block.rules.ts';

const WRONG = { email: 'email', domain: 'hostName', mobile: 'mobile', company: 'required' } as const;

/** Errors: what is no value of its kind, `blockExists`, `ownAddressBlocked`. */
export async function addBlock(
  ctx: FairContext,
  acting: Acting,
  { kind, value: typed, areaCode, until: day, reason }: z.output<typeof newBlock>,
): Promise<{ id: string; visitors: number }> {
  const value = blockedValue(kind, typed, areaCode);
  if (value === null) failFields({ field: 'value', rule: WRONG[kind] });
  const { until } = daysBetween({ to: day });
  if (until !== null && until <= new Date()) failFields({ field: 'until', rule: 'fairOver' });
  const { caller } = acting;
  return inTransaction(ctx, async (inner) => {
    const self = await accountById(inner.db, caller.accountId);
    if (blocksOf({ email: self?.email, mobile: self?.mobile }).some((one) => one.kind === kind && one.value === value))
      fail('ownAddressBlocked');
    const row = { kind, value, shown: typed, reason, created_by: caller.accountId, until };
    const id = await blocks.insertOnce(inner, row);
    if (id === null) fail('blockExists');
    // the log is kept when a person is erased: it names no address
    const details = { kind, reason, ...(kind === 'domain' || kind === 'company' ? { name: typed } : {}) };
    await writeAudit(inner, acting, { act: 'block.add', object: { kind: 'block', id }, details });
    return { id, visitors: (await blockedCounts(inner, [id])).get(id) ?? 0 };
  });
}

/** Errors: `notFound`. */
export const removeBlock = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const { kind, shown } = await blocks.lock(inner, { id });
    await blocks.delete(inner, { id });
    const details = { kind, ...(kind === 'domain' || kind === 'company' ? { name: shown } : {}) };
    await writeAudit(inner, acting, { act: 'block.remove', object: { kind: 'block', id }, details });
  });
