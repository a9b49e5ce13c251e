import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { saveRouting } from './chat-routing.actions.ts';
import { answerersOf, colleaguesOf } from './chat-routing.queries.ts';

export const chatRoutingHandlers: Implementation<Scope, typeof contract.chatRouting> = {
  get: async ({ scope, caller }) => {
    const list = await answerersOf(scope, caller.exhibitorId);
    const colleagues = await colleaguesOf(scope, caller.exhibitorId);
    return {
      list: list.map(({ id, languages, categories, ...row }) => ({
        employee: { id, name: bilingualOf('name', row) },
        languages,
        categories,
      })),
      colleagues: colleagues.map(({ id, ...row }) => ({ id, name: bilingualOf('name', row) })),
    };
  },

  save: async ({ scope, caller, input }) => {
    await saveRouting(scope, caller.exhibitorId, input.list);
    return DONE;
  },
};
