import type { CompleteState, ReviewState } from '@fairbridge/contract/account/account.shapes.ts';

export type Step = 'person' | 'company' | 'questionnaire';

/**
 * May this step be saved? Steps cannot be skipped (G10); an earlier one may be written again until the registration is complete.
 * A complete registration is changed in the personal centre instead, but one that was not approved may be corrected step by step
 * and handed in again (ruling 2.6).
 */
export function stepIsOpen(step: Step, state: CompleteState, review: ReviewState | null): boolean {
  if (state.completeExhibitionRegistration) return review === 'notApproved';
  if (step === 'person') return true;
  if (step === 'company') return state.completeVisitor;
  return state.completeVisitor && state.completeVisitorRegister;
}

/** What a completed registration becomes: approved at once, or waiting for the organizer (ruling 2.6). */
export const reviewAfterCompletion = (reviewAtOnce: boolean): 'approved' | 'underReview' =>
  reviewAtOnce ? 'approved' : 'underReview';

type Reviewed = { completed: boolean; state: ReviewState | null; reason: string };

/** Only a complete registration is decided about; the organizer may change a decision. */
export const mayBeReviewed = (visitor: Reviewed): boolean => visitor.completed && visitor.state !== null;

/** Does this decision say anything the visitor was not told already? */
export const isNews = (visitor: Reviewed, decision: { state: ReviewState; reason: string }): boolean =>
  visitor.state !== decision.state || (decision.state === 'notApproved' && visitor.reason !== decision.reason);

export const mayResubmit = (visitor: Reviewed): boolean => visitor.completed && visitor.state === 'notApproved';
