import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { closing } from '../lead/closing.shapes.ts';
import { LIMITS } from '../limits.ts';

export const quantity = z
  .int('orderQuantity')
  .min(1, 'orderQuantityLeast')
  .max(LIMITS.orderQuantityMax, 'orderQuantity');

/** not contacted, contacted (ruling 5.1) */
export const orderState = z.enum(['notContacted', 'contacted']);
export type OrderState = z.output<typeof orderState>;

/**
 * How far what a buyer sent has come, as the buyer reads it: on its way until the supplier sees it, then seen, answered, closed by the
 * supplier or ended by the buyer; or taken back by the buyer before.
 */
export const progress = z.enum(['sent', 'seen', 'answered', 'closed', 'ended', 'withdrawn']);
export type Progress = z.output<typeof progress>;

/** As the buyer sees it. `version` goes up with each change; a change names the one it was made on. */
export const ownOrder = z.object({
  id: z.string(),
  quantity: z.int(),
  unit: z.string(),
  remark: z.string(),
  orderedAt: z.string(),
  state: orderState,
  contactedAt: z.string().nullable(),
  product: z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() }),
  progress,
  version: z.int(),
  /** Null while it stands as it was first sent. */
  changedAt: z.string().nullable(),
  seenAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** Why its buyer ended it. */
  closing: closing.nullable(),
  /** The colleague who answered, while that one works for the company. */
  answeredBy: bilingualOut.nullable(),
  /** So long without an answer that others may be asked. */
  silent: z.boolean(),
  exhibitor: z.object({ id: z.string(), name: bilingualOut, logo: z.string() }),
});
export type OwnOrder = z.output<typeof ownOrder>;
