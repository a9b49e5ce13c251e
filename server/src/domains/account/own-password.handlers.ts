import type { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { ownAccount, notifyOwner } from './account.own.ts';
import { hashPassword } from './account.passwords.ts';
import { checkOwnPassword, checkToken } from './account.proof.ts';
import { bindPassword, currentUser, type Account } from './account.queries.ts';
import { isCommonPassword } from './common-passwords.ts';

type OwnPasswordCalls = Pick<typeof contract.account, 'setPassword' | 'changePassword'>;

const failIfCommonPassword = (password: string): void => {
  if (isCommonPassword(password)) failFields({ field: 'password', rule: 'passwordCommon' });
};

async function tellNewPassword(
  services: Services,
  ctx: FairContext,
  lang: Lang,
  { email, mobile }: Account,
): Promise<void> {
  const told = email ?? mobile ?? '';
  await notifyOwner(services, ctx, lang, told, { kind: 'password', account: told });
}

export const ownPasswordHandlers = (services: Services): Handlers<FairContext, OwnPasswordCalls> => ({
  setPassword: async ({ ctx, caller, input, lang }) => {
    const account = await ownAccount(ctx, caller);
    if (account.password_hash !== null) fail('passwordPresent');
    failIfCommonPassword(input.password);
    await checkToken(ctx, input.proofToken, caller);
    const hash = await hashPassword(input.password);
    await inTransaction(ctx, async (inner) => {
      if (!(await bindPassword(inner.db, account.id, hash, 'first'))) fail('passwordPresent');
      await services.sessions.endAll(inner.db, account.id, caller.sessionId);
      await tellNewPassword(services, inner, lang, account);
    });
    services.sessions.forget();
    return { user: await currentUser(ctx, caller) };
  },

  changePassword: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    if (account.password_hash === null) fail('passwordMissing');
    failIfCommonPassword(input.password);
    await checkOwnPassword({ services, ctx, account, request, humanCheck: input.humanCheck }, input.oldPassword);
    const hash = await hashPassword(input.password);
    await inTransaction(ctx, async (inner) => {
      await bindPassword(inner.db, account.id, hash);
      await services.sessions.endAll(inner.db, account.id, caller.sessionId);
      await tellNewPassword(services, inner, lang, account);
    });
    services.sessions.forget();
  },
});
