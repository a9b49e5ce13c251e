import { chatChannel } from '@fairbridge/contract/chat/chat.channel.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SocketHandlers } from '../../platform/realtime/realtime.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { standingOf } from './chat-conversation.queries.ts';
import { markRead } from './chat.actions.ts';
import { readableRow } from './chat.presenting.ts';
import { mayWrite, otherSide, sideOf, type Member } from './chat.rules.ts';
import { sendMessage } from './chat.sending.ts';
import { roomOf, type Using } from './chat.telling.ts';

/** Told to the other side alone, and kept nowhere; who is blocked is not seen typing. Error: `notFound`. */
async function tellTyping({ realtime }: Using, scope: Scope, caller: Member, conversationId: string): Promise<void> {
  const row = await readableRow(scope, caller, conversationId);
  if (!mayWrite(standingOf(row), caller)) refuse('notFound');
  const side = sideOf(caller);
  realtime.tell(chatChannel, 'typing', [roomOf(otherSide(side), row)], { conversationId, side });
}

/** What is sent over a socket does what the calls of the same name do. */
export const chatSockets = (using: Pick<Services, 'realtime' | 'jobs'>): SocketHandlers<Scope, typeof chatChannel> => ({
  send: ({ scope, caller, input }) => sendMessage(using, scope, caller, input),
  read: ({ scope, caller, input }) => markRead(using, scope, caller, input),
  typing: async ({ scope, caller, input }) => {
    await tellTyping(using, scope, caller, input.conversationId);
    return {};
  },
});
