import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { blockOther, markRead, reportConversation } from './chat.actions.ts';
import { conversationOf } from './chat.presenting.ts';
import { historyOf } from './chat.reading.ts';
import { sendMessage } from './chat.sending.ts';
import { beginAsGuest, countGuestMessage, guestIn, guestOf, openByGuest } from './guest-chat.actions.ts';

type Using = Pick<Services, 'counters' | 'humanCheck' | 'realtime' | 'jobs'>;

/** What guests call does what members' calls of the same name do, in the one conversation that the guest has with that company. */
export const guestChatHandlers = (using: Using): Handlers<FairContext, typeof contract.guestChat> => ({
  begin: async ({ ctx, input: { name, humanCheck: pass }, lang, acting: { address } }) => ({
    guestToken: await beginAsGuest(using, ctx, { address, lang }, { name, pass }),
  }),

  open: async ({ ctx, input: { guestToken, exhibitorId } }) => {
    const guest = await guestOf(ctx, guestToken);
    const id = await openByGuest(using, ctx, guest, exhibitorId);
    return { name: guest.name, conversation: await conversationOf(using, ctx, guest, id) };
  },

  messages: async ({ ctx, input: { afterSeq, beforeSeq, limit, ...of } }) => {
    const { guest, conversationId } = await guestIn(ctx, of);
    const { list, hasMore } = await historyOf(ctx, guest, { conversationId, afterSeq, beforeSeq, limit });
    return { conversation: await conversationOf(using, ctx, guest, conversationId), list, hasMore };
  },

  send: async ({ ctx, input: { clientId, text, ...of }, acting: { address } }) => {
    const { guest, conversationId } = await guestIn(ctx, of);
    await countGuestMessage(using, address);
    return sendMessage(using, ctx, guest, { conversationId, clientId, body: { kind: 'text', text } });
  },

  read: async ({ ctx, input: { seq, ...of } }) => {
    const { guest, conversationId } = await guestIn(ctx, of);
    return markRead(using, ctx, guest, { conversationId, seq });
  },

  block: async ({ ctx, input: { blocked, ...of } }) => {
    const { guest, conversationId } = await guestIn(ctx, of);
    await blockOther(using, ctx, guest, { conversationId, blocked });
    return conversationOf(using, ctx, guest, conversationId);
  },

  report: async ({ ctx, input: { reason, text, ...of } }) => {
    const { guest, conversationId } = await guestIn(ctx, of);
    await reportConversation(using, ctx, guest, { conversationId, reason, text });
  },
});
