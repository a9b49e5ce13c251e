import { z } from 'zod';
import { callsOf } from '../call.ts';
import { anonymous, visitor } from '../roles.ts';

const call = callsOf('', [anonymous, visitor]);

/**
 * One event, or `events`: many, which take from the outer object what they lack. Everything is read event by event and nothing is
 * refused: what does not fit is dropped and counted (`DROPPED_REASONS`).
 */
export const burying = call({
  does: 'Tell what a visitor or a guest does on the pages; what is too much, too large or of a wrong shape is dropped silently and counted',
  path: '/burying',
  input: z.looseObject({ events: z.unknown().optional() }),
  example: {
    appKey: 'portal',
    type: '000000001',
    site: '/product',
    events: [{ event: '001032001', time: 1_804_000_000_000, prop: { id: '$product' } }],
  },
});
