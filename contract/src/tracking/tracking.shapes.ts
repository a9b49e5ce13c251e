import { z } from 'zod';
import { DROPPED_REASONS, type DroppedReason } from './tracking.codes.ts';

/** In the order in which they are asked. */
export const droppedReasons = Object.keys(DROPPED_REASONS) as [DroppedReason, ...DroppedReason[]];

/** Every reason, those that dropped nothing too. */
const dropped = z.array(z.object({ reason: z.enum(droppedReasons), times: z.int() }));

export const trackingSummary = z.object({
  /** Days are those of the fair's zone; the last seven hold today. */
  today: z.object({ kept: z.int(), dropped }),
  lastSevenDays: z.object({ kept: z.int(), dropped }),
  /** So many days single events are kept; sums stay. */
  keptDays: z.int(),
});
export type TrackingSummary = z.output<typeof trackingSummary>;
