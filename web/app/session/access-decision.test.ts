import { describe, expect, it } from 'vitest';
import { checkAccess } from './access-decision.ts';
import { testUser as user } from './test-user.ts';

const IN = { kind: 'in' };
const HOME = { kind: 'go', to: '/' };
const LOG_IN = { kind: 'logIn' };

describe('admit', () => {
  it('sends a role that is not listed home', () => {
    expect(checkAccess('guestOrExhibitor', user('VISITOR'), '/find/person')).toEqual(HOME);
    expect(checkAccess('exhibitor', user('VISITOR'), '/my-exhibit-list')).toEqual(HOME);
    expect(checkAccess('visitor', user('ACTOR'), '/collection/product')).toEqual(HOME);
    expect(checkAccess('organizer', user('ACTOR'), '/organizer')).toEqual(HOME);
    expect(checkAccess('signedOut', user('VISITOR'), '/login/person')).toEqual(HOME);
  });
  it('sends the unauthenticated to log in at every protected address', () => {
    for (const group of ['visitor', 'exhibitor', 'member', 'organizer'] as const)
      expect(checkAccess(group, null, '/potential-order')).toEqual(LOG_IN);
  });
  it('lets staff log in at their own log-in, also when signed in as visitors, and sends them on once they are in', () => {
    expect(checkAccess('organizerLogin', null, '/organizer/login')).toEqual(IN);
    expect(checkAccess('organizerLogin', user('VISITOR'), '/organizer/login')).toEqual(IN);
    expect(checkAccess('organizerLogin', user('ORGANIZER'), '/organizer/login')).toEqual({
      kind: 'go',
      to: '/organizer',
    });
    expect(checkAccess('organizer', user('ORGANIZER'), '/organizer/visitors')).toEqual(IN);
  });
  it('lets guests into public rooms and the first registration steps', () => {
    for (const group of ['everyone', 'guestOrVisitor', 'guestOrExhibitor', 'signedOut'] as const)
      expect(checkAccess(group, null, '/')).toEqual(IN);
    expect(checkAccess('registration', null, '/register/email/0')).toEqual(IN);
    expect(checkAccess('registration', null, '/register/completed')).toEqual(LOG_IN);
  });
  it('offers an unfinished visitor to go on with the registration', () => {
    expect(checkAccess('member', user('VISITOR', false), '/potential-order')).toEqual({ kind: 'finishRegistration' });
    expect(checkAccess('member', user('VISITOR'), '/potential-order')).toEqual(IN);
  });
  it('lets whoever is signed in to the pages of the own account, registered or not', () => {
    for (const who of [user('VISITOR'), user('VISITOR', false), user('ACTOR'), user('ORGANIZER')])
      expect(checkAccess('account', who, '/logonQR/Q000000001')).toEqual(IN);
    expect(checkAccess('account', null, '/logonQR/Q000000001')).toEqual(LOG_IN);
  });
  it('tells an exhibitor what a page of visitors is, and shows the preview for the own booth', () => {
    const exhibitor = { id: 'X000000001', name: { zh: '', en: '' } };
    const staff = { ...user('ACTOR'), exhibitorEmployee: { exhibitorId: exhibitor.id, admin: false, exhibitor } };
    for (const path of ['/find/product', '/find/actor', '/find-exhibit/detail/P000000001', '/compare'])
      expect(checkAccess('guestOrVisitor', staff, path)).toEqual({ kind: 'forVisitors' });
    expect(checkAccess('guestOrVisitor', staff, '/find-exhibitor/detail/X000000002')).toEqual({ kind: 'forVisitors' });
    expect(checkAccess('guestOrVisitor', staff, '/find-exhibitor/detail/X000000001')).toEqual({
      kind: 'go',
      to: '/company-preview',
    });
  });
  it('leads from /register to the first step, or to the one a visitor stands at', () => {
    expect(checkAccess('registration', null, '/register')).toEqual({ kind: 'go', to: '/register/email/0' });
    expect(checkAccess('registration', user('VISITOR', false), '/register')).toEqual({
      kind: 'go',
      to: '/questionnaire',
    });
    expect(checkAccess('registration', user('ACTOR'), '/register')).toEqual(HOME);
  });
  it('lets everybody set a forgotten password', () => {
    for (const who of [null, user('VISITOR'), user('VISITOR', false), user('ACTOR')])
      expect(checkAccess('registration', who, '/register/password/vis')).toEqual(IN);
  });
  it('keeps a visitor on the own registration step', () => {
    expect(checkAccess('registration', user('VISITOR', false), '/register/email/0')).toEqual({
      kind: 'go',
      to: '/questionnaire',
    });
    expect(checkAccess('registration', user('VISITOR'), '/register/completed')).toEqual(IN);
  });
});
