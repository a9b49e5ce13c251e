import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';

/** How many exhibits would be visible to all after `changes` get `scope` (specification, section 9: at most 10). */
export function publicAfter(
  publicNow: number,
  changes: readonly { from: VisibleRange | null }[],
  scope: VisibleRange,
): number {
  const leaving = changes.filter((change) => change.from === 0).length;
  return publicNow - leaving + (scope === 0 ? changes.length : 0);
}

/** A change that adds nothing public is always allowed, also where an older limit let more than ten in. */
export const exceedsPublicLimit = (before: number, after: number): boolean =>
  after > before && after > LIMITS.publicProductsMax;

/** Article numbers are one where people read them as one: 'ga-200' is 'GA-200'. An import goes by it. */
export const sameArticle = (articleNumber: string): string => articleNumber.normalize('NFKC').trim().toLowerCase();

/** How long somebody is offered to undo what they deleted last, in minutes; what was deleted can be looked up for longer. */
export const UNDO_MINUTES = 60;
