import { liveRoomChannel } from '@fairbridge/contract/live/live-room.channel.ts';
import type { LiveMessage } from '@fairbridge/contract/live/live-room.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { SocketHandlers } from '../../platform/realtime/realtime.ts';
import type { SocketRooms } from '../../platform/realtime/socket-rooms.ts';
import { messageAnswer } from './live-room.answers.ts';
import { audienceRoom, broadcastMessage, hostsRoom } from './live-room.broadcast.ts';
import { holderOf, RoomPasses, type PassHolder } from './live-room.pass.ts';
import {
  insertMessage,
  isMuted,
  lastMessages,
  lockTurn,
  messageOfClient,
  roomStateOf,
  secondsToWait,
  type NewLiveMessage,
} from './live-room.queries.ts';
import { authorSideOf, isHostOf, isRoomOpen, readsNamesIn, writingRefused } from './live-room.rules.ts';
import { shownLive } from './live.presenting.ts';
import { mayWatch } from './live.rules.ts';

type Using = Pick<Services, 'realtime' | 'config'>;
type Sending = { id: string; message: string; clientId: string };

/** As whom each socket is in the rooms that it has entered. */
class Participants {
  readonly #bySocket = new WeakMap<SocketRooms, Map<string, PassHolder>>();

  set(rooms: SocketRooms, liveId: string, holder: PassHolder): void {
    const entered = this.#bySocket.get(rooms) ?? new Map<string, PassHolder>();
    this.#bySocket.set(rooms, entered.set(liveId, holder));
  }

  /** Undefined where it has entered none, or is in it no more. */
  of(rooms: SocketRooms, liveId: string): PassHolder | undefined {
    return isInside(rooms, liveId) ? this.#bySocket.get(rooms)?.get(liveId) : undefined;
  }
}

const isInside = (rooms: SocketRooms, liveId: string): boolean =>
  [audienceRoom(liveId), hostsRoom(liveId)].some((room) => rooms.has(liveRoomChannel, room));

/** A pass is for one person: whoever is signed in as somebody else cannot come in with it. */
function checkedHolder(passes: RoomPasses, caller: Caller, { id, sig }: { id: string; sig: string }): PassHolder {
  const holder = passes.read(id, sig);
  if (holder === 'ended') fail('livePassEnded');
  const own = holderOf(caller);
  const isGuests = own === null && holder?.kind !== 'signedIn';
  if (!isGuests && (holder?.kind !== 'signedIn' || holder.id !== own?.id)) fail('livePassEnded');
  return holder;
}

async function refusedBy(ctx: FairContext, message: NewLiveMessage): Promise<never> {
  if (await isMuted(ctx, message.liveId, message.authorId)) fail('liveMuted');
  const seconds = await secondsToWait(ctx, message);
  // in its text, and for the writer's page to count down
  return fail('liveSlow', { seconds }, { seconds });
}

async function store(ctx: FairContext, message: NewLiveMessage): Promise<boolean> {
  if ((message.slowSeconds ?? 0) === 0) return insertMessage(ctx, message);
  return inTransaction(ctx, async (inner) => {
    await lockTurn(inner, message);
    return insertMessage(inner, message);
  });
}

async function say(
  { realtime, passes }: Pick<Using, 'realtime'> & { passes: RoomPasses },
  ctx: FairContext,
  caller: Caller,
  { id, message, clientId, holder }: Sending & { holder: PassHolder },
): Promise<LiveMessage> {
  const live = await shownLive(ctx, caller, id);
  const refused = writingRefused(live, caller, holder);
  if (refused !== null || holder === null) fail(refused ?? 'liveNameNeeded');
  if (!isRoomOpen(live.state)) fail('liveOver');
  const isHost = isHostOf(live, caller);
  const slowSeconds = isHost ? null : live.slow_seconds;
  const sent = { liveId: id, side: authorSideOf(caller), authorId: holder.id, clientId, text: message, slowSeconds };
  const isNew = await store(ctx, sent);
  const row = await messageOfClient(ctx, sent);
  if (row === null) return refusedBy(ctx, sent);
  if (isNew) broadcastMessage({ realtime }, passes, row);
  // to whoever wrote it with the own name
  return messageAnswer(passes, row, true);
}

export function liveRoomSockets({ realtime, config }: Using): SocketHandlers<FairContext, typeof liveRoomChannel> {
  const passes = new RoomPasses(config.SECRET);
  const participants = new Participants();
  return {
    join: async ({ ctx, caller, input, rooms }) => {
      const live = await shownLive(ctx, caller, input.id);
      const holder = checkedHolder(passes, caller, input);
      const joined = isInside(rooms, live.id) ? 'already' : 'joined';
      const readsNames = readsNamesIn(live, caller);
      // entered before what was said is read: nothing is missed between the two (G51)
      rooms.join(liveRoomChannel, readsNames ? hostsRoom(live.id) : audienceRoom(live.id), {
        mayStay: (now) => mayWatch(live, now),
        event: 'closed',
        data: { liveId: live.id },
      });
      participants.set(rooms, live.id, holder);
      const messages = await lastMessages(ctx, live.id);
      const state = (await roomStateOf(ctx, live.id)) ?? fail('notFound');
      return { joined, messages: messages.map((row) => messageAnswer(passes, row, readsNames)), state };
    },

    quit: ({ input: { id }, rooms }) => {
      for (const room of [audienceRoom(id), hostsRoom(id)]) rooms.leave(liveRoomChannel, room);
      return {};
    },

    send: ({ ctx, caller, input, rooms }) => {
      const holder = participants.of(rooms, input.id);
      if (holder === undefined) fail('livePassEnded');
      return say({ realtime, passes }, ctx, caller, { ...input, holder });
    },
  };
}
