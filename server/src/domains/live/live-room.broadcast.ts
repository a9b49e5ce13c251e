import { liveRoomChannel } from '@fairbridge/contract/live/live-room.channel.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import { messageAnswer } from './live-room.answers.ts';
import type { RoomPasses } from './live-room.pass.ts';
import { roomStateOf, type LiveMessageRow } from './live-room.queries.ts';

export type Telling = Pick<Services, 'realtime'>;

export const audienceRoom = (liveId: string): Room => `live ${liveId}`;
export const hostsRoom = (liveId: string): Room => `hosts ${liveId}`;
const everybody = (liveId: string): Room[] => [audienceRoom(liveId), hostsRoom(liveId)];

export function broadcastMessage({ realtime }: Telling, passes: RoomPasses, row: LiveMessageRow): void {
  const { live_id: liveId } = row;
  realtime.emit(liveRoomChannel, 'message', [audienceRoom(liveId)], messageAnswer(passes, row, false));
  realtime.emit(liveRoomChannel, 'message', [hostsRoom(liveId)], messageAnswer(passes, row, true));
}

export function broadcastRemoved({ realtime }: Telling, liveId: string, messageIds: string[]): void {
  if (messageIds.length > 0) realtime.emit(liveRoomChannel, 'removed', everybody(liveId), { liveId, messageIds });
}

/** After a change of who may watch, or the end of it all: whoever still may comes back with a new pass. */
export function broadcastClosed({ realtime }: Telling, liveId: string): void {
  realtime.emit(liveRoomChannel, 'closed', everybody(liveId), { liveId });
}

export async function broadcastState({ realtime }: Telling, ctx: FairContext, liveId: string): Promise<void> {
  const state = await roomStateOf(ctx, liveId);
  if (state !== null) realtime.emit(liveRoomChannel, 'state', everybody(liveId), state);
}

/** Likes and viewers come by the hundred: they are told once a second for each live. */
const GATHERED_MILLISECONDS = 1_000;
const waiting = new WeakMap<Telling['realtime'], Set<string>>();

export function broadcastStateSoon(telling: Telling, ctx: FairContext, liveId: string): void {
  const lives = waiting.get(telling.realtime) ?? new Set();
  waiting.set(telling.realtime, lives);
  if (lives.has(liveId)) return;
  lives.add(liveId);
  setTimeout(() => {
    lives.delete(liveId);
    // what is missed is told with the next change, or asked for: nobody waits for it
    broadcastState(telling, ctx, liveId).catch(() => {});
  }, GATHERED_MILLISECONDS).unref();
}
