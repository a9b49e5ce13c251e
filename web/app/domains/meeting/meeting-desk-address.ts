import { appointmentState } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { meetingSide, participation } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { anyOf, defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';

export const MEETINGS = '/organizer/meetings';

/** In the order of the work. */
export const SIGNUP_TABS = ['review', 'approved', 'notApproved', 'all'] as const;

/** The sign-ups of a meeting, in the console. */
export const signupQuery = (meetingId: string) =>
  defineListQuery(`${MEETINGS}/${meetingId}/signups`, {
    audit: tabOf(SIGNUP_TABS),
    keyword: words,
    side: anyOf(meetingSide.options),
    participation: anyOf(participation.options),
  });

export const scheduleAddress = (meetingId: string): string => `${MEETINGS}/${meetingId}/schedule`;

/** The appointments of a meeting, in the console. */
export const appointmentQuery = (meetingId: string) =>
  defineListQuery(`${MEETINGS}/${meetingId}/appointments`, {
    keyword: words,
    state: anyOf(appointmentState.options),
  });
