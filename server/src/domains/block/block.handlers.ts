import type { contract } from '@fairbridge/contract/index.ts';
import { blockKind } from '@fairbridge/contract/block/block.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { addBlock, removeBlock } from './block.actions.ts';
import { blockCount, blockedCounts, blockRows } from './block.queries.ts';

export const blockHandlers: Handlers<FairContext, typeof contract.block> = {
  list: async ({ ctx, input }) => {
    const rows = await blockRows(ctx, input.keyword, rangeOf(input));
    const visitors = await blockedCounts(
      ctx,
      rows.map(({ id }) => id),
    );
    const list = rows.map(({ created_at: createdAt, until, by, kind, ...row }) => ({
      ...row,
      kind: blockKind.parse(kind),
      createdAt: createdAt.toISOString(),
      until: until?.toISOString() ?? null,
      by: by ?? '',
      visitors: visitors.get(row.id) ?? 0,
    }));
    return pageAnswer(list, await blockCount(ctx, input.keyword), input);
  },

  add: ({ ctx, input, acting }) => addBlock(ctx, acting, input),

  remove: ({ ctx, input, acting }) => removeBlock(ctx, acting, input.id),
};
