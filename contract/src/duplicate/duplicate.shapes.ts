import { z } from 'zod';
import { id, pageSchema } from '../fields.ts';
import { HELD_KINDS } from '../personal-request/personal-request.shapes.ts';
import { reviewedVisitor } from '../visitor-review/visitor-review.shapes.ts';

/** Why two visitors may be one person: name and company, mobile, or e-mail but for dots and what follows a plus. */
export const DUPLICATE_REASONS = ['name', 'mobile', 'email'] as const;

/** Two visitors who may be one person; `first` is here for longer. */
export const duplicate = z.object({
  /** Both ids, for lists. */
  id: z.string(),
  first: reviewedVisitor,
  second: reviewedVisitor,
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
});
export type Duplicate = z.output<typeof duplicate>;
export const duplicates = pageSchema(duplicate);

/** `id` is merged into `into`, who stays. */
export const merging = z.object({ id: id('visitor'), into: id('visitor') });

/** Of one kind: how many records follow to who stays, and how many end, since who stays has the same. */
export const mergedNumbers = z.object({ kind: z.enum(HELD_KINDS), moved: z.int(), ended: z.int() });
export const merged = z.object({ numbers: z.array(mergedNumbers) });
export type MergedNumbers = z.output<typeof mergedNumbers>;
