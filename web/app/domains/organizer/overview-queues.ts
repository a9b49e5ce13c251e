import type { Overview } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { StaffRole } from '@fairbridge/contract/who.ts';
import { queueAddress } from '../../parts/newsfeed/post-queue-query.ts';
import type { overviewTexts } from './overview.texts.ts';

/** Without the greeting, which takes a name. */
type Word = Exclude<keyof typeof overviewTexts, 'hello'>;
type Queue = { of: keyof Overview; to: string; who: readonly StaffRole[]; one: Word; many: Word };

/** What waits for the staff, and whose work it is: of the roles that the deciding calls are declared for. */
const QUEUES: readonly Queue[] = [
  { of: 'underReview', to: '/organizer/visitors', who: ['reviewer'], one: 'underReviewOne', many: 'underReview' },
  {
    of: 'colleaguesUnderReview',
    to: '/organizer/colleagues',
    who: ['reviewer'],
    one: 'colleaguesOne',
    many: 'colleagues',
  },
  { of: 'vipPending', to: '/organizer/vip', who: ['reviewer'], one: 'vipPendingOne', many: 'vipPending' },
  { of: 'postsUnderReview', to: queueAddress('underReview'), who: ['editor'], one: 'postsOne', many: 'posts' },
  { of: 'postsReported', to: queueAddress('reported'), who: ['editor'], one: 'reportsOne', many: 'reports' },
  {
    of: 'suggestionsNew',
    to: '/organizer/suggestions',
    who: ['editor', 'support'],
    one: 'suggestionsOne',
    many: 'suggestions',
  },
];

/** The queues of a role in which something waits; an owner has all of them. */
export const waitingFor = (role: StaffRole | null, counts: Overview): readonly Queue[] =>
  QUEUES.filter(({ of, who }) => counts[of] > 0 && role !== null && (role === 'owner' || who.includes(role)));
