import type { talkChannel } from '@fairbridge/contract/talk/talk.channel.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { SocketHandlers } from '../../platform/realtime/realtime.ts';
import { hearTalk, sendSignal } from './talk.signalling.ts';

export const talkSockets = (using: Pick<Services, 'realtime'>): SocketHandlers<Scope, typeof talkChannel> => ({
  signal: async ({ scope, caller, input }) => {
    await sendSignal(using, scope, caller, input);
    return {};
  },
  hear: ({ scope, caller, input }) => hearTalk(using, scope, caller, input),
});
