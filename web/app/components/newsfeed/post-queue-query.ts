import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';

export const POSTS_PATH = '/organizer/posts';
/** The tabs, in the order of the work. */
export const QUEUES = ['underReview', 'reported', 'all'] as const;
export type Queue = (typeof QUEUES)[number];
export const REVIEWED_STATES = [
  'published',
  'underReview',
  'refused',
  'withdrawn',
  'removed',
] as const satisfies readonly PostState[];

export type PostQueueQuery = {
  queue: Queue;
  state: PostState | null;
  authorKind: 'visitor' | 'exhibitor' | null;
  keyword: string;
  pageNum: number;
};

/** The list that an address means; what it cannot mean narrows nothing. */
export function postQueueQuery(query: URLSearchParams): PostQueueQuery {
  const kind = query.get('authorKind');
  return {
    queue: QUEUES.find((one) => one === query.get('queue')) ?? 'all',
    state: REVIEWED_STATES.find((one) => one === query.get('state')) ?? null,
    authorKind: kind === 'visitor' || kind === 'exhibitor' ? kind : null,
    keyword: keywordIn(query).trim(),
    pageNum: pageNumOf(query),
  };
}

/** The address of a tab without the filters of the one before. */
export const queueAddress = (queue: Queue): string => (queue === 'all' ? POSTS_PATH : `${POSTS_PATH}?queue=${queue}`);
