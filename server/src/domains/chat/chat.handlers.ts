import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { peopleOf, unreadConversations } from './chat-conversation.queries.ts';
import { fileOfMessage } from './chat-file.actions.ts';
import { blockOther, handOn, markRead, recallMessage, reportConversation, takeOver } from './chat.actions.ts';
import { openByCompany, openByVisitor } from './chat.opening.ts';
import { conversationIfRead, conversationOf } from './chat.presenting.ts';
import { availabilityOf, foundOf, historyOf, listOf } from './chat.reading.ts';
import { sendMessage } from './chat.sending.ts';

type Using = Pick<Services, 'counters' | 'realtime' | 'jobs' | 'files' | 'pictures'>;

export const chatHandlers = (using: Using): Implementation<Scope, typeof contract.chat> => ({
  availability: ({ scope, caller, input }) => availabilityOf(using, scope, caller, input.exhibitorId),

  open: async ({ scope, caller, input }) =>
    conversationOf(using, scope, caller, await openByVisitor(using, scope, caller, input)),

  openWith: async ({ scope, caller, input }) =>
    conversationOf(using, scope, caller, await openByCompany(using, scope, caller, input.visitorId)),

  list: ({ scope, caller, input: { keyword, unread, whose = null, cursor, limit } }) =>
    listOf(using, scope, caller, { keyword: keyword.trim(), unread, whose, cursor, limit }),

  get: ({ scope, caller, input }) => conversationOf(using, scope, caller, input.conversationId),

  history: ({ scope, caller, input }) => historyOf(scope, caller, input),

  send: ({ scope, caller, input }) => sendMessage(using, scope, caller, input),

  file: ({ scope, caller, input }) => fileOfMessage(using, scope, caller, input.id),

  recall: ({ scope, caller, input }) => recallMessage(using, scope, caller, input),

  read: ({ scope, caller, input }) => markRead(using, scope, caller, input),

  unread: async ({ scope, caller }) => ({ conversations: await unreadConversations(scope, caller) }),

  search: async ({ scope, caller, input }) => ({ list: await foundOf(using, scope, caller, input.keyword) }),

  block: async ({ scope, caller, input }) => {
    await blockOther(using, scope, caller, input);
    return conversationOf(using, scope, caller, input.conversationId);
  },

  report: async ({ scope, caller, input }) => {
    await reportConversation(using, scope, caller, input);
    return DONE;
  },

  take: async ({ scope, caller, input }) => {
    await takeOver(using, scope, caller, input.conversationId);
    return conversationOf(using, scope, caller, input.conversationId);
  },

  assign: async ({ scope, caller, input }) => {
    await handOn(using, scope, caller, input);
    return conversationIfRead(using, scope, caller, input.conversationId);
  },

  people: async ({ scope, caller, input }) => ({
    list: (await peopleOf(scope, caller, input.accounts)).map((row) => ({
      account: row.id,
      name: bilingualOf('name', row),
      headImage: pictureAddress(row.avatar),
    })),
  }),
});
