import { describe, expect, it } from 'vitest';
import { isRegistered, registrationDetour, registrationStep } from './registration-step.ts';

const after = (steps: number, email = 'buyer@fair.example') => ({
  email,
  exhibitionUserCompleteState: {
    completeVisitor: steps > 0,
    completeVisitorRegister: steps > 1,
    completeQuestionnaire: steps > 2,
    completeExhibitionRegistration: steps > 2,
  },
});

describe('registrationStep', () => {
  it('leads through account info 1, account info 2, questionnaire and completed', () => {
    expect([0, 1, 2, 3].map((steps) => registrationStep(after(steps)))).toEqual([
      '/l-register/account-email-info/0',
      '/register/account-info/1',
      '/register/questionnaire',
      '/register/completed',
    ]);
  });
  it('begins with the mobile form for an account without an e-mail', () => {
    expect(registrationStep(after(0, ''))).toBe('/l-register/account-mobile-info/0');
  });
  it('begins at the beginning for somebody without any flags', () => {
    expect(registrationStep({ email: 'a@fair.example', exhibitionUserCompleteState: null })).toBe(
      '/l-register/account-email-info/0',
    );
  });
  it('is finished only after the questionnaire', () => {
    expect([0, 1, 2, 3].map((steps) => isRegistered(after(steps)))).toEqual([false, false, false, true]);
  });
});

describe('registrationDetour', () => {
  it('lets a visitor open the own step, under either of its addresses', () => {
    expect(registrationDetour(after(2), '/questionnaire')).toBeNull();
    expect(registrationDetour(after(2), '/register/questionnaire')).toBeNull();
    expect(registrationDetour(after(1), '/account-info/1')).toBeNull();
  });
  it('pushes a visitor back to the own step from every other one', () => {
    expect(registrationDetour(after(1), '/register/questionnaire')).toBe('/register/account-info/1');
    expect(registrationDetour(after(0), '/register/completed')).toBe('/l-register/account-email-info/0');
    expect(registrationDetour(after(2), '/register/email/0')).toBe('/register/questionnaire');
  });
  it('leaves a registered visitor the completed page only', () => {
    expect(registrationDetour(after(3), '/register/completed')).toBeNull();
    expect(registrationDetour(after(3), '/register/account-info/1')).toBe('/register/completed');
  });
});
