import type { SignupRow } from './meeting-signup.queries.ts';

type Standing = Pick<SignupRow, 'audit' | 'participation' | 'withdrawn_at'>;

/** Takes part: approved, and neither withdrawn nor denied since. */
export const isTakingPart = ({ audit, participation, withdrawn_at: withdrawn }: Standing): boolean =>
  withdrawn === null && audit === 'approved' && participation !== 'denied';

/** Approved and still there, whatever was said to taking part. */
export const isApproved = ({ audit, withdrawn_at: withdrawn }: Standing): boolean =>
  withdrawn === null && audit === 'approved';

/** Counts against the places of its side. */
export const holdsPlace = ({ audit, withdrawn_at: withdrawn }: Standing): boolean =>
  withdrawn === null && audit !== 'notApproved';

/**
 * The state machine of a sign-up (G10): under review by whoever signs up, also again after a refusal or a withdrawal; approved or not by
 * the organizer, either way as often as needed; agreed or denied once approved; withdrawn from anywhere before the meeting begins.
 */
export const isEditable = (row: Standing): boolean => !isApproved(row);
export const isDecidable = ({ withdrawn_at: withdrawn }: Standing): boolean => withdrawn === null;
