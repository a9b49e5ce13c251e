import type { StaffRole } from '@fairbridge/contract/who.ts';
import { expect, it } from 'vitest';
import { someUser } from '../../session/some-user.ts';
import { waitingFor } from './overview-queues.ts';

const staff = (staffRole: StaffRole) => ({ ...someUser('ORGANIZER'), staffRole });

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
  expect(waitingFor(staff(role), counts).map(({ of }) => of)).toEqual(expected);
});

it('a queue in which nothing waits is not shown, and nobody else sees one', () => {
  expect(waitingFor(staff('support'), { ...counts, suggestionsNew: 0 })).toEqual([]);
  for (const user of [null, someUser('VISITOR'), someUser('ACTOR')]) expect(waitingFor(user, counts)).toEqual([]);
});
