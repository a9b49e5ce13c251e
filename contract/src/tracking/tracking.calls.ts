import { z } from 'zod';
import { callsOf } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, organizer, visitor } from '../roles.ts';
import { trackingSummary } from './tracking.shapes.ts';

const call = callsOf('', [anonymous, visitor]);

/**
 * One event, or `events`: many, which take from the outer object what they lack. Everything is read event by event and nothing is
 * refused: what does not fit is dropped and counted (`DROPPED_REASONS`).
 */
export const burying = call({
  does: 'Tell what a visitor or a guest does on the pages; what is too much, too large or of a wrong shape is dropped silently and counted',
  path: '/burying',
  input: z.looseObject({ events: z.unknown().optional() }),
  lenient: true,
  rate: { perMinute: LIMITS.trackingPerMinute },
  example: {
    appKey: 'portal',
    type: '000000001',
    site: '/product',
    events: [{ event: '001032001', time: 1_804_000_000_000, prop: { id: '$product' } }],
  },
});

export const summary = call({
  does: 'How many events of the pages came, and why others were not kept',
  path: '/organizer/v1/tracking/summary',
  roles: [organizer],
  output: trackingSummary,
});
