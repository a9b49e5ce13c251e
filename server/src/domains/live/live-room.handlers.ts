import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { guestOf } from '../chat/guest-chat.actions.ts';
import { broadcastRemoved, broadcastState } from './live-room.broadcast.ts';
import { holderOf, RoomPasses } from './live-room.pass.ts';
import {
  deleteMute,
  insertMute,
  isMuted,
  messageIn,
  mutedRows,
  personOf,
  removeMessages,
} from './live-room.queries.ts';
import { canBeMuted, isHostOf, isRoomOpen, writingRefused } from './live-room.rules.ts';
import { shownLive } from './live.presenting.ts';
import { lives } from './own-live.queries.ts';

/** A live whose room this caller keeps in order. Of one that is another company's nothing is told. */
async function hostedLive(ctx: FairContext, caller: ExhibitorCaller | OrganizerCaller, id: string): Promise<string> {
  const live = await shownLive(ctx, caller, id);
  if (!isHostOf(live, caller)) fail('notFound');
  return live.id;
}

const actorOf = (caller: ExhibitorCaller | OrganizerCaller): string =>
  caller.kind === 'exhibitor' ? caller.employeeId : caller.staffId;

export function liveRoomHandlers(
  services: Pick<Services, 'config' | 'realtime'>,
): Handlers<FairContext, typeof contract.liveRoom> {
  const passes = new RoomPasses(services.config.SECRET);
  return {
    pass: async ({ ctx, caller, input: { id, guestToken } }) => {
      const live = await shownLive(ctx, caller, id);
      const guest = caller.kind === 'anonymous' && guestToken !== undefined ? await guestOf(ctx, guestToken) : null;
      const holder = guest === null ? holderOf(caller) : ({ kind: 'guest', id: guest.guestId } as const);
      const person = holder === null ? null : await personOf(ctx, holder.id);
      const muted = holder !== null && (await isMuted(ctx, live.id, holder.id));
      return {
        sig: passes.signed(live.id, holder),
        validSeconds: LIMITS.livePassSeconds,
        author: holder === null ? null : passes.authorOf(live.id, holder.id),
        name: person === null ? { zh: '', en: '' } : bilingualOf('name', person),
        avatar: pictureAddress(person?.avatar ?? ''),
        mayWrite: writingRefused(live, caller, holder) === null && isRoomOpen(live.state) && !muted,
        isHost: isHostOf(live, caller),
        isMuted: muted,
      };
    },

    removeMessage: async ({ ctx, caller, input: { id, messageId } }) => {
      const liveId = await hostedLive(ctx, caller, id);
      if ((await messageIn(ctx, liveId, messageId)) === null) fail('notFound');
      broadcastRemoved(services, liveId, await removeMessages(ctx, liveId, { messageId }, actorOf(caller)));
    },

    mute: async ({ ctx, caller, input: { id, messageId, muted, erase } }) => {
      const liveId = await hostedLive(ctx, caller, id);
      const message = await messageIn(ctx, liveId, messageId);
      if (message === null || message.author_id === null || !canBeMuted(message.side)) fail('notFound');
      const { author_id: authorId } = message;
      if (muted) await insertMute(ctx, liveId, authorId, actorOf(caller));
      else await deleteMute(ctx, liveId, authorId);
      if (erase) broadcastRemoved(services, liveId, await removeMessages(ctx, liveId, { authorId }, actorOf(caller)));
    },

    muted: async ({ ctx, caller, input }) => {
      const rows = await mutedRows(ctx, await hostedLive(ctx, caller, input.id));
      const list = rows.map((row) => ({
        messageId: row.message_id,
        name: bilingualOf('name', row),
        since: row.at.toISOString(),
      }));
      return { list };
    },

    slow: async ({ ctx, caller, input: { id, seconds } }) => {
      const liveId = await hostedLive(ctx, caller, id);
      await lives.write(ctx, { id: liveId }, { slow_seconds: seconds });
      await broadcastState(services, ctx, liveId);
    },
  };
}
