import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { describe, expect, it } from 'vitest';
import { admit } from './admission.ts';

const user = (subjectType: CurrentUser['subjectType'], registered = true): CurrentUser => ({
  userAccountId: 'A000000001',
  subjectId: 'S000000001',
  subjectType,
  exhibitionId: 'E000000001',
  name: 'Wang Min',
  email: 'wang@fair.example',
  mobile: '',
  hasPassword: true,
  avatar: '',
  staffRole: subjectType === 'ORGANIZER' ? 'owner' : null,
  roles: [subjectType],
  exhibitorEmployee: null,
  exhibitionUserCompleteState: {
    completeVisitor: true,
    completeVisitorRegister: true,
    completeQuestionnaire: registered,
    completeExhibitionRegistration: registered,
  },
  review: null,
  unreadNotices: 0,
});
const rules = { registrationMode: 1 } as const;
const IN = { kind: 'in' };
const HOME = { kind: 'go', to: '/' };
const LOG_IN = { kind: 'logIn' };

describe('admit', () => {
  it('sends a role that is not listed home', () => {
    expect(admit('guestOrVisitor', user('ACTOR'), '/find/product', rules)).toEqual(HOME);
    expect(admit('guestOrExhibitor', user('VISITOR'), '/find/person', rules)).toEqual(HOME);
    expect(admit('exhibitor', user('VISITOR'), '/my-exhibit-list', rules)).toEqual(HOME);
    expect(admit('visitor', user('ACTOR'), '/collection/product', rules)).toEqual(HOME);
    expect(admit('organizer', user('ACTOR'), '/organizer', rules)).toEqual(HOME);
    expect(admit('signedOut', user('VISITOR'), '/login/person', rules)).toEqual(HOME);
  });
  it('sends the unauthenticated to log in at every protected door', () => {
    for (const group of ['visitor', 'exhibitor', 'member', 'organizer'] as const)
      expect(admit(group, null, '/potential-order', rules)).toEqual(LOG_IN);
  });
  it('lets staff log in at their own door, also when signed in as visitors, and sends them on once they are in', () => {
    expect(admit('organizerLogin', null, '/organizer/login', rules)).toEqual(IN);
    expect(admit('organizerLogin', user('VISITOR'), '/organizer/login', rules)).toEqual(IN);
    expect(admit('organizerLogin', user('ORGANIZER'), '/organizer/login', rules)).toEqual({
      kind: 'go',
      to: '/organizer',
    });
    expect(admit('organizer', user('ORGANIZER'), '/organizer/visitors', rules)).toEqual(IN);
  });
  it('lets guests into public rooms and the first registration steps', () => {
    for (const group of ['everyone', 'guestOrVisitor', 'guestOrExhibitor', 'signedOut'] as const)
      expect(admit(group, null, '/', rules)).toEqual(IN);
    expect(admit('registration', null, '/register/email/0', rules)).toEqual(IN);
    expect(admit('registration', null, '/register/completed', rules)).toEqual(LOG_IN);
  });
  it('offers an unfinished visitor to go on with the registration', () => {
    expect(admit('member', user('VISITOR', false), '/potential-order', rules)).toEqual({ kind: 'finishRegistration' });
    expect(admit('member', user('VISITOR'), '/potential-order', rules)).toEqual(IN);
  });
  it('lets whoever is signed in to the pages of the own account, registered or not', () => {
    for (const who of [user('VISITOR'), user('VISITOR', false), user('ACTOR'), user('ORGANIZER')])
      expect(admit('account', who, '/logonQR/Q000000001', { registrationMode: 2 })).toEqual(IN);
    expect(admit('account', null, '/logonQR/Q000000001', rules)).toEqual(LOG_IN);
  });
  it('lets everybody set a forgotten password', () => {
    for (const who of [null, user('VISITOR'), user('VISITOR', false), user('ACTOR')])
      expect(admit('registration', who, '/register/password/vis', rules)).toEqual(IN);
  });
  it('keeps a visitor on the own registration step', () => {
    expect(admit('registration', user('VISITOR', false), '/register/email/0', rules)).toEqual({
      kind: 'go',
      to: '/questionnaire',
    });
    expect(admit('registration', user('VISITOR'), '/register/completed', rules)).toEqual(IN);
  });
  it('leaves visitors only the profile when the fair is in registration-only mode', () => {
    const only = { registrationMode: 2 } as const;
    expect(admit('visitor', user('VISITOR'), '/collection/product', only)).toEqual({ kind: 'go', to: '/profile' });
    expect(admit('visitor', user('VISITOR'), '/profile', only)).toEqual(IN);
  });
});
