import type { FairContext } from '../../core/fair-context.ts';
import { occupiedIn } from './meeting-booking.queries.ts';
import { metIn, takingPart } from './meeting-schedule.queries.ts';
import { wishesOf } from './meeting-wish.queries.ts';
import type { MeetingRow } from './meeting.queries.ts';

/** All that a schedule of a meeting goes by, as it stands now. */
export async function standingOf(ctx: FairContext, meeting: MeetingRow, slots: readonly Date[]) {
  const parties = await takingPart(ctx, meeting.id);
  const occupied = new Map<number, Set<string>>(slots.map((at) => [at.getTime(), new Set()]));
  for (const { party, at } of await occupiedIn(ctx, meeting, slots)) occupied.get(at.getTime())?.add(party);
  return { parties, occupied, met: await metIn(ctx, meeting.id), wishes: await wishesOf(ctx, meeting.id) };
}

export type Standing = Awaited<ReturnType<typeof standingOf>>;
