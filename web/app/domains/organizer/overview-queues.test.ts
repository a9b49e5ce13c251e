import type { StaffRole } from '@fairbridge/contract/who.ts';
import { expect, it } from 'vitest';
import { waitingFor } from './overview-queues.ts';

const counts = {
  registeredToday: 1,
  registered: 1,
  underReview: 2,
  notApproved: 1,
  unfinished: 1,
  suspended: 1,
  colleaguesUnderReview: 2,
  vipPending: 3,
  postsUnderReview: 4,
  postsReported: 5,
  suggestionsNew: 6,
  exhibitors: 1,
};

it.each<[StaffRole, readonly string[]]>([
  [
    'owner',
    ['underReview', 'colleaguesUnderReview', 'vipPending', 'postsUnderReview', 'postsReported', 'suggestionsNew'],
  ],
  ['reviewer', ['underReview', 'colleaguesUnderReview', 'vipPending']],
  ['editor', ['postsUnderReview', 'postsReported', 'suggestionsNew']],
  ['support', ['suggestionsNew']],
])('the %s sees the own queues', (role, expected) => {
  expect(waitingFor(role, counts).map(({ of }) => of)).toEqual(expected);
});

it('a queue in which nothing waits is not shown, and nobody sees one without a role', () => {
  expect(waitingFor('support', { ...counts, suggestionsNew: 0 })).toEqual([]);
  expect(waitingFor(null, counts)).toEqual([]);
});
