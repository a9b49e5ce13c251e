import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Scope as VisibleScope } from '@fairbridge/contract/product/product.shapes.ts';

/** How many exhibits would be visible to all after `changes` get `scope` (specification, section 9: at most 10). */
export function publicAfter(
  publicNow: number,
  changes: readonly { from: VisibleScope | null }[],
  scope: VisibleScope,
): number {
  const leaving = changes.filter((change) => change.from === 0).length;
  return publicNow - leaving + (scope === 0 ? changes.length : 0);
}

/** A change that adds nothing public is always allowed, also where an older limit let more than ten in. */
export const exceedsPublicLimit = (before: number, after: number): boolean =>
  after > before && after > LIMITS.publicProductsMax;
