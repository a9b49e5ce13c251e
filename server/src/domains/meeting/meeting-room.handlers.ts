import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { conversationOfRoom, enterRoom, leaveRoom, roomOf, saveNote, sayLate } from './meeting-room.actions.ts';

type Using = Pick<Services, 'counters' | 'jobs' | 'realtime'>;

export const roomHandlers = (using: Using): Handlers<FairContext, typeof contract.meetingRoom> => ({
  get: ({ ctx, caller, input }) => roomOf(ctx, caller, input.id),

  enter: ({ ctx, caller, input }) => enterRoom(ctx, caller, input.id),

  leave: ({ ctx, caller, input }) => leaveRoom(ctx, caller, input.id),

  sayLate: ({ ctx, caller, input }) => sayLate(using.jobs, ctx, caller, input),

  conversation: async ({ ctx, caller, input }) => ({
    conversationId: await conversationOfRoom(using, ctx, caller, input.id),
  }),

  saveNote: async ({ ctx, caller, input }) => ({ version: await saveNote(ctx, caller, input) }),
});
