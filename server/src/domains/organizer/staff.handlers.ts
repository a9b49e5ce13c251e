import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { addStaff, changeStaff, removeStaff } from './staff.actions.ts';
import { staffList } from './staff.queries.ts';

export const staffHandlers = (services: Services): Implementation<Scope, typeof contract.staff> => ({
  list: async ({ scope, caller }) => ({ list: await staffList(scope, caller.staffId) }),

  add: ({ scope, caller, input, lang, request: { address } }) =>
    addStaff(services, scope, { caller, address }, input, lang),

  change: async ({ scope, caller, input, request: { address } }) => {
    await changeStaff(services, scope, { caller, address }, input);
    return { done: true };
  },

  remove: async ({ scope, caller, input, request: { address } }) => {
    await removeStaff(services, scope, { caller, address }, input.id);
    return { done: true };
  },
});
