import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { saveRouting } from './chat-routing.actions.ts';
import { answerersOf, colleaguesOf } from './chat-routing.queries.ts';

export const chatRoutingHandlers: Handlers<FairContext, typeof contract.chatRouting> = {
  get: async ({ ctx, caller }) => {
    const list = await answerersOf(ctx, caller.exhibitorId);
    const colleagues = await colleaguesOf(ctx, caller.exhibitorId);
    return {
      list: list.map(({ id, languages, categories, ...row }) => ({
        employee: { id, name: bilingualOf('name', row) },
        languages,
        categories,
      })),
      colleagues: colleagues.map(({ id, ...row }) => ({ id, name: bilingualOf('name', row) })),
    };
  },

  save: ({ ctx, caller, input }) => saveRouting(ctx, caller.exhibitorId, input.list),
};
