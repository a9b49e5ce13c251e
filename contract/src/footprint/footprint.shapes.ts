import { z } from 'zod';
import { exhibitorCard } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { productCard } from '../product/product.shapes.ts';
import { visitorCard } from '../visitor/visitor-browse.shapes.ts';

/** What somebody looked at: visitors at exhibitors and products, exhibitors at visitors (ruling 4.4). */
export const footprintSubjectType = z.enum(['ACTOR', 'PRODUCT', 'VISITOR']);
export type FootprintSubjectType = z.output<typeof footprintSubjectType>;

/** How often, and when last. */
const looked = { visits: z.int(), lastAt: z.string() };

export const seenProduct = productCard.extend(looked);
export const seenExhibitor = exhibitorCard.extend(looked);
export const seenVisitor = visitorCard.extend(looked);
export type SeenProduct = z.output<typeof seenProduct>;
export type SeenExhibitor = z.output<typeof seenExhibitor>;
export type SeenVisitor = z.output<typeof seenVisitor>;

/** A visitor who looked at the company: its page, and these of its exhibits, the last seen first. */
export const viewer = visitorCard.extend({
  ...looked,
  companyVisits: z.int(),
  exhibits: z.array(z.object({ id: z.string(), name: bilingualOut, cover: z.string(), visits: z.int() })),
  /** Exhibits looked at, with those that are not listed here. */
  exhibitsTotal: z.int(),
});
export type Viewer = z.output<typeof viewer>;
