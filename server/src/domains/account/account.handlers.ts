import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { checkPassword, registerVisitor, signIn } from './account.actions.ts';
import { makeCode, tryCode } from './account.codes.ts';
import { countCodeSending, mayReveal } from './account.limits.ts';
import { codeMail } from './account.mails.ts';
import { accountByIdentifier, currentUser } from './account.queries.ts';
import { isCommonPassword, isRegistered } from './account.rules.ts';

export const accountHandlers = (services: Services): Implementation<Scope, typeof contract.account> => {
  const secret = services.config.SECRET;
  return {
    logOn: async ({ scope, input, request }) => {
      const accountId = await checkPassword(scope, input, request.address);
      return signIn(services, scope, accountId, input.type, input.remember);
    },

    logOff: async ({ scope, caller }) => {
      await services.sessions.end(scope, caller.sessionId);
      return { done: true };
    },

    sendEmailCode: async ({ scope, input, lang, request }) => {
      await countCodeSending(scope.db, input.email, request.address);
      const taken = (await accountByIdentifier(scope.db, input.email)) !== null;
      if (taken && (await mayReveal(scope.db, request.address))) refuse('accountTaken');
      const sent = { sent: true, waitSeconds: LIMITS.codesPerAddressSeconds } as const;
      // past the limit of revealed identifiers the answer is the same for a free and a taken address (G17)
      if (taken) return sent;
      await transact(scope, async (inner) => {
        const code = await makeCode(inner.db, secret, input.purpose, input.email);
        await services.jobs.sendMessage(inner.db, codeMail(inner.exhibition, lang, input.email, code));
      });
      return sent;
    },

    validateEmail: async ({ scope, input, request }) => {
      if (input.code !== undefined) {
        const codeRight = await tryCode(scope.db, secret, 'register', input.email, input.code, false);
        if (!codeRight) refuse('codeWrong');
        return { free: true, codeRight: true };
      }
      if (!(await mayReveal(scope.db, request.address))) refuse('tooManyTries');
      return { free: (await accountByIdentifier(scope.db, input.email)) === null, codeRight: null };
    },

    register: async ({ scope, input }) => {
      // consent is to the policy as it stands, not to an older one still open in some window
      if (input.consent.version !== scope.exhibition.consentVersion)
        refuseFields({ field: 'consent.accepted', rule: 'consent' });
      // before the code is spent: whoever has to choose another password must not have to wait for another code
      if (isCommonPassword(input.password)) refuseFields({ field: 'password', rule: 'passwordCommon' });
      if (!(await tryCode(scope.db, secret, 'register', input.email, input.code, true))) refuse('codeWrong');
      const accountId = await registerVisitor(scope, input);
      return signIn(services, scope, accountId, 'vis', false);
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
  };
};
