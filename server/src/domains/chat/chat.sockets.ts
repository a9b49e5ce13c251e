import { chatChannel } from '@fairbridge/contract/chat/chat.channel.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { SocketHandlers } from '../../platform/realtime/realtime.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { partiesOf } from './chat-conversation.queries.ts';
import { markRead } from './chat.actions.ts';
import { readableRow } from './chat.presenting.ts';
import { mayWrite, otherSide, sideOf, type Member } from './chat.rules.ts';
import { sendMessage } from './chat.sending.ts';
import { roomOf, type Using } from './chat.broadcast.ts';

/** Told to the other side alone, and kept nowhere; who is blocked is not seen typing. Error: `notFound`. */
async function tellTyping(
  { realtime }: Using,
  ctx: FairContext,
  caller: Member,
  conversationId: string,
): Promise<void> {
  const row = await readableRow(ctx, caller, conversationId);
  if (!mayWrite(partiesOf(row), caller)) fail('notFound');
  const side = sideOf(caller);
  realtime.emit(chatChannel, 'typing', [roomOf(otherSide(side), row)], { conversationId, side });
}

/** What is sent over a socket does what the calls of the same name do. */
export const chatSockets = (
  using: Pick<Services, 'realtime' | 'jobs'>,
): SocketHandlers<FairContext, typeof chatChannel> => ({
  send: ({ ctx, caller, input, rooms }) => sendMessage({ ...using, from: rooms }, ctx, caller, input),
  read: ({ ctx, caller, input }) => markRead(using, ctx, caller, input),
  typing: async ({ ctx, caller, input }) => {
    await tellTyping(using, ctx, caller, input.conversationId);
    return {};
  },
});
