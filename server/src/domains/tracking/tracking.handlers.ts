import { contract } from '@fairbridge/contract/index.ts';
import { droppedReasons, type TrackingSummary } from '@fairbridge/contract/tracking/tracking.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { countKept, countsDropped } from './tracking.queries.ts';
import { takeEvents } from './tracking.storing.ts';

const SIX_DAYS_MS = 6 * 24 * 3_600_000;

async function counted(ctx: FairContext, from: string, to: string): Promise<TrackingSummary['today']> {
  const times = await countsDropped(ctx, from, to);
  const dropped = droppedReasons.map((reason) => ({ reason, times: times.get(reason) ?? 0 }));
  return { kept: await countKept(ctx, from, to), dropped };
}

export const trackingHandlers: Handlers<FairContext, typeof contract.tracking> = {
  burying: ({ ctx, caller, input, request }) => takeEvents(ctx, caller, input, request),

  summary: async ({ ctx }) => {
    const now = new Date();
    const [today, sixDaysAgo] = [dayInBeijing(now), dayInBeijing(new Date(now.getTime() - SIX_DAYS_MS))];
    return {
      today: await counted(ctx, today, today),
      lastSevenDays: await counted(ctx, sixDaysAgo, today),
      keptDays: ctx.exhibition.trackingDays,
    };
  },
};
