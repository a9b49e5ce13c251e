import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { scope } from '../product/product.shapes.ts';

/** An own exhibit in the exhibitor's list. */
export const ownProductRow = z.object({
  id: z.string(),
  name: bilingualOut,
  cover: z.string(),
  articleNumber: z.string(),
  strength: z.string(),
  category: namedCode.nullable(),
  scope,
  sortNumber: z.int().nullable(),
  updatedAt: z.string(),
  orders: z.int(),
  favourites: z.int(),
});
export type OwnProductRow = z.output<typeof ownProductRow>;

/** What of the company has an article number already. */
export const articleHolder = z.object({ kind: z.enum(['exhibit', 'draft']), id: z.string(), name: bilingualOut });
export type ArticleHolder = z.output<typeof articleHolder>;

/** An own exhibit that was deleted and can still be brought back. */
export const removedProduct = ownProductRow.pick({ id: true, name: true, articleNumber: true, scope: true }).extend({
  removedAt: z.string(),
  /** Who deleted it, of the company; null where nobody knows any more. */
  by: bilingualOut.nullable(),
  /** From then on it cannot be brought back. */
  until: z.string(),
});
export type RemovedProduct = z.output<typeof removedProduct>;

/** An own exhibit where one is picked; its range says who will see what it is picked for. */
export const simpleProduct = ownProductRow.pick({ id: true, name: true, cover: true, strength: true, scope: true });
export type SimpleProduct = z.output<typeof simpleProduct>;
