import type { HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';

/** By what the protected call ends in a message to this subject; null where it needs none. A link to log in by is always mailed. */
function messageFor(action: HumanCheckAction, subject: string): 'email' | 'sms' | null {
  if (action === 'loginLink' || action === 'register') return 'email';
  if (action !== 'code') return null;
  return subject.includes('@') ? 'email' : 'sms';
}

export const identityHandlers = ({
  config,
  humanCheck,
}: Pick<Services, 'config' | 'humanCheck'>): Handlers<FairContext, typeof contract.identity> => ({
  getChallenge: async ({ ctx, input, request }) => {
    const { kind, action, subject } = input;
    // nobody solves a puzzle for a message that cannot leave
    const message = messageFor(action, subject);
    if (message !== null && !canSend(config, message)) fail('cannotSend');
    return humanCheck.challenge(ctx, kind, { action, subject, address: request.address });
  },

  checkChallenge: async ({ ctx, input, request }) => {
    const { id, x, by, track, work = null, outside = null } = input;
    const slide = x === undefined ? null : { x, by, track };
    return {
      token: await humanCheck.check(ctx, { id, address: request.address, solution: { slide, work, outside } }),
    };
  },
});
