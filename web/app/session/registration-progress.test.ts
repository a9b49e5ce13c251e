import type { ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { describe, expect, it } from 'vitest';
import { isRegistrationPath, mayCorrect, openSteps, registrationDetour } from './registration-progress.ts';
import { isRegistered, registrationStep } from './registration-step.ts';

const after = (steps: number, email = 'buyer@fair.example', state: ReviewState | null = null) => ({
  email,
  exhibitionUserCompleteState: {
    completeVisitor: steps > 0,
    completeVisitorRegister: steps > 1,
    completeQuestionnaire: steps > 2,
    completeExhibitionRegistration: steps > 2,
  },
  review: state === null ? null : { state, reason: '' },
});
const PERSON = '/l-register/account-email-info/0';
const COMPANY = '/register/account-info/1';
const COMPLETED = '/register/completed';

describe('registrationStep', () => {
  it('leads through account info 1, account info 2, questionnaire and completed', () => {
    expect([0, 1, 2, 3].map((steps) => registrationStep(after(steps)))).toEqual([
      PERSON,
      COMPANY,
      '/questionnaire',
      COMPLETED,
    ]);
  });
  it('begins with the mobile form for an account without an e-mail', () => {
    expect(registrationStep(after(0, ''))).toBe('/l-register/account-mobile-info/0');
  });
  it('begins at the beginning for somebody without any flags', () => {
    expect(registrationStep({ email: 'a@fair.example', exhibitionUserCompleteState: null })).toBe(PERSON);
  });
  it('is finished only after the questionnaire', () => {
    expect([0, 1, 2, 3].map((steps) => isRegistered(after(steps)))).toEqual([false, false, false, true]);
  });
  it('counts the steps that are open', () => {
    expect([0, 1, 2, 3].map((steps) => openSteps(after(steps)))).toEqual([3, 2, 1, 0]);
    expect(openSteps({ exhibitionUserCompleteState: null })).toBe(3);
  });
});

describe('registrationDetour', () => {
  it('lets a visitor open the own step, under either of its addresses', () => {
    expect(registrationDetour(after(2), '/questionnaire')).toBeNull();
    expect(registrationDetour(after(2), '/register/questionnaire')).toBeNull();
    expect(registrationDetour(after(1), '/account-info/1')).toBeNull();
    expect(registrationDetour(after(0, ''), '/l-register/account-mobile-info/0')).toBeNull();
  });
  it('lets a visitor go back to steps that are done', () => {
    expect([PERSON, '/l-register/account-mobile-info/0'].map((path) => registrationDetour(after(1), path))).toEqual([
      null,
      null,
    ]);
    expect([PERSON, COMPANY].map((path) => registrationDetour(after(2), path))).toEqual([null, null]);
  });
  it('pushes a visitor to the own step from every later one, and from what is outside the steps', () => {
    expect(registrationDetour(after(1), '/register/questionnaire')).toBe(COMPANY);
    expect(registrationDetour(after(0), COMPANY)).toBe(PERSON);
    expect(registrationDetour(after(0), COMPLETED)).toBe(PERSON);
    expect(registrationDetour(after(2), '/register/email/0')).toBe('/questionnaire');
  });
  it('leaves a registered visitor the completed page only', () => {
    for (const state of [null, 'approved', 'underReview'] as const) {
      const user = after(3, 'buyer@fair.example', state);
      expect(registrationDetour(user, COMPLETED)).toBeNull();
      for (const path of [PERSON, COMPANY, '/questionnaire', '/register/email/0'])
        expect(registrationDetour(user, path)).toBe(COMPLETED);
    }
  });
  it('opens the steps again to whoever was not approved, and nothing before them', () => {
    const user = after(3, 'buyer@fair.example', 'notApproved');
    for (const path of [PERSON, COMPANY, '/account-info/1', '/questionnaire', '/register/questionnaire', COMPLETED])
      expect(registrationDetour(user, path)).toBeNull();
    expect(registrationDetour(user, '/register/email/0')).toBe(COMPLETED);
  });
  it('does not open later steps to an unfinished visitor, whatever a review says', () => {
    const user = after(1, 'buyer@fair.example', 'notApproved');
    expect(mayCorrect(user)).toBe(false);
    expect(registrationDetour(user, '/questionnaire')).toBe(COMPANY);
  });
});

describe('isRegistrationPath', () => {
  it('knows the pages that nobody wants to come back to', () => {
    const inside = ['/register/email/0', COMPLETED, PERSON, COMPANY, '/account-info/1', '/questionnaire'];
    expect(inside.map(isRegistrationPath)).toEqual(inside.map(() => true));
    const outside = ['/', '/find/product', '/profile', '/personal/questionnaire/change'];
    expect(outside.map(isRegistrationPath)).toEqual(outside.map(() => false));
  });
});
