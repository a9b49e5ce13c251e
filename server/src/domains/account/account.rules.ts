import { sql } from 'kysely';
import type { CompleteState, CurrentUser, Invitation } from '@fairbridge/contract/account/account.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { isMailAddress } from '@fairbridge/contract/address-format.ts';

/** The address of the registration step a visitor stands at (specification, section 4). */
export function registrationStep(state: CompleteState): string {
  if (!state.completeVisitor) return '/l-register/account-email-info/0';
  if (!state.completeVisitorRegister) return '/register/account-info/1';
  if (!state.completeQuestionnaire) return '/questionnaire';
  return '/register/completed';
}

export const isRegistered = (state: CompleteState): boolean => state.completeExhibitionRegistration;

/** Has the organizer let a visitor in? Who has not finished registering is not, whatever was decided before. */
export const isApproved = (visitor: { registered: boolean; reviewState: string | null }): boolean =>
  visitor.registered && visitor.reviewState === 'approved';
/** `isApproved` in SQL, of `visitor v`. */
export const APPROVED = sql<boolean>`(v.complete_exhibition_registration and v.review_state = 'approved')`;

/** Landing after log-in (specification, section 2). */
export function landing(
  user: Pick<CurrentUser, 'subjectType' | 'exhibitorEmployee' | 'exhibitionUserCompleteState'>,
  switches: { registrationOnly: boolean; visitorDelay: boolean },
): string {
  if (user.subjectType === 'ACTOR') return user.exhibitorEmployee?.admin ? '/company-management' : '/my-exhibit-list';
  if (user.subjectType === 'ORGANIZER') return '/organizer';
  const state = user.exhibitionUserCompleteState;
  if (state !== null && !isRegistered(state) && !switches.visitorDelay) return registrationStep(state);
  return switches.registrationOnly ? '/profile' : '/';
}

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** How long a session lives unused and in all, in milliseconds (ruling 2.9). */
export function sessionLife(
  subjectType: CurrentUser['subjectType'],
  remember: boolean,
): { idle: number; total: number } {
  if (subjectType === 'ORGANIZER')
    return { idle: LIMITS.organizerIdleHours * HOUR, total: LIMITS.organizerTotalHours * HOUR };
  if (remember) return { idle: LIMITS.rememberedIdleDays * DAY, total: LIMITS.rememberedTotalDays * DAY };
  return { idle: LIMITS.sessionIdleHours * HOUR, total: LIMITS.sessionTotalDays * DAY };
}

/** Milliseconds a try is slowed by after so many failures of the account: 1 s doubling to 30 s, never a hard lock (G15). */
export function slowedBy(failures: number): number {
  const beyond = failures - LIMITS.loginFailuresPerAccount;
  return beyond <= 0 ? 0 : Math.min(30_000, 1000 * 2 ** (beyond - 1));
}

/** An e-mail or mobile as shown to somebody who may not know it whole: 'b***r@fair.example', '861380***0000'. */
export function maskedAddress(address: string): string {
  const [name = '', host] = address.split('@');
  if (host === undefined) return `${address.slice(0, -8)}****${address.slice(-4)}`;
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${host}`;
}

/**
 * Does the link that somebody registers through count? Only with an e-mail, an account id, and an exhibitor id of at least ten
 * letters and digits (specification, section 5). What does not count is not kept: it may hold what cannot be stored.
 */
export const invitationCounts = (invitation: Invitation): invitation is NonNullable<Invitation> =>
  invitation !== null &&
  isMailAddress(invitation.email) &&
  invitation.email.isWellFormed() &&
  /^[A-Za-z0-9]+$/.test(invitation.userAccountId) &&
  /^[A-Za-z0-9]{10,}$/.test(invitation.exhibitorId);
