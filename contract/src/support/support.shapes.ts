import { z } from 'zod';
import { addressFields, checkAddress } from '../account/account.shapes.ts';
import { id, instant, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What the staff wrote about a visitor for one another. */
export const supportNote = z.object({
  id: z.string(),
  text: z.string(),
  at: instant,
  /** Empty once the account is gone. */
  by: z.string(),
});
export type SupportNote = z.output<typeof supportNote>;

/** A change of the address one logs in by that waits to be confirmed from the new one. */
export const openCorrection = z.object({
  /** The new address, half hidden. */
  address: z.string(),
  at: instant,
  until: instant,
  by: z.string(),
});

/** What support can do for a visitor, and what stands open. */
export const supportRecord = z.object({
  /** Where a link and a badge would be sent: the account's own address, half hidden; empty where it has none any more. */
  reaches: z.string(),
  /** Registered and approved, so there is a badge to send. */
  hasBadge: z.boolean(),
  /** Its login address may be corrected: it is of this fair alone, and guards no role. */
  correctable: z.boolean(),
  correction: openCorrection.nullable(),
  /** Newest first. */
  notes: z.array(supportNote),
});
export type SupportRecord = z.output<typeof supportRecord>;

/** The address that is to stand in place of the one a visitor logs in by, and why. */
export const newAddress = z
  .object({ id: id('visitor'), ...addressFields, reason: text(LIMITS.supportReasonMax) })
  .superRefine(checkAddress);

export const newNote = z.object({ id: id('visitor'), text: text(LIMITS.supportNoteMax) });

/** To where something went, half hidden. */
export const sentTo = z.object({ sentTo: z.string() });
