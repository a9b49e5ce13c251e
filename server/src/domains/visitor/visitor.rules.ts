import type { CompleteState } from '@fairbridge/contract/account/account.shapes.ts';

export type Step = 'person' | 'company' | 'questionnaire';

/**
 * May this step be saved? Steps cannot be skipped (G10); an earlier one may be written again until the registration is complete.
 * A complete registration is changed in the personal centre instead.
 */
export function stepIsOpen(step: Step, state: CompleteState): boolean {
  if (state.completeExhibitionRegistration) return false;
  if (step === 'person') return true;
  if (step === 'company') return state.completeVisitor;
  return state.completeVisitor && state.completeVisitorRegister;
}

/** What a completed registration becomes: approved at once, or waiting for the organizer (ruling 2.6). */
export const reviewAfterCompletion = (reviewAtOnce: boolean): 'approved' | 'underReview' =>
  reviewAtOnce ? 'approved' : 'underReview';
