import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';

export const identityHandlers = ({
  humanCheck,
}: Pick<Services, 'humanCheck'>): Implementation<Scope, typeof contract.identity> => ({
  getChallenge: ({ scope, input, request }) =>
    humanCheck.challenge(scope, input.kind, {
      action: input.action,
      subject: input.subject,
      address: request.address,
    }),

  checkChallenge: async ({ scope, input, request }) => {
    const { id, x, by, track, work = null, outside = null } = input;
    const slide = x === undefined ? null : { x, by, track };
    return {
      token: await humanCheck.check(scope, { id, address: request.address, solution: { slide, work, outside } }),
    };
  },
});
