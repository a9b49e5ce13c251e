import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bindByCode, bindingOf } from './binding.actions.ts';

type BindingCalls = Pick<typeof contract.account, 'checkBinding' | 'bindExhibitor'>;

export const bindingHandlers = (services: Services): Handlers<FairContext, BindingCalls> => ({
  checkBinding: ({ ctx, caller, input, request }) => bindingOf(services, ctx, caller, input, request),

  bindExhibitor: ({ ctx, caller, input, request }) => bindByCode(services, ctx, caller, input, request),
});
