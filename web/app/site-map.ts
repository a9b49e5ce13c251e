import { accountAddresses, byLinkAddresses, ownAccountAddresses } from './site-map/account.ts';
import type { Address } from './site-map/address.ts';
import { exhibitorAddresses } from './site-map/exhibitor.ts';
import { laterAddresses } from './site-map/later.ts';
import { memberAddresses } from './site-map/member.ts';
import { openAddresses } from './site-map/open.ts';
import { organizerAddresses, setUpAddresses } from './site-map/organizer.ts';
import { visitorAddresses } from './site-map/visitor.ts';

export type { Address } from './site-map/address.ts';

/** The site map: every address of section 2 of the specification, the portal's own, and the organizer console (ruling 1.2). */
export const SITE_MAP: readonly Address[] = [
  ...openAddresses,
  ...accountAddresses,
  ...ownAccountAddresses,
  ...byLinkAddresses,
  ...visitorAddresses,
  ...exhibitorAddresses,
  ...memberAddresses,
  ...laterAddresses,
  ...organizerAddresses,
  ...setUpAddresses,
];
