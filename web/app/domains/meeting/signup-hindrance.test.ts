import { expect, test } from 'vitest';
import { hindranceOf } from './signup-hindrance.ts';

const open = { stage: 'toStart', signupStatus: 'notRegistered', left: { visitors: 1, exhibitors: 1 } } as const;
const visitor = { side: 'visitor', maySignUp: true } as const;
const exhibitor = { side: 'exhibitor', maySignUp: true } as const;

test('nothing hinders whoever may sign up for an open meeting with a place left on their side', () => {
  expect(hindranceOf({ ...open, left: { visitors: 1, exhibitors: 0 } }, visitor)).toBeNull();
  expect(hindranceOf({ ...open, left: { visitors: 0, exhibitors: 1 } }, exhibitor)).toBeNull();
});

test('what hinders is named as the server names it, the end of the sign-up before who may join', () => {
  expect(hindranceOf({ ...open, stage: 'cancelled', signupStatus: 'ended' }, visitor)).toBe('meetingCancelled');
  expect(hindranceOf({ ...open, signupStatus: 'ended' }, { ...visitor, maySignUp: false })).toBe('signupOver');
  expect(hindranceOf(open, { ...exhibitor, maySignUp: false })).toBe('upgradeOnly');
  expect(hindranceOf(open, { ...visitor, maySignUp: false })).toBe('meetingElsewhere');
  expect(hindranceOf({ ...open, left: { visitors: 0, exhibitors: 1 } }, visitor)).toBe('meetingFull');
});
