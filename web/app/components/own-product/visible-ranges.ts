import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';

/** The visible ranges in the order they are offered; what each means stands in the texts `scope{n}` and `scope{n}Lead`. */
export const VISIBLE_RANGES = [0, 2, 1] as const satisfies readonly VisibleRange[];

/** The range of a select's or an address's value; null for anything else. */
export const rangeName = (value: string | null): VisibleRange | null =>
  VISIBLE_RANGES.find((scope) => String(scope) === value) ?? null;
