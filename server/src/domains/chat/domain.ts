import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';
import { offerEventHandlers } from './chat-offer.actions.ts';
import { chatOfferHandlers } from './chat-offer.handlers.ts';
import { chatReportHandlers } from './chat-report.handlers.ts';
import { offerToAll } from './chat-routing.actions.ts';
import { chatRoutingHandlers } from './chat-routing.handlers.ts';
import { guestChatHandlers } from './guest-chat.handlers.ts';
import { chatTranslationHandlers } from './chat-translation.handlers.ts';
import { chatHandlers } from './chat.handlers.ts';
import { chatSockets } from './chat.sockets.ts';
import { chatEventHandlers, heldConversations } from './chat.handover.ts';
import { quickReplyHandlers } from './quick-reply.handlers.ts';
import { reminderHandlers } from './reminder.handlers.ts';
import { notifyWaitingChats } from './chat.waiting.ts';

export const chat = {
  handlers: (services) => ({
    chat: chatHandlers(services),
    chatOffer: chatOfferHandlers,
    chatReport: chatReportHandlers,
    chatRouting: chatRoutingHandlers,
    chatTranslation: chatTranslationHandlers(services),
    reminder: reminderHandlers(services),
    guestChat: guestChatHandlers(services),
    quickReply: quickReplyHandlers,
  }),
  sockets: (services) => ({ chat: chatSockets(services) }),
  handovers: [heldConversations],
  eventHandlers: [...chatEventHandlers, ...offerEventHandlers],
  schedules: [notifyWaitingChats, offerToAll],
  tables: {
    conversation: {
      // the other side keeps what was said; with the account the name is gone
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          hidden: [
            'employee_id',
            'offered_to',
            'offered_until',
            'exhibitor_read_seq',
            'exhibitor_unread_since',
            'exhibitor_told',
            'exhibitor_reminded_at',
            'resolved_at',
            'opened_at',
          ],
          erase: 'keep',
        },
      ],
      exempt: {
        begun_by: 'which side has begun it',
        employee_id: 'who speaks for the company to somebody else; goes to nobody by the hand-over',
      },
      retention: { limit: 'chatsBegunPerDay' },
    },
    conversation_reader: {
      notPersonal: 'how far a company has read, told to nobody',
      exempt: { employee_id: 'which colleague has read it' },
      retention: { with: 'conversation' },
    },
    guest: {
      notPersonal: 'people without an account: nobody can ask for them or erase them by one, so they end by the clock',
      expires: sql`seen_at < now() - make_interval(days => ${sql.lit(LIMITS.guestDays)})`,
    },
    chat_message: {
      // others still need it: it loses its author (ruling 2.11)
      personal: [
        {
          column: 'author_id',
          of: 'subject',
          hidden: ['digest'],
          erase: { blank: { author_id: null, client_id: null, digest: null } },
        },
      ],
      retention: { limit: 'chatMessagesPerMinute' },
    },
    chat_translation: {
      // made of what they wrote, and made anew when somebody asks again
      personal: [{ column: 'author_id', of: 'subject', erase: 'delete' }],
      retention: { with: 'chat_message' },
    },
    chat_attachment: {
      // a visitor’s files are the visitor’s, and these rows go with them; a company’s stay, as its messages do
      personal: [{ column: 'author_id', of: 'subject', erase: { blank: { author_id: null } } }],
      files: {
        file_id: { uses: ['chat', 'chatVideo', 'chatDocument'] },
        cover: { uses: ['videoCover'] },
      },
      retention: { with: 'chat_message' },
    },
    chat_answerer: {
      // whoever has left is asked for nothing
      personal: [{ column: 'employee_id', of: 'subject', erase: 'delete' }],
      retention: { limit: 'chatAnswerersMax' },
    },
    quick_reply: {
      notPersonal: 'sentences of a company, or of the fair itself',
      retention: { limit: 'quickRepliesMax' },
    },
    chat_report: {
      personal: [{ column: 'reporter_id', of: 'subject', hidden: ['opened_by', 'closed_by', 'note'], erase: 'delete' }],
      exempt: { opened_by: 'of the organizer’s staff', closed_by: 'of the organizer’s staff' },
      retention: { limit: 'chatReportsPerDay' },
    },
  },
} as const satisfies Domain;
