import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { signIn, switchRole } from '../session/session.actions.ts';
import { enter } from './login.entry.ts';
import { makeDevice } from './login.known-device.ts';
import { sendLoginLink } from './login.link.ts';
import { answerQr, makeQr, pollQr, scanQr } from './login.qr.ts';
import { currentUser, normalIdentifier } from '../account/account.queries.ts';
import { isRegistered } from '../account/account.rules.ts';
import { makeToken } from '../account/account.tokens.ts';
import { codeHandlers } from './code.handlers.ts';
import { ownAccountHandlers } from '../account/own-account.handlers.ts';
import { registrationHandlers } from '../registration/registration.handlers.ts';

/** `exportData` and `deleteAccount` are the domain personal's, which knows what every other domain holds. */
type AccountCalls = Omit<typeof contract.account, 'exportData' | 'deleteAccount'>;

export const accountHandlers = (services: Services): Implementation<Scope, AccountCalls> => ({
  ...codeHandlers(services),
  ...registrationHandlers(services),
  ...ownAccountHandlers(services),

  logOn: async ({ scope, input, lang, request }) => {
    const { accountId, secondStep } = await enter(services, scope, input, lang, request);
    const { type, remember } = input;
    const entered = await signIn(services, scope, { accountId, type, remember, secondStep }, request);
    const answer = { ...entered, device: makeDevice(services.config.SECRET, accountId) };
    if (input.password !== undefined || answer.user.hasPassword) return answer;
    const proved = {
      purpose: 'change',
      accountId,
      // as it is stored: a code to it was right
      address: normalIdentifier(input.account, input.areaCode) ?? input.account,
      minutes: LIMITS.firstPasswordMinutes,
    } as const;
    return { ...answer, passwordToken: await makeToken(scope, proved) };
  },

  sendLoginLink: async ({ scope, input, lang, request }) => {
    await sendLoginLink(services, scope, input, { lang, request });
    return { sent: true };
  },

  showLogonQr: ({ scope, caller, input, lang, request }) => {
    switch (input.step) {
      case 'make':
        return makeQr(services, scope, input.type, lang, request);
      case 'poll':
        return pollQr(services, scope, input, request);
      case 'scan':
        return scanQr(scope, input.id, caller);
      case 'answer':
        return answerQr(services, scope, input, caller);
    }
  },

  logOff: async ({ scope, caller }) => {
    await services.sessions.end(scope, caller.sessionId);
    return { done: true };
  },

  info: ({ scope, caller }) => currentUser(scope, caller),

  infoByToken: async ({ scope, caller }) => {
    const user = await currentUser(scope, caller);
    const state = user.exhibitionUserCompleteState;
    return {
      subjectType: user.subjectType,
      name: user.name,
      exhibitorId: user.exhibitorEmployee?.exhibitorId ?? null,
      exhibitionUserRegister: state !== null && isRegistered(state),
    };
  },

  switchIdentity: ({ scope, caller, input }) => switchRole(services, scope, caller, input.subjectType),

  sessions: async ({ scope, caller }) => ({ list: await services.sessions.list(scope, caller) }),

  endSession: async ({ scope, caller, input }) => {
    if (!(await services.sessions.endOwn(scope, caller.accountId, input.id))) refuse('notFound');
    return { done: true };
  },

  endOtherSessions: async ({ scope, caller }) => ({
    ended: await services.sessions.endAll(scope.db, caller.accountId, caller.sessionId),
  }),
});
