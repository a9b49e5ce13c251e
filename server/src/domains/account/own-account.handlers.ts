import { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { SignedInCaller } from './account.queries.ts';
import { addressOf } from './account.addresses.ts';
import { placeOf, tryCode } from './account.codes.ts';
import { changeMessage, type AccountChange } from './account.mails.ts';
import { hashPassword } from './account.passwords.ts';
import { checkOwnPassword, checkProof, checkToken } from './account.proof.ts';
import { accountById, bindPassword, currentUser, setAddress, type Account } from './account.queries.ts';
import { isCommonPassword } from './account.rules.ts';
import { noteAddressChange, readTakeBack, takeBack } from './account.take-back.ts';

type OwnCalls = Pick<
  typeof contract.account,
  'setPassword' | 'changePassword' | 'bindAddress' | 'unbindAddress' | 'readTakeBack' | 'takeBack'
>;

export async function ownAccount(scope: Scope, caller: SignedInCaller): Promise<Account> {
  return (await accountById(scope.db, caller.accountId)) ?? refuse('sessionExpired');
}

const refuseCommon = (password: string): void => {
  if (isCommonPassword(password)) refuseFields({ field: 'password', rule: 'passwordCommon' });
};

export const ownAccountHandlers = (services: Services): Implementation<Scope, OwnCalls> => {
  const tell = (scope: Scope, lang: Lang, address: string, change: AccountChange): Promise<void> =>
    services.jobs.sendMessage(scope.db, changeMessage(scope.exhibition, lang, address, change));

  return {
    setPassword: async ({ scope, caller, input, lang }) => {
      const account = await ownAccount(scope, caller);
      if (account.password_hash !== null) refuse('passwordPresent');
      refuseCommon(input.password);
      await checkToken(scope, input.proofToken, caller);
      const hash = await hashPassword(input.password);
      await transact(scope, async (inner) => {
        if (!(await bindPassword(inner.db, account.id, hash, 'first'))) refuse('passwordPresent');
        const told = account.email ?? account.mobile ?? '';
        await tell(inner, lang, told, { kind: 'password', account: told });
      });
      await services.sessions.endAll(scope.db, account.id, caller.sessionId);
      return { user: await currentUser(scope, caller) };
    },

    changePassword: async ({ scope, caller, input, lang, request }) => {
      const account = await ownAccount(scope, caller);
      if (account.password_hash === null) refuse('passwordMissing');
      refuseCommon(input.password);
      await checkOwnPassword({ services, scope, account, request, humanCheck: input.humanCheck }, input.oldPassword);
      const hash = await hashPassword(input.password);
      await transact(scope, async (inner) => {
        await bindPassword(inner.db, account.id, hash);
        const told = account.email ?? account.mobile ?? '';
        await tell(inner, lang, told, { kind: 'password', account: told });
      });
      await services.sessions.endAll(scope.db, account.id, caller.sessionId);
      return { done: true };
    },

    bindAddress: async ({ scope, caller, input, lang, request }) => {
      const account = await ownAccount(scope, caller);
      const { kind, value } = addressOf(input);
      const given = { services, scope, account, request, humanCheck: input.humanCheck };
      const guard = await checkProof(given, input.proof, caller);
      const place = placeOf(scope, 'bind', caller);
      if (!(await tryCode(scope.db, services.config.SECRET, 'bind', value, input.code, true, place)))
        refuse('codeWrong');
      await transact(scope, async (inner) => {
        const before = account[kind];
        if (!(await setAddress(inner.db, account.id, kind, value))) refuse('accountTaken');
        const change = { kind: 'bound', account: value } as const;
        if (guard !== null)
          return noteAddressChange(services, inner, { account, guard, change, lang, clientAddress: request.address });
        // to where the owner could be reached before: whoever took the session over may already hold the new address
        const told = before ?? account.email ?? account.mobile ?? value;
        await tell(inner, lang, told, change);
      });
      return { user: await currentUser(scope, caller) };
    },

    unbindAddress: async ({ scope, caller, input, lang, request }) => {
      const account = await ownAccount(scope, caller);
      const { kind } = input;
      const before = account[kind];
      if (before === null) return { user: await currentUser(scope, caller) };
      if (account[kind === 'email' ? 'mobile' : 'email'] === null) refuse('lastAddress');
      const given = { services, scope, account, request, humanCheck: input.humanCheck };
      const guard = await checkProof(given, input.proof, caller);
      await transact(scope, async (inner) => {
        // asked again by the row itself: two unbindings at once leave one address
        if (!(await setAddress(inner.db, account.id, kind, null))) refuse('lastAddress');
        const change = { kind: 'unbound', account: before } as const;
        if (guard !== null)
          return noteAddressChange(services, inner, { account, guard, change, lang, clientAddress: request.address });
        await tell(inner, lang, before, change);
      });
      return { user: await currentUser(scope, caller) };
    },

    readTakeBack: ({ scope, input }) => readTakeBack(scope, input.token),

    takeBack: async ({ scope, input, lang, request }) => {
      await takeBack(services, scope, input.token, { lang, clientAddress: request.address });
      return { done: true };
    },
  };
};
