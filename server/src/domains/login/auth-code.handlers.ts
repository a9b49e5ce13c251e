import { timingSafeEqual } from 'node:crypto';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.queries.ts';
import { handedOver } from './auth-code.queries.ts';

type AuthCodeCalls = Pick<typeof contract.account, 'authCode' | 'redeemAuthCode'>;

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Hands a visitor over to the pre-registration site: a code in its address, which that site redeems. */
export const authCodeHandlers = ({ config }: Pick<Services, 'config'>): Handlers<FairContext, AuthCodeCalls> => ({
  authCode: async ({ ctx, caller }) => {
    if (config.JUMP_URL === undefined) fail('notFound');
    const url = new URL(config.JUMP_URL);
    const seconds = LIMITS.handOverSeconds;
    const code = await makeToken(ctx, {
      purpose: 'jump',
      accountId: caller.accountId,
      address: caller.visitorId,
      minutes: seconds / 60,
      details: { audience: url.origin },
    });
    url.searchParams.set('code', code);
    return { code, url: url.href, seconds };
  },

  redeemAuthCode: async ({ ctx, input }) => {
    if (config.JUMP_KEY === undefined || !sameText(config.JUMP_KEY, input.key)) fail('notAllowed');
    const shown = await readToken(ctx, 'jump', input.code);
    if (shown === null || shown.details['audience'] !== input.audience) fail('tokenFailed');
    if ((await spendToken(ctx, 'jump', input.code)) === null) fail('tokenFailed');
    const visitor = await handedOver(ctx, shown.address);
    if (visitor === undefined) fail('tokenFailed');
    const { id: visitorId, name, company, country, email } = visitor;
    return { visitorId, name, company, country, email: email ?? '' };
  },
});
