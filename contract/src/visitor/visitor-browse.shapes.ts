import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut } from '../fields.ts';

/**
 * A visitor to others (ruling 3.4). `masked`: to guests, who read '李**', company, position and country; what stands below these
 * is empty then. Exhibitors and the organizer read all of it.
 */
export const visitorCard = z.object({
  id: z.string(),
  name: z.string(),
  masked: z.boolean(),
  company: z.string(),
  position: z.string(),
  country: namedCode,
  /** Where the picture is shown from, empty without one. */
  avatar: z.string(),
  business: namedCode.nullable(),
  /** Categories of interest. */
  interests: z.array(namedCode),
  /** What is sourced, in the visitor's own words. */
  wanted: z.string(),
  /** In the customer pool of the caller's company. */
  inPool: z.boolean(),
});
export type VisitorCard = z.output<typeof visitorCard>;

export const visitorDetail = visitorCard.extend({
  province: bilingualOut,
  city: bilingualOut,
  /** How to reach the visitor: for the company whose contact this is, null for everybody else. */
  contact: z.object({ email: z.string(), mobile: z.string() }).nullable(),
});
export type VisitorDetail = z.output<typeof visitorDetail>;

/** What a visitor decides about being seen. */
export const visitorPrivacy = z.object({
  /** May be found by exhibitors and guests. A company whose contact one is still reads the card. */
  listed: z.boolean(),
  /** Exhibitors are told that one looked at them. */
  looksShown: z.boolean(),
  /** The fair may pass the contact on to advertisers (ruling 2.17). */
  advertisingSharing: z.boolean(),
  /** What one does on the pages is counted in the figures of companies and of the fair. */
  tracked: z.boolean(),
});
export type VisitorPrivacy = z.output<typeof visitorPrivacy>;
