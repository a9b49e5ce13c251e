import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';
import { digestEveryMorning } from './notice.digest.ts';
import { NOTICES } from './notice.subscriptions.ts';
import { noticeHandlers } from './notice.handlers.ts';
import { leadRemindersByDay } from './notice.lead-reminders.ts';
import { chatEventHandlers } from './notice.on-chat.ts';
import { closingEventHandlers } from './notice.on-closing.ts';
import { colleagueEventHandlers } from './notice.on-colleague.ts';
import { customerEventHandlers } from './notice.on-customer.ts';
import { documentEventHandlers } from './notice.on-document.ts';
import { employeeEventHandlers } from './notice.on-employee.ts';
import { inquiryEventHandlers } from './notice.on-inquiry.ts';
import { invitationEventHandlers } from './notice.on-invitation.ts';
import { liveEventHandlers } from './notice.on-live.ts';
import { meetingEventHandlers } from './notice.on-meeting.ts';
import { messageEventHandlers } from './notice.on-message.ts';
import { newsfeedEventHandlers } from './notice.on-newsfeed.ts';
import { exhibitorAccessEventHandlers } from './notice.on-exhibitor-access.ts';
import { exhibitorIncompleteEventHandlers } from './notice.on-exhibitor-incomplete.ts';
import { orderEventHandlers } from './notice.on-order.ts';
import { quoteEventHandlers } from './notice.on-quote.ts';
import { reviewEventHandlers } from './notice.on-review.ts';
import { sessionEventHandlers } from './notice.on-session.ts';
import { sourcingEventHandlers } from './notice.on-sourcing.ts';
import { suggestionEventHandlers } from './notice.on-suggestion.ts';
import { vipEventHandlers } from './notice.on-vip.ts';
import { mountNoticeStream } from './notice.stream.ts';

export const notice = {
  handlers: () => ({ notice: noticeHandlers }),
  eventHandlers: [
    ...orderEventHandlers,
    ...inquiryEventHandlers,
    ...quoteEventHandlers,
    ...sourcingEventHandlers,
    ...closingEventHandlers,
    ...messageEventHandlers,
    ...chatEventHandlers,
    ...invitationEventHandlers,
    ...sessionEventHandlers,
    ...suggestionEventHandlers,
    ...customerEventHandlers,
    ...documentEventHandlers,
    ...employeeEventHandlers,
    ...newsfeedEventHandlers,
    ...exhibitorAccessEventHandlers,
    ...exhibitorIncompleteEventHandlers,
    ...reviewEventHandlers,
    ...colleagueEventHandlers,
    ...vipEventHandlers,
    ...liveEventHandlers,
    ...meetingEventHandlers,
  ],
  schedules: [digestEveryMorning, leadRemindersByDay],
  plugins: [mountNoticeStream],
  channels: [
    {
      name: NOTICES,
      onMessage: ({ noticeSubscriptions }, recipientId) => noticeSubscriptions.publish(recipientId),
      onConnectionLost: ({ noticeSubscriptions }) => noticeSubscriptions.publishAll(),
    },
  ],
  tables: {
    notice: {
      personal: [{ column: 'recipient_id', of: 'subject', erase: 'delete' }],
      expires: sql`created_at < now() - make_interval(days => ${LIMITS.noticeKeptDays})`,
    },
  },
} as const satisfies Domain;
