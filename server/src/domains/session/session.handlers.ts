import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { currentUser } from '../account/account.queries.ts';
import { isRegistered } from '../account/account.rules.ts';
import { switchRole } from './session.actions.ts';

type SessionCalls = Pick<
  typeof contract.account,
  'logOff' | 'info' | 'infoByToken' | 'switchIdentity' | 'sessions' | 'endSession' | 'endOtherSessions'
>;

export const sessionHandlers = (services: Services): Implementation<Scope, SessionCalls> => ({
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
