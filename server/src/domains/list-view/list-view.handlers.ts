import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { lockAccount } from '../session/session.queries.ts';
import { closeOthers, countOthers, removeView, viewsOf, writeView } from './list-view.queries.ts';
import { authorOf } from './list-view.rules.ts';

/** Own rows only; nobody hears of a change, since nobody else sees any of it. */
export const listViewHandlers: Handlers<FairContext, typeof contract.listView> = {
  list: async ({ ctx, caller }) => ({ list: await viewsOf(ctx, authorOf(caller)) }),

  save: ({ ctx, caller, input }) =>
    inTransaction(ctx, async (inner) => {
      const author = authorOf(caller);
      // one after the other: they are counted, and one of them opens the list
      await lockAccount(inner, author.accountId);
      const others = await countOthers(inner, author, input);
      if (others.ofList >= LIMITS.listViewsMax) fail('listViewLimit', { max: LIMITS.listViewsMax });
      if (others.all >= LIMITS.listViewsOfOneMax) fail('listViewLimit', { max: LIMITS.listViewsOfOneMax });
      if (input.opens) await closeOthers(inner, author, input);
      await writeView(inner, author, input);
    }),

  remove: ({ ctx, caller, input }) => removeView(ctx, authorOf(caller), input.id),
};
