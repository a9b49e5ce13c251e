import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { beginAuthenticator } from '../account/account.authenticator.ts';
import { secondFactorOf, secondFactorAddress } from '../account/account.second-factor.ts';
import { ownAccount } from '../account/account.own.ts';
import { removeApp, renewCodes, resetApp, setApp } from './authenticator.actions.ts';
import { authenticatorSince } from '../account/account.authenticator.queries.ts';
import { recoveryCodesLeft } from '../account/account.recovery.queries.ts';

export const authenticatorHandlers = (services: Services): Handlers<FairContext, typeof contract.authenticator> => ({
  read: async ({ ctx, caller }) => {
    const account = await ownAccount(ctx, caller);
    const guard = (await secondFactorOf(services, ctx.db, account)) ?? fail('sessionExpired');
    const since = await authenticatorSince(ctx.db, account.id);
    return {
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(ctx.db, account.id),
      confirmedBy: guard.kind,
    };
  },

  begin: async ({ ctx, caller, lang }) => {
    const account = await ownAccount(ctx, caller);
    const begun = beginAuthenticator(services.config, account.id, LIMITS.authenticatorMinutes);
    return { ...begun, issuer: ctx.exhibition.shortName[lang], account: secondFactorAddress(account) };
  },

  confirm: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    return { recoveryCodes: await setApp(services, ctx, { account, caller, lang, request }, input) };
  },

  remove: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    await removeApp(services, ctx, { account, caller, lang, request }, input);
  },

  renewCodes: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    return { recoveryCodes: await renewCodes(services, ctx, { account, caller, lang, request }, input) };
  },

  reset: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    await resetApp(services, ctx, { account, caller, lang, request }, input);
  },
});
