import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import { comparedProducts, comparisonFile } from './product-comparison.answers.ts';

export const productComparisonHandlers: Implementation<
  Scope,
  Pick<typeof contract.product, 'compare' | 'exportCompared'>
> = {
  compare: async ({ scope, caller, input }) => ({ list: await comparedProducts(scope, caller, input.ids) }),

  exportCompared: ({ scope, caller, input }) => comparisonFile(scope, caller, input),
};
