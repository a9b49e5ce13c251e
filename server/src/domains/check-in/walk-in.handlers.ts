import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { registerWalkIn } from './walk-in.actions.ts';

export const walkInHandlers = (services: Services): Handlers<FairContext, typeof contract.walkIn> => ({
  register: ({ ctx, input, acting }) => registerWalkIn(services, ctx, acting, input, { beyondLimit: false }),

  registerBeyond: ({ ctx, input, acting }) => registerWalkIn(services, ctx, acting, input, { beyondLimit: true }),
});
