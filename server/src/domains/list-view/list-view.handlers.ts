import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockAccount } from '../session/session.queries.ts';
import { closeOthers, countOthers, removeView, viewsOf, writeView } from './list-view.queries.ts';
import { authorOf } from './list-view.rules.ts';

/** Own rows only; nobody hears of a change, since nobody else sees any of it. */
export const listViewHandlers: Implementation<Scope, typeof contract.listView> = {
  list: async ({ scope, caller }) => ({ list: await viewsOf(scope, authorOf(caller)) }),

  save: ({ scope, caller, input }) =>
    transact(scope, async (inner) => {
      const author = authorOf(caller);
      // one after the other: they are counted, and one of them opens the list
      await lockAccount(inner, author.accountId);
      const others = await countOthers(inner, author, input);
      if (others.ofList >= LIMITS.listViewsMax) refuse('listViewLimit', { max: LIMITS.listViewsMax });
      if (others.all >= LIMITS.listViewsOfOneMax) refuse('listViewLimit', { max: LIMITS.listViewsOfOneMax });
      if (input.opens) await closeOthers(inner, author, input);
      await writeView(inner, author, input);
      return DONE;
    }),

  remove: async ({ scope, caller, input }) => {
    await removeView(scope, authorOf(caller), input.id);
    return DONE;
  },
};
