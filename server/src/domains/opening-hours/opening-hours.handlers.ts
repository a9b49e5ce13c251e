import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inTransaction } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { hoursOf, writeHours } from './opening-hours.queries.ts';

async function ownHours(ctx: FairContext, exhibitorId: string) {
  const [own, fair] = await Promise.all([hoursOf(ctx, exhibitorId), hoursOf(ctx, null)]);
  return { ...own, fair: fair.hours };
}

/** A company's. */
export const openingHoursHandlers: Handlers<FairContext, typeof contract.openingHours> = {
  own: ({ ctx, caller }) => ownHours(ctx, caller.exhibitorId),

  change: async ({ ctx, caller, input }) => {
    if (!(await writeHours(ctx, caller.exhibitorId, input))) fail('conflict');
    return ownHours(ctx, caller.exhibitorId);
  },
};

/** The fair's own. */
export const fairHoursHandlers: Handlers<FairContext, typeof contract.fairHours> = {
  get: ({ ctx }) => hoursOf(ctx, null),

  save: async ({ ctx, input, acting }) => {
    await inTransaction(ctx, async (inner) => {
      if (!(await writeHours(inner, null, input))) fail('conflict');
      await writeAudit(inner, acting, { act: 'openingHours.save' });
    });
    return hoursOf(ctx, null);
  },
};
