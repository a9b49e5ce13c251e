/**
 * Who may open an address (specification, sections 2 and 6). Screens only follow this; the API alone decides about data.
 * `signedOut`: log-in pages, which send the signed-in home. `registration`: a guest, or a visitor on the way through the steps.
 * `account`: whoever is signed in, in whatever role and with the registration finished or not: pages about the own account.
 * `organizerLogin`: the staff's own log-in, which only staff that is signed in is sent on from.
 * `setUp`: the page that makes the first fair, which is there before any fair is.
 */
export const GROUPS = [
  'everyone',
  'guestOrVisitor',
  'guestOrExhibitor',
  'signedOut',
  'registration',
  'visitor',
  'exhibitor',
  'member',
  'account',
  'organizer',
  'organizerLogin',
  'setUp',
] as const;
export type Group = (typeof GROUPS)[number];

/** The module of the group's layout route below `web/app`, without its ending. */
export const layoutOf = (who: Group): string =>
  `shell/layouts/${who.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
