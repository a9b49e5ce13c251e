import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Group } from '../site/groups.ts';
import { registrationDetour } from './registration-progress.ts';
import { isRegistered } from './registration-step.ts';

export type AccessDecision =
  | { kind: 'in' }
  /** Store the target and log in. */
  | { kind: 'logIn' }
  | { kind: 'go'; to: string }
  /** A visitor without a finished registration at a work-area path: offer to go on with it (specification, section 6). */
  | { kind: 'finishRegistration' }
  /** An exhibitor at a page of visitors: told what it is, instead of being sent away without a word. */
  | { kind: 'forVisitors' };

const IN: AccessDecision = { kind: 'in' };
const HOME: AccessDecision = { kind: 'go', to: '/' };
const CONSOLE: AccessDecision = { kind: 'go', to: '/organizer' };

/** Also for whoever has not finished registering: the own state, and help. */
const BEFORE_REGISTERED = ['/profile', '/personal/service'];

function visitorArea(user: CurrentUser, path: string): AccessDecision {
  return isRegistered(user) || BEFORE_REGISTERED.includes(path) ? IN : { kind: 'finishRegistration' };
}

/** Open to everybody at any time: a forgotten password, also by a link from an e-mail that is opened where somebody is signed in. */
const SET_PASSWORD = '/register/password/vis';

/** Leads to the first step, or to the one a visitor stands at. */
const REGISTER = '/register';

function registration(user: CurrentUser | null, path: string): AccessDecision {
  if (path === SET_PASSWORD) return IN;
  if (path === REGISTER && user === null) return { kind: 'go', to: '/register/email/0' };
  if (user === null) return /^\/register\/(email|mobile)\//.test(path) ? IN : { kind: 'logIn' };
  if (user.subjectType !== 'VISITOR') return HOME;
  const detour = registrationDetour(user, path);
  return detour === null ? IN : { kind: 'go', to: detour };
}

/** Of the own booth an exhibitor has a preview. */
function pageOfVisitors({ exhibitorEmployee }: CurrentUser, path: string): AccessDecision {
  const own = exhibitorEmployee !== null && path === `/find-exhibitor/detail/${exhibitorEmployee.exhibitor.id}`;
  return own ? { kind: 'go', to: '/company-preview' } : { kind: 'forVisitors' };
}

/**
 * Who may open an address of the site map: a role not listed is sent home, the unauthenticated to log in (specification, sections 4 and 6);
 * exhibitors who follow a link to a page of visitors are told what it is.
 * The API decides about data, also about what waits until the fair opens; this only keeps people from rooms that would be empty for them.
 */
export function checkAccess(group: Group, user: CurrentUser | null, path: string): AccessDecision {
  const kind = user?.subjectType ?? '';
  switch (group) {
    case 'everyone':
    case 'setUp':
      return IN;
    case 'guestOrVisitor':
      return user?.subjectType === 'ACTOR' ? pageOfVisitors(user, path) : IN;
    case 'guestOrExhibitor':
      return kind === 'VISITOR' ? HOME : IN;
    case 'signedOut':
      return user === null ? IN : HOME;
    case 'organizerLogin':
      // Staff may be signed in as visitors of their own fair: they log in here without logging out there first.
      return kind === 'ORGANIZER' ? CONSOLE : IN;
    case 'account':
      return user === null ? { kind: 'logIn' } : IN;
    case 'registration':
      return registration(user, path);
    case 'visitor':
    case 'exhibitor':
    case 'member':
    case 'organizer':
      if (user === null) return { kind: 'logIn' };
      if (group === 'organizer') return kind === 'ORGANIZER' ? IN : HOME;
      if (kind === 'VISITOR') return group === 'exhibitor' ? HOME : visitorArea(user, path);
      return kind === 'ACTOR' && group !== 'visitor' ? IN : HOME;
  }
}
