import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { comparedProducts, comparisonFile } from './product-comparison.answers.ts';

export const productComparisonHandlers: Handlers<
  FairContext,
  Pick<typeof contract.product, 'compare' | 'exportCompared'>
> = {
  compare: async ({ ctx, caller, input }) => ({ list: await comparedProducts(ctx, caller, input.ids) }),

  exportCompared: ({ ctx, caller, input }) => comparisonFile(ctx, caller, input),
};
