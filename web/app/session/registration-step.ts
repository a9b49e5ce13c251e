import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';

export const REGISTRATION_COMPLETED = '/register/completed';

type Progress = Pick<CurrentUser, 'exhibitionUserCompleteState' | 'email'>;

/**
 * Where a visitor's registration goes on (specification, section 4), from the completion flags:
 * account info 1, account info 2, questionnaire, completed.
 */
export function registrationStep(user: Progress): string {
  const state = user.exhibitionUserCompleteState;
  if (state === null || !state.completeVisitor)
    return user.email === '' ? '/l-register/account-mobile-info/0' : '/l-register/account-email-info/0';
  if (!state.completeVisitorRegister) return '/register/account-info/1';
  if (!state.completeQuestionnaire || !state.completeExhibitionRegistration) return '/register/questionnaire';
  return REGISTRATION_COMPLETED;
}

/** Is the registration finished? Then work-area paths are open. */
export const isRegistered = (user: Progress): boolean => registrationStep(user) === REGISTRATION_COMPLETED;

/** Two addresses show the same step. */
const SAME: Readonly<Record<string, string>> = {
  '/questionnaire': '/register/questionnaire',
  '/account-info/1': '/register/account-info/1',
  '/l-register/account-mobile-info/0': '/l-register/account-email-info/0',
};
const stepOf = (path: string): string => SAME[path] ?? path;

/**
 * Where a visitor who opens a registration page must go instead, or null when this page is the right one.
 * A registered visitor reaches only the completed page; the others are sent to their own step.
 */
export function registrationDetour(user: Progress, path: string): string | null {
  const right = registrationStep(user);
  return stepOf(path) === stepOf(right) ? null : right;
}
