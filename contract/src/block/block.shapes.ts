import { z } from 'zod';
import { areaCode, date, id, instant, line, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const BLOCK_KINDS = ['email', 'domain', 'mobile', 'company'] as const;
export const blockKind = z.enum(BLOCK_KINDS, 'choice');
export type BlockKind = z.output<typeof blockKind>;

/** Whom a fair does not let register and log in any more. */
export const block = z.object({
  id: z.string(),
  kind: blockKind,
  /** As it was typed. */
  shown: z.string(),
  reason: z.string(),
  createdAt: instant,
  /** Empty once the account is gone. */
  by: z.string(),
  /** The end of the last day; null: until it is removed. */
  until: instant.nullable(),
  /** Visitors of this fair whom it is about and who are not suspended yet. */
  visitors: z.int(),
});
export type Block = z.output<typeof block>;
export const blocks = pageSchema(block);

export const newBlock = z.object({
  kind: blockKind,
  /** An e-mail address, a domain, a mobile or the name of a company. */
  value: line(254),
  /** Of a mobile that is typed without it. */
  areaCode,
  /** The last day in Beijing, included. */
  until: date.optional(),
  reason: text(LIMITS.supportReasonMax),
});

export const ofBlock = z.object({ id: id('block') });
