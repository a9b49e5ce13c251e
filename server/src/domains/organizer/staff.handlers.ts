import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { addStaff, changeStaff, removeStaff } from './staff.actions.ts';
import { staffList } from './staff.queries.ts';

export const staffHandlers = (services: Services): Handlers<FairContext, typeof contract.staff> => ({
  list: async ({ ctx, caller }) => ({ list: await staffList(ctx, caller.staffId) }),

  add: ({ ctx, input, lang, acting }) => addStaff(services, ctx, acting, input, lang),

  change: ({ ctx, input, acting }) => changeStaff(services, ctx, acting, input),

  remove: ({ ctx, input, acting }) => removeStaff(services, ctx, acting, input.id),
});
