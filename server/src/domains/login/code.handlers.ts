import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { addressOf, type Address } from '../account/account.addresses.ts';
import { mayReveal, requireSending } from '../account/account.limits.ts';
import { invitedAt } from '../account/account.invitation.queries.ts';
import { accountByIdentifier } from '../account/account.queries.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { checkCode, type Given, type Purpose } from './code.checking.ts';
import { sendCode } from './code.sending.ts';

type CodeCalls = Pick<
  typeof contract.account,
  'sendEmailCode' | 'sendSmsCode' | 'validateEmail' | 'validateMobile' | 'getLimitedToken'
>;
type Asked = { code?: string | undefined; purpose: Purpose; humanCheck: string; devices?: readonly string[] };

export const codeHandlers = (services: Services): Handlers<FairContext, CodeCalls> => {
  /** With a code: is it right? Without: is the address free, which only a human may ask, and not often (G17). */
  async function validate(given: Given, address: Address, asked: Asked) {
    const { ctx, request } = given;
    if (asked.code !== undefined) {
      const { purpose, code } = asked;
      await checkCode(services, given, { purpose, address: address.value, code, spend: false });
      return { free: true, codeRight: true };
    }
    const pass = { action: 'reveal', subject: address.typed, address: request.address } as const;
    await requireHumanCheck(services, ctx, { ...pass, token: asked.humanCheck });
    if (!(await mayReveal(services, request.address, address.value))) fail('tooManyTries');
    return { free: (await accountByIdentifier(ctx.db, address.value)) === null, codeRight: null };
  }

  const send = async (
    given: Given & { lang: Lang },
    address: Address,
    { purpose, humanCheck, devices = [] }: Asked,
  ) => {
    const { ctx, request } = given;
    requireSending(services, address.kind);
    const pass = { action: 'code', subject: address.typed, address: request.address } as const;
    await requireHumanCheck(services, ctx, { ...pass, token: humanCheck });
    await sendCode(services, { ...given, devices }, address, purpose);
    return { sent: true, waitSeconds: LIMITS.codesPerAddressSeconds } as const;
  };

  return {
    sendEmailCode: ({ ctx, caller, input, lang, request }) =>
      send({ ctx, caller, lang, request }, addressOf(input), input),
    sendSmsCode: ({ ctx, caller, input, lang, request }) =>
      send({ ctx, caller, lang, request }, addressOf(input), input),
    validateEmail: ({ ctx, caller, input, request }) => validate({ ctx, caller, request }, addressOf(input), input),
    validateMobile: ({ ctx, caller, input, request }) => validate({ ctx, caller, request }, addressOf(input), input),

    getLimitedToken: async ({ ctx, caller, input, request }) => {
      const address = addressOf(input);
      const { purpose, code } = input;
      await checkCode(services, { ctx, caller, request }, { purpose, address: address.value, code, spend: true });
      const account = await accountByIdentifier(ctx.db, address.value);
      const invited = account === null && purpose === 'reset' && (await invitedAt(ctx, address.value)) !== null;
      if (account === null && !invited) fail('tokenFailed');
      const minutes = LIMITS.limitedTokenMinutes;
      const accountId = account?.id ?? null;
      const token = await makeToken(ctx, { purpose, accountId, address: address.value, minutes });
      return { token, seconds: minutes * 60, consentNeeded: invited };
    },
  };
};
