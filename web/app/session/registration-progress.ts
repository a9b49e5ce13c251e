import { isRegistered, registrationStep, type Progress } from './registration-step.ts';

/** How many of the three steps after the account (person, company, questionnaire) are still open. */
export function openSteps(user: Pick<Progress, 'exhibitionUserCompleteState'>): number {
  const state = user.exhibitionUserCompleteState;
  if (state === null) return 3;
  const { completeVisitor, completeVisitorRegister, completeQuestionnaire } = state;
  return [completeVisitor, completeVisitorRegister, completeQuestionnaire].filter((done) => !done).length;
}

/** May the steps be corrected, one by one and in any order? Only after a review that was not approved (ruling 2.6). */
export const mayCorrect = (user: Progress): boolean => isRegistered(user) && user.review?.state === 'notApproved';

/** Two addresses show the same step. */
const SAME: Readonly<Record<string, string>> = {
  '/register/questionnaire': '/questionnaire',
  '/account-info/1': '/register/account-info/1',
  '/l-register/account-mobile-info/0': '/l-register/account-email-info/0',
};
const stepOf = (path: string): string => SAME[path] ?? path;
const STEPS: readonly string[] = ['/l-register/account-email-info/0', '/register/account-info/1', '/questionnaire'];

/** Does this address, without language and query, belong to the registration? It is no place to come back to after it. */
export const isRegistrationPath = (path: string): boolean =>
  path === '/register' || path.startsWith('/register/') || [...STEPS, ...Object.keys(SAME)].includes(path);

/**
 * Where a visitor who opens a registration page must go instead, or null when this page is the right one.
 * A registered visitor reaches only the completed page, and the steps while they are to be corrected; the others reach their own step
 * and those before it, and are sent to their own from the rest.
 */
export function registrationDetour(user: Progress, path: string): string | null {
  const right = registrationStep(user);
  const wanted = stepOf(path);
  const place = STEPS.indexOf(wanted);
  const isBefore = place >= 0 && place < STEPS.indexOf(stepOf(right));
  if (wanted === stepOf(right) || isBefore || (mayCorrect(user) && place >= 0)) return null;
  return right;
}
