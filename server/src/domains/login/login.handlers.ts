import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { normalIdentifier } from '../account/account.queries.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { signIn } from '../session/session.actions.ts';
import { authenticate } from './login.authenticate.ts';
import { sendLoginLink } from './login.link.ts';
import { answerQr, makeQr, pollQr, scanQr } from './login.qr.ts';

type LoginCalls = Pick<typeof contract.account, 'logOn' | 'sendLoginLink' | 'showLogonQr'>;

export const loginHandlers = (services: Services): Handlers<FairContext, LoginCalls> => ({
  logOn: async ({ ctx, input, lang, request }) => {
    const { accountId, secondStep } = await authenticate(services, ctx, input, lang, request);
    const { type, remember } = input;
    const answer = await signIn(services, ctx, { accountId, type, remember, secondStep }, request);
    if (input.password !== undefined || answer.user.hasPassword) return answer;
    const proved = {
      purpose: 'change',
      accountId,
      // as it is stored: a code to it was right
      address: normalIdentifier(input.account, input.areaCode) ?? input.account,
      minutes: LIMITS.firstPasswordMinutes,
    } as const;
    return { ...answer, passwordToken: await makeToken(ctx, proved) };
  },

  sendLoginLink: async ({ ctx, input, lang, request }) => {
    await sendLoginLink(services, ctx, input, { lang, request });
    return { sent: true };
  },

  showLogonQr: ({ ctx, caller, input, lang, request }) => {
    switch (input.step) {
      case 'make':
        return makeQr(services, ctx, input.type, lang, request);
      case 'poll':
        return pollQr(services, ctx, input, request);
      case 'scan':
        return scanQr(ctx, input.id, caller);
      case 'answer':
        return answerQr(ctx, input, caller);
    }
  },
});
