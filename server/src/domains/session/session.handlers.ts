import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { currentUser } from '../account/account.queries.ts';
import { isRegistered } from '../account/account.rules.ts';
import { switchRole } from './session.actions.ts';

type SessionCalls = Pick<
  typeof contract.account,
  'logOff' | 'info' | 'infoByToken' | 'switchIdentity' | 'sessions' | 'endSession' | 'endOtherSessions'
>;

export const sessionHandlers = (services: Services): Handlers<FairContext, SessionCalls> => ({
  logOff: ({ ctx, caller }) => services.sessions.end(ctx, caller.sessionId),

  info: ({ ctx, caller }) => currentUser(ctx, caller),

  infoByToken: async ({ ctx, caller }) => {
    const user = await currentUser(ctx, caller);
    const state = user.exhibitionUserCompleteState;
    return {
      subjectType: user.subjectType,
      name: user.name,
      exhibitorId: user.exhibitorEmployee?.exhibitorId ?? null,
      exhibitionUserRegister: state !== null && isRegistered(state),
    };
  },

  switchIdentity: ({ ctx, caller, input }) => switchRole(services, ctx, caller, input.subjectType),

  sessions: async ({ ctx, caller }) => ({ list: await services.sessions.list(ctx, caller) }),

  endSession: async ({ ctx, caller, input }) => {
    if (!(await services.sessions.endOwn(ctx, caller.accountId, input.id))) fail('notFound');
  },

  endOtherSessions: async ({ ctx, caller }) => ({
    ended: await services.sessions.endAll(ctx.db, caller.accountId, caller.sessionId),
  }),
});
