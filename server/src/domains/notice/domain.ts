import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../ground/domain.ts';
import { digestEveryMorning } from './notice.digest.ts';
import { NOTICES } from './notice.subscriptions.ts';
import { noticeHandlers } from './notice.handlers.ts';
import { leadRemindersByDay } from './notice.lead-reminders.ts';
import { chatListeners } from './notice.on-chat.ts';
import { closingListeners } from './notice.on-closing.ts';
import { colleagueListeners } from './notice.on-colleague.ts';
import { documentListeners } from './notice.on-document.ts';
import { employeeListeners } from './notice.on-employee.ts';
import { inquiryListeners } from './notice.on-inquiry.ts';
import { invitationListeners } from './notice.on-invitation.ts';
import { newsfeedListeners } from './notice.on-newsfeed.ts';
import { openingListeners } from './notice.on-opening.ts';
import { orderListeners } from './notice.on-order.ts';
import { quoteListeners } from './notice.on-quote.ts';
import { reviewListeners } from './notice.on-review.ts';
import { sessionListeners } from './notice.on-session.ts';
import { suggestionListeners } from './notice.on-suggestion.ts';
import { vipListeners } from './notice.on-vip.ts';
import { mountNoticeStream } from './notice.stream.ts';

export const notice = {
  handlers: () => ({ notice: noticeHandlers }),
  listeners: [
    ...orderListeners,
    ...inquiryListeners,
    ...quoteListeners,
    ...closingListeners,
    ...chatListeners,
    ...invitationListeners,
    ...sessionListeners,
    ...suggestionListeners,
    ...documentListeners,
    ...employeeListeners,
    ...newsfeedListeners,
    ...openingListeners,
    ...reviewListeners,
    ...colleagueListeners,
    ...vipListeners,
  ],
  schedules: [digestEveryMorning, leadRemindersByDay],
  routes: [mountNoticeStream],
  channels: [
    {
      name: NOTICES,
      hear: ({ noticeSubscriptions }, recipientId) => noticeSubscriptions.publish(recipientId),
      lost: ({ noticeSubscriptions }) => noticeSubscriptions.publishAll(),
    },
  ],
  tables: {
    notice: {
      personal: [{ column: 'recipient_id', of: 'subject', erase: 'delete' }],
      ends: sql`created_at < now() - make_interval(days => ${LIMITS.noticeKeptDays})`,
    },
  },
} as const satisfies Domain;
