import type { talkChannel } from '@fairbridge/contract/talk/talk.channel.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { SocketHandlers } from '../../platform/realtime/realtime.ts';
import { hearTalk, sendSignal } from './talk.signalling.ts';

export const talkSockets = (using: Pick<Services, 'realtime'>): SocketHandlers<FairContext, typeof talkChannel> => ({
  signal: async ({ ctx, caller, input }) => {
    await sendSignal(using, ctx, caller, input);
    return {};
  },
  hear: ({ ctx, caller, input }) => hearTalk(using, ctx, caller, input),
});
