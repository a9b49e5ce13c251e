import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Overview } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { queueAddress } from '../../parts/newsfeed/post-queue-query.ts';
import { calls } from '../../calls.ts';
import { may } from '../../session/may.ts';
import type { overviewTexts } from './overview.texts.ts';

/** Without the greeting, which takes a name. */
type Word = Exclude<keyof typeof overviewTexts, 'hello'>;
type Queue = {
  of: keyof Overview;
  to: string;
  /** The call that decides: the queue is the work of whoever may make it. */ asks: AnyCall;
  one: Word;
  many: Word;
};

/** What waits for the staff, and whose work it is. */
const QUEUES: readonly Queue[] = [
  {
    of: 'underReview',
    to: '/organizer/visitors',
    asks: calls.review.decide,
    one: 'underReviewOne',
    many: 'underReview',
  },
  {
    of: 'colleaguesUnderReview',
    to: '/organizer/colleagues',
    asks: calls.colleagueReview.decide,
    one: 'colleaguesOne',
    many: 'colleagues',
  },
  { of: 'vipPending', to: '/organizer/vip', asks: calls.vip.review, one: 'vipPendingOne', many: 'vipPending' },
  {
    of: 'postsUnderReview',
    to: queueAddress('underReview'),
    asks: calls.postReview.publish,
    one: 'postsOne',
    many: 'posts',
  },
  {
    of: 'postsReported',
    to: queueAddress('reported'),
    asks: calls.postReview.settleReports,
    one: 'reportsOne',
    many: 'reports',
  },
  {
    of: 'suggestionsNew',
    to: '/organizer/suggestions',
    asks: calls.suggestion.answer,
    one: 'suggestionsOne',
    many: 'suggestions',
  },
];

/** The queues in which something waits for this person. */
export const waitingFor = (user: CurrentUser | null, counts: Overview): readonly Queue[] =>
  QUEUES.filter(({ of, asks }) => counts[of] > 0 && may(asks, user));
