import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { blockOther, markRead, reportConversation } from './chat.actions.ts';
import { conversationOf } from './chat.presenting.ts';
import { historyOf } from './chat.reading.ts';
import { sendMessage } from './chat.sending.ts';
import { beginAsGuest, countGuestMessage, guestIn, guestOf, openByGuest } from './guest-chat.actions.ts';

type Using = Pick<Services, 'counters' | 'humanCheck' | 'realtime' | 'jobs'>;

/** What guests call does what members' calls of the same name do, in the one conversation that the guest has with that company. */
export const guestChatHandlers = (using: Using): Implementation<Scope, typeof contract.guestChat> => ({
  begin: async ({ scope, input: { name, humanCheck: pass }, lang, request: { address } }) => ({
    guestToken: await beginAsGuest(using, scope, { address, lang }, { name, pass }),
  }),

  open: async ({ scope, input: { guestToken, exhibitorId } }) => {
    const guest = await guestOf(scope, guestToken);
    const id = await openByGuest(using, scope, guest, exhibitorId);
    return { name: guest.name, conversation: await conversationOf(using, scope, guest, id) };
  },

  messages: async ({ scope, input: { afterSeq, beforeSeq, limit, ...of } }) => {
    const { guest, conversationId } = await guestIn(scope, of);
    const { list, hasMore } = await historyOf(scope, guest, { conversationId, afterSeq, beforeSeq, limit });
    return { conversation: await conversationOf(using, scope, guest, conversationId), list, hasMore };
  },

  send: async ({ scope, input: { clientId, text, ...of }, request: { address } }) => {
    const { guest, conversationId } = await guestIn(scope, of);
    await countGuestMessage(using, address);
    return sendMessage(using, scope, guest, { conversationId, clientId, body: { kind: 'text', text } });
  },

  read: async ({ scope, input: { seq, ...of } }) => {
    const { guest, conversationId } = await guestIn(scope, of);
    return markRead(using, scope, guest, { conversationId, seq });
  },

  block: async ({ scope, input: { blocked, ...of } }) => {
    const { guest, conversationId } = await guestIn(scope, of);
    await blockOther(using, scope, guest, { conversationId, blocked });
    return conversationOf(using, scope, guest, conversationId);
  },

  report: async ({ scope, input: { reason, text, ...of } }) => {
    const { guest, conversationId } = await guestIn(scope, of);
    await reportConversation(using, scope, guest, { conversationId, reason, text });
    return DONE;
  },
});
