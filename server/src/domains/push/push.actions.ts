import { refundMail, countMail } from '../../platform/delivery/mail-allowance.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { dueForPush, takeForPush } from '../notice/notice.pushed.queries.ts';
import { pushDue } from './push.events.ts';
import { devicesToTell } from './push.queries.ts';
import { pushLimits } from './push.rules.ts';

type Using = Pick<Services, 'jobs' | 'counters'>;

/**
 * Gives out what is new to the devices that wait for it, of these recipients or (null) of all. A notice is given out once, in whichever
 * process; what comes within a minute of it waits for the next time and is one push.
 */
export async function dispatchPushes(
  { jobs, counters }: Using,
  ctx: FairContext,
  recipientIds: readonly string[] | null,
): Promise<void> {
  for (const recipientId of await dueForPush(ctx, recipientIds)) {
    const limits = pushLimits(recipientId);
    if ((await countMail(counters, limits)) !== null) continue;
    const given = await inTransaction(ctx, async (inner) => {
      const noticeIds = await takeForPush(inner, recipientId);
      if (noticeIds.length === 0) return false;
      const { id: exhibitionId } = inner.exhibition;
      for (const { id: deviceId } of await devicesToTell(inner, recipientId))
        await jobs.publish(inner.db, pushDue, { exhibitionId, deviceId, noticeIds });
      return true;
    });
    // another process was quicker
    if (!given) await refundMail(counters, limits);
  }
}
