import type { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { customerOf } from '../customer/customer.queries.ts';
import { hasConversations, peopleOf, unreadConversations } from './chat-conversation.queries.ts';
import { fileOfMessage } from './chat-file.actions.ts';
import {
  blockOther,
  handToColleague,
  markRead,
  recallMessage,
  reportConversation,
  resolveConversation,
  takeOver,
} from './chat.actions.ts';
import { openByCompany, openByVisitor } from './chat.open-conversation.ts';
import { conversationIfRead, conversationOf } from './chat.presenting.ts';
import { availabilityOf, foundOf, historyOf, listOf } from './chat.reading.ts';
import { sendMessage } from './chat.sending.ts';

type Using = Pick<Services, 'counters' | 'realtime' | 'jobs' | 'files' | 'pictures'>;

export const chatHandlers = (using: Using): Handlers<FairContext, typeof contract.chat> => ({
  availability: ({ ctx, caller, input }) => availabilityOf(using, ctx, caller, input.exhibitorId),

  open: async ({ ctx, caller, input }) =>
    conversationOf(using, ctx, caller, await openByVisitor(using, ctx, caller, input)),

  openWith: async ({ ctx, caller, input }) =>
    conversationOf(using, ctx, caller, await openByCompany(using, ctx, caller, input.visitorId)),

  list: ({ ctx, caller, input: { keyword, unread, state = null, whose = null, cursor, limit } }) =>
    listOf(using, ctx, caller, { keyword: keyword.trim(), unread, state, whose, cursor, limit }),

  get: async ({ ctx, caller, input }) => {
    const conversation = await conversationOf(using, ctx, caller, input.conversationId);
    const { visitor } = conversation;
    const asked = caller.kind === 'exhibitor' && visitor !== null && !visitor.guest;
    return { ...conversation, customer: asked && (await customerOf(ctx, caller, visitor.id)) !== null };
  },

  history: ({ ctx, caller, input }) => historyOf(ctx, caller, input),

  send: ({ ctx, caller, input }) => sendMessage(using, ctx, caller, input),

  file: ({ ctx, caller, input }) => fileOfMessage(using, ctx, caller, input.id),

  recall: ({ ctx, caller, input }) => recallMessage(using, ctx, caller, input),

  read: ({ ctx, caller, input }) => markRead(using, ctx, caller, input),

  unread: async ({ ctx, caller }) => {
    const conversations = await unreadConversations(ctx, caller);
    return { conversations, any: conversations > 0 || (await hasConversations(ctx, caller)) };
  },

  search: async ({ ctx, caller, input }) => ({ list: await foundOf(using, ctx, caller, input.keyword) }),

  block: async ({ ctx, caller, input }) => {
    await blockOther(using, ctx, caller, input);
    return conversationOf(using, ctx, caller, input.conversationId);
  },

  resolve: async ({ ctx, caller, input }) => {
    await resolveConversation(using, ctx, caller, input);
    return conversationOf(using, ctx, caller, input.conversationId);
  },

  report: ({ ctx, caller, input }) => reportConversation(using, ctx, caller, input),

  take: async ({ ctx, caller, input }) => {
    await takeOver(using, ctx, caller, input.conversationId);
    return conversationOf(using, ctx, caller, input.conversationId);
  },

  assign: async ({ ctx, caller, input }) => {
    await handToColleague(using, ctx, caller, input);
    return conversationIfRead(using, ctx, caller, input.conversationId);
  },

  people: async ({ ctx, caller, input }) => ({
    list: (await peopleOf(ctx, caller, input.accounts)).map((row) => ({
      account: row.id,
      name: bilingualOf('name', row),
      headImage: pictureAddress(row.avatar),
    })),
  }),
});
