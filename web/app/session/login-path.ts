import type { Group } from '../site/groups.ts';

/**
 * What an e-mail to an exhibitor's employee puts behind an address that visitors open as well (`/potential-order?as=actor`):
 * the site map alone cannot say there which of the two somebody is (ruling 2.13).
 */
const AS_EXHIBITOR = /[?&]as=actor(&|$)/;

/** Which log-in an address asks for: that of those who may open it, as the site map has it (ruling 2.13). `search` begins with `?`, or is empty. */
export function loginPath(group: Group, search: string): string {
  switch (group) {
    case 'organizer':
    case 'organizerLogin':
    case 'setUp':
      return '/organizer/login';
    case 'exhibitor':
    case 'guestOrExhibitor':
      return '/login/actor';
    case 'member':
    case 'account':
      return AS_EXHIBITOR.test(search) ? '/login/actor' : '/login/person';
    case 'everyone':
    case 'guestOrVisitor':
    case 'signedOut':
    case 'registration':
    case 'visitor':
      return '/login/person';
  }
}
