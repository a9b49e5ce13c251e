import { QUEUES } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { expect, it } from 'vitest';
import { itemOf, ORGANIZER_MENU, waitingIn } from '../../shell/organizer/organizer-menu.ts';
import { QUEUE_PLACES } from './queue-places.ts';
import { waitedSince } from './waited-since.ts';

it('a queue is counted at one line of the menu, that of the room it leads to', () => {
  const counted = ORGANIZER_MENU.flatMap(({ to, queues = [] }) => queues.map((name) => [name, to] as const));
  expect(counted.map(([name]) => name).toSorted()).toEqual([...QUEUES].toSorted());
  for (const [name, to] of counted) expect(itemOf(QUEUE_PLACES[name].to.replace(/\?.*/, ''))?.to).toBe(to);
});

it('a line counts all of its queues, of what waits for its reader', () => {
  const posts = ORGANIZER_MENU.filter(({ to }) => to === '/organizer/posts');
  expect(
    waitingIn(posts, new Map([['posts', 3] as const, ['reportedPosts', 2] as const, ['visitors', 9] as const])),
  ).toBe(5);
  expect(waitingIn(posts, new Map())).toBe(0);
});

it('says how long the longest has waited in its largest unit', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const at = (since: string) => [waitedSince(since, now, 'zh'), waitedSince(since, now, 'en')];
  expect(at('2026-03-07T11:00:00Z')).toEqual(['3天前', '3 days ago']);
  expect(at('2026-03-10T10:59:00Z')).toEqual(['1小时前', '1 hour ago']);
  expect(at('2026-03-10T11:30:00Z')).toEqual(['30分钟前', '30 minutes ago']);
  // a clock that is behind the server's
  expect(at('2026-03-10T12:00:20Z')).toEqual(['1分钟前', '1 minute ago']);
});
