import type { Handover } from '../exhibitor/employee.handovers.ts';
import { countMeetings, passOn, successor } from './meeting-handover.queries.ts';

/**
 * The sign-ups of a company pass from the contact who leaves to whoever takes over, whose name and e-mail they then have, with the appointments and the time they occupy. Where
 * the other has an appointment of their own at such a time, that time is the desk's alone, which the company sees to.
 */
export const heldMeetings: Handover = {
  name: 'meetings',
  count: countMeetings,
  handOver: async (ctx, fromId, toId) => {
    const count = await countMeetings(ctx, fromId);
    await passOn(ctx, fromId, await successor(ctx, fromId, toId));
    return count;
  },
};
