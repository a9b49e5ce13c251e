import type { Domain } from '../../core/domain.ts';
import { productComparisonHandlers } from './product-comparison.handlers.ts';

export const productComparison = {
  handlers: () => ({ product: productComparisonHandlers }),
} as const satisfies Domain;
