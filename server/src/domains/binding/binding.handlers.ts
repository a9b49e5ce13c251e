import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { bindByCode, bindingOf } from './binding.actions.ts';

type BindingCalls = Pick<typeof contract.account, 'checkBinding' | 'bindExhibitor'>;

export const bindingHandlers = (services: Services): Implementation<Scope, BindingCalls> => ({
  checkBinding: ({ scope, caller, input, request }) => bindingOf(services, scope, caller, input, request),

  bindExhibitor: ({ scope, caller, input, request }) => bindByCode(services, scope, caller, input, request),
});
