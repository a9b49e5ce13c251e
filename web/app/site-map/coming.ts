import type { Address } from './address.ts';
import { exhibitorAddresses } from './exhibitor.ts';
import { laterAddresses } from './later.ts';
import { memberAddresses } from './member.ts';
import { visitorAddresses } from './visitor.ts';

/** Rooms to come: addresses of the specification that have no screen yet. Without those of the console, which has none to come. */
export const COMING: readonly Address[] = [
  ...visitorAddresses,
  ...exhibitorAddresses,
  ...memberAddresses,
  ...laterAddresses,
].filter(({ screen }) => screen === undefined);
