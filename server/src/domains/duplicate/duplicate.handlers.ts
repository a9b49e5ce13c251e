import type { contract } from '@fairbridge/contract/index.ts';
import { DUPLICATE_REASONS, type Duplicate } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { lineOf } from '../visitor-review/visitor-review.answers.ts';
import { merge, previewMerge } from './duplicate.merging.ts';
import { duplicatePairs, duplicatesOf, linesOf, type Pair } from './duplicate.queries.ts';

async function answer(ctx: FairContext, pairs: readonly Pair[]): Promise<Duplicate[]> {
  const lines = await linesOf(
    ctx,
    pairs.flatMap(({ first, second }) => [first, second]),
  );
  return pairs.flatMap((pair) => {
    const [first, second] = [lines.get(pair.first), lines.get(pair.second)];
    if (first === undefined || second === undefined) return [];
    const reasons = DUPLICATE_REASONS.filter((reason) => pair.reasons.includes(reason));
    return [{ id: `${first.id}-${second.id}`, first: lineOf(first), second: lineOf(second), reasons }];
  });
}

export const duplicateHandlers = (services: Services): Handlers<FairContext, typeof contract.duplicate> => ({
  list: async ({ ctx, input }) => {
    const { rows, total } = await duplicatePairs(ctx, rangeOf(input));
    return pageAnswer(await answer(ctx, rows), total, input);
  },

  get: async ({ ctx, input: { id } }) => {
    if (!(await linesOf(ctx, [id])).has(id)) fail('notFound');
    return { list: await answer(ctx, await duplicatesOf(ctx, id)) };
  },

  preview: async ({ ctx, input }) => ({ numbers: await previewMerge(services, ctx, input) }),

  merge: async ({ ctx, input, acting }) => ({ numbers: await merge(services, ctx, acting, input) }),
});
