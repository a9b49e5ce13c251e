import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';

type Hindrance = Extract<
  ErrorName,
  'meetingCancelled' | 'signupOver' | 'upgradeOnly' | 'meetingElsewhere' | 'meetingFull'
>;

/** Why somebody whose sign-up does not stand cannot sign up, as the server would refuse it; null where nothing hinders. */
export function hindranceOf(
  { stage, signupStatus, left }: Pick<MeetingDetail, 'stage' | 'signupStatus' | 'left'>,
  { side, maySignUp }: { side: MeetingSide; maySignUp: boolean },
): Hindrance | null {
  if (stage === 'cancelled') return 'meetingCancelled';
  if (signupStatus === 'ended') return 'signupOver';
  if (!maySignUp) return side === 'exhibitor' ? 'upgradeOnly' : 'meetingElsewhere';
  const places = side === 'exhibitor' ? left.exhibitors : left.visitors;
  return places === 0 ? 'meetingFull' : null;
}
