import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';

/** Somebody who has not finished registering cannot be decided about, and a suspended visitor is restored first. */
export const isDecidable = ({ state }: Pick<ReviewedVisitor, 'state'>): boolean =>
  state !== 'unfinished' && state !== 'suspended';
