import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { anyOf, defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';

export const REVIEWED_STATES = [
  'published',
  'underReview',
  'refused',
  'withdrawn',
  'removed',
] as const satisfies readonly PostState[];

export const postQuery = defineListQuery('/organizer/posts', {
  queue: tabOf(['all', 'underReview', 'reported']),
  state: anyOf(REVIEWED_STATES),
  authorKind: anyOf(['exhibitor', 'visitor']),
  keyword: words,
});
