import { describe, expect, it } from 'vitest';
import { admit } from './admission.ts';
import { someUser as user } from './some-user.ts';

const IN = { kind: 'in' };
const HOME = { kind: 'go', to: '/' };
const LOG_IN = { kind: 'logIn' };

describe('admit', () => {
  it('sends a role that is not listed home', () => {
    expect(admit('guestOrExhibitor', user('VISITOR'), '/find/person')).toEqual(HOME);
    expect(admit('exhibitor', user('VISITOR'), '/my-exhibit-list')).toEqual(HOME);
    expect(admit('visitor', user('ACTOR'), '/collection/product')).toEqual(HOME);
    expect(admit('organizer', user('ACTOR'), '/organizer')).toEqual(HOME);
    expect(admit('signedOut', user('VISITOR'), '/login/person')).toEqual(HOME);
  });
  it('sends the unauthenticated to log in at every protected address', () => {
    for (const group of ['visitor', 'exhibitor', 'member', 'organizer'] as const)
      expect(admit(group, null, '/potential-order')).toEqual(LOG_IN);
  });
  it('lets staff log in at their own log-in, also when signed in as visitors, and sends them on once they are in', () => {
    expect(admit('organizerLogin', null, '/organizer/login')).toEqual(IN);
    expect(admit('organizerLogin', user('VISITOR'), '/organizer/login')).toEqual(IN);
    expect(admit('organizerLogin', user('ORGANIZER'), '/organizer/login')).toEqual({
      kind: 'go',
      to: '/organizer',
    });
    expect(admit('organizer', user('ORGANIZER'), '/organizer/visitors')).toEqual(IN);
  });
  it('lets guests into public rooms and the first registration steps', () => {
    for (const group of ['everyone', 'guestOrVisitor', 'guestOrExhibitor', 'signedOut'] as const)
      expect(admit(group, null, '/')).toEqual(IN);
    expect(admit('registration', null, '/register/email/0')).toEqual(IN);
    expect(admit('registration', null, '/register/completed')).toEqual(LOG_IN);
  });
  it('offers an unfinished visitor to go on with the registration', () => {
    expect(admit('member', user('VISITOR', false), '/potential-order')).toEqual({ kind: 'finishRegistration' });
    expect(admit('member', user('VISITOR'), '/potential-order')).toEqual(IN);
  });
  it('lets whoever is signed in to the pages of the own account, registered or not', () => {
    for (const who of [user('VISITOR'), user('VISITOR', false), user('ACTOR'), user('ORGANIZER')])
      expect(admit('account', who, '/logonQR/Q000000001')).toEqual(IN);
    expect(admit('account', null, '/logonQR/Q000000001')).toEqual(LOG_IN);
  });
  it('tells an exhibitor what a page of visitors is, and shows the preview for the own booth', () => {
    const exhibitor = { id: 'X000000001', name: { zh: '', en: '' } };
    const staff = { ...user('ACTOR'), exhibitorEmployee: { exhibitorId: exhibitor.id, admin: false, exhibitor } };
    for (const path of ['/find/product', '/find/actor', '/find-exhibit/detail/P000000001', '/compare'])
      expect(admit('guestOrVisitor', staff, path)).toEqual({ kind: 'forVisitors' });
    expect(admit('guestOrVisitor', staff, '/find-exhibitor/detail/X000000002')).toEqual({ kind: 'forVisitors' });
    expect(admit('guestOrVisitor', staff, '/find-exhibitor/detail/X000000001')).toEqual({
      kind: 'go',
      to: '/company-preview',
    });
  });
  it('leads from /register to the first step, or to the one a visitor stands at', () => {
    expect(admit('registration', null, '/register')).toEqual({ kind: 'go', to: '/register/email/0' });
    expect(admit('registration', user('VISITOR', false), '/register')).toEqual({ kind: 'go', to: '/questionnaire' });
    expect(admit('registration', user('ACTOR'), '/register')).toEqual(HOME);
  });
  it('lets everybody set a forgotten password', () => {
    for (const who of [null, user('VISITOR'), user('VISITOR', false), user('ACTOR')])
      expect(admit('registration', who, '/register/password/vis')).toEqual(IN);
  });
  it('keeps a visitor on the own registration step', () => {
    expect(admit('registration', user('VISITOR', false), '/register/email/0')).toEqual({
      kind: 'go',
      to: '/questionnaire',
    });
    expect(admit('registration', user('VISITOR'), '/register/completed')).toEqual(IN);
  });
});
