import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { QUEUES, type QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';

/** The call that works a queue off: whose work it is stands there, once. */
const WORK: Readonly<Record<QueueName, AnyCall>> = {
  visitors: contract.review.decide,
  colleagues: contract.colleagueReview.decide,
  vipApplications: contract.vip.review,
  exhibitorApplications: contract.exhibitorApplication.approve,
  sourcing: contract.organizerSourcing.review,
  meetingSignups: contract.meetingDesk.decide,
  suggestions: contract.suggestion.answer,
  chatReports: contract.chatReport.close,
  posts: contract.postReview.publish,
  reportedPosts: contract.postReview.settleReports,
  releases: contract.release.allow,
};

/** The queues that are work of this member of staff. */
export const queuesOf = (caller: Pick<OrganizerCaller, 'kind' | 'role'>): readonly QueueName[] =>
  QUEUES.filter((name) => can(WORK[name].roles, caller));
