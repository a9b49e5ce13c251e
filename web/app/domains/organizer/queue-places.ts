import type { QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { postQuery } from '../../components/newsfeed/post-queue-query.ts';
import type { overviewTexts } from './overview.texts.ts';

type Word = keyof typeof overviewTexts & `queue${string}`;
type Place = { to: string; one: Word; many: Word };

/** Where a queue is worked off, and what waits there. The server answers each member of staff their own queues alone. */
export const QUEUE_PLACES: Readonly<Record<QueueName, Place>> = {
  visitors: { to: '/organizer/visitors', one: 'queueVisitor', many: 'queueVisitors' },
  colleagues: { to: '/organizer/colleagues', one: 'queueColleague', many: 'queueColleagues' },
  vipApplications: { to: '/organizer/vip', one: 'queueVip', many: 'queueVips' },
  exhibitorApplications: {
    to: '/organizer/exhibitors/applications',
    one: 'queueApplication',
    many: 'queueApplications',
  },
  sourcing: { to: '/organizer/sourcing?state=review', one: 'queueSourcing', many: 'queueSourcings' },
  meetingSignups: { to: '/organizer/meetings', one: 'queueMeetingSignup', many: 'queueMeetingSignups' },
  suggestions: { to: '/organizer/suggestions', one: 'queueSuggestion', many: 'queueSuggestions' },
  chatReports: { to: '/organizer/chat-reports', one: 'queueChatReport', many: 'queueChatReports' },
  posts: { to: postQuery.address({ queue: 'underReview' }), one: 'queuePost', many: 'queuePosts' },
  reportedPosts: { to: postQuery.address({ queue: 'reported' }), one: 'queueReported', many: 'queueReporteds' },
  releases: { to: '/organizer/announcements/releases', one: 'queueRelease', many: 'queueReleases' },
};
