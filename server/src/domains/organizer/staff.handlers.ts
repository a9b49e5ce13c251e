import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { addStaff, changeStaff, removeStaff } from './staff.actions.ts';
import { staffList } from './staff.queries.ts';

export const staffHandlers = (services: Services): Handlers<FairContext, typeof contract.staff> => ({
  list: async ({ ctx, caller }) => ({ list: await staffList(ctx, caller.staffId) }),

  add: ({ ctx, caller, input, lang, request: { address } }) =>
    addStaff(services, ctx, { caller, address }, input, lang),

  change: async ({ ctx, caller, input, request: { address } }) => {
    await changeStaff(services, ctx, { caller, address }, input);
    return { done: true };
  },

  remove: async ({ ctx, caller, input, request: { address } }) => {
    await removeStaff(services, ctx, { caller, address }, input.id);
    return { done: true };
  },
});
