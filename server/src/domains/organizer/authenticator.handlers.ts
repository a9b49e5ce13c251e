import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { beginAuthenticator } from '../account/account.authenticator.ts';
import { guardOf, secondStepAddress } from '../account/account.guard.ts';
import { ownAccount } from '../account/account.own.ts';
import { removeApp, renewCodes, resetApp, setApp } from './authenticator.actions.ts';
import { authenticatorSince } from '../account/account.authenticator.queries.ts';
import { recoveryCodesLeft } from '../account/account.recovery.queries.ts';

export const authenticatorHandlers = (services: Services): Implementation<Scope, typeof contract.authenticator> => ({
  read: async ({ scope, caller }) => {
    const account = await ownAccount(scope, caller);
    const guard = (await guardOf(services, scope.db, account)) ?? refuse('sessionExpired');
    const since = await authenticatorSince(scope.db, account.id);
    return {
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(scope.db, account.id),
      confirmedBy: guard.kind,
    };
  },

  begin: async ({ scope, caller, lang }) => {
    const account = await ownAccount(scope, caller);
    const begun = beginAuthenticator(services.config, account.id, LIMITS.authenticatorMinutes);
    return { ...begun, issuer: scope.exhibition.shortName[lang], account: secondStepAddress(account) };
  },

  confirm: async ({ scope, caller, input, lang, request }) => {
    const account = await ownAccount(scope, caller);
    return { recoveryCodes: await setApp(services, scope, { account, caller, lang, request }, input) };
  },

  remove: async ({ scope, caller, input, lang, request }) => {
    const account = await ownAccount(scope, caller);
    await removeApp(services, scope, { account, caller, lang, request }, input);
    return { done: true };
  },

  renewCodes: async ({ scope, caller, input, lang, request }) => {
    const account = await ownAccount(scope, caller);
    return { recoveryCodes: await renewCodes(services, scope, { account, caller, lang, request }, input) };
  },

  reset: async ({ scope, caller, input, lang, request }) => {
    const account = await ownAccount(scope, caller);
    await resetApp(services, scope, { account, caller, lang, request }, input);
    return { done: true };
  },
});
