/**
 * Who may open an address (specification, sections 2 and 6). Screens only follow this; the API alone decides about data.
 * `signedOut`: log-in pages, which send the signed-in home. `registration`: a guest, or a visitor on the way through the steps.
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
  'organizer',
] as const;
export type Group = (typeof GROUPS)[number];
