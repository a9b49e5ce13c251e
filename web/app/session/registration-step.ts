import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';

export const REGISTRATION_COMPLETED = '/register/completed';

export type Progress = Pick<CurrentUser, 'exhibitionUserCompleteState' | 'email' | 'review'>;

/**
 * Where a visitor's registration goes on (specification, section 4), from the completion flags:
 * account info 1, account info 2, questionnaire, completed.
 */
export function registrationStep(user: Omit<Progress, 'review'>): string {
  const state = user.exhibitionUserCompleteState;
  if (state === null || !state.completeVisitor)
    return user.email === '' ? '/l-register/account-mobile-info/0' : '/l-register/account-email-info/0';
  if (!state.completeVisitorRegister) return '/register/account-info/1';
  if (!state.completeQuestionnaire || !state.completeExhibitionRegistration) return '/questionnaire';
  return REGISTRATION_COMPLETED;
}

/** Is the registration finished? Then work-area paths are open. */
export const isRegistered = (user: Omit<Progress, 'review'>): boolean =>
  registrationStep(user) === REGISTRATION_COMPLETED;
