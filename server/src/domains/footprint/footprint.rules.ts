import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Whose footprints: a visitor's own, or those of a company, whoever of its staff looked. */
export type FootprintOwner = { type: 'VISITOR' | 'ACTOR'; id: string };

export const footprintOwnerOf = (caller: VisitorCaller | ExhibitorCaller): FootprintOwner =>
  caller.kind === 'visitor' ? { type: 'VISITOR', id: caller.visitorId } : { type: 'ACTOR', id: caller.exhibitorId };

/** Buyers leave footprints at sellers, sellers at buyers (ruling 4.4). */
export const leavesFootprints = (walker: FootprintOwner, subject: FootprintSubjectType): boolean =>
  (walker.type === 'ACTOR') === (subject === 'VISITOR');
