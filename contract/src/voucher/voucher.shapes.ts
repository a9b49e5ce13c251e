import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

export const badgeKind = z.enum(['visitor', 'vip']);
export type BadgeKind = z.output<typeof badgeKind>;

/** What a badge shows. `qr` is opaque and signed, and says nothing of the person. */
export const badge = z.object({
  number: z.string(),
  kind: badgeKind,
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: bilingualOut,
  qr: z.string(),
});
export type Badge = z.output<typeof badge>;

/** `ready` only for registered and approved visitors. */
export const voucherState = z.enum(['unregistered', 'underReview', 'notApproved', 'ready']);
export type VoucherState = z.output<typeof voucherState>;

export const voucher = z.object({
  state: voucherState,
  /** Why the registration was not approved; empty otherwise. */
  reason: z.string(),
  badge: badge.nullable(),
  fair: z.object({
    name: bilingualOut,
    venue: bilingualOut,
    city: bilingualOut,
    startsOn: z.string(),
    endsOn: z.string(),
  }),
});
export type Voucher = z.output<typeof voucher>;

/** Why a badge does not let in. */
export const badgeFault = z.enum(['forged', 'unknown', 'revoked', 'notApproved', 'suspended']);
export type BadgeFault = z.output<typeof badgeFault>;

export const checkedBadge = z.object({
  valid: z.boolean(),
  fault: badgeFault.nullable(),
  /** Whose it is; null where the code points at nobody of this fair. */
  badge: badge
    .omit({ qr: true })
    .extend({
      id: z.string(),
      /** Of a colleague's badge, the visitor who pre-registered the colleague; null of a visitor's own. */
      broughtBy: z.object({ name: z.string(), company: z.string() }).nullable(),
    })
    .nullable(),
});
export type CheckedBadge = z.output<typeof checkedBadge>;
