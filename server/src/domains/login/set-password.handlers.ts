import type { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { accountOfInvited } from '../account/account.invited.ts';
import { changeMessage } from '../account/account.mails.ts';
import { hashPassword } from '../account/account.passwords.ts';
import { accountById, bindPassword, type Account } from '../account/account.queries.ts';
import { isCommonPassword } from '../account/common-passwords.ts';
import { readToken, spendToken, type ShownToken } from '../account/account.tokens.queries.ts';

type SetPasswordCalls = Pick<typeof contract.account, 'setPasswordByToken'>;
type Consent = Parameters<typeof accountOfInvited>[2]['consent'];

/** Whose password a token sets; whoever was invited has an account from now on. */
async function accountOfToken(
  ctx: FairContext,
  { accountId, address }: ShownToken,
  said: { consent: Consent; lang: Lang },
): Promise<Account> {
  const found = accountId === null ? await accountOfInvited(ctx, address, said) : await accountById(ctx.db, accountId);
  // a link to an address that was taken off meanwhile opens nothing any more
  if (found === null || ![found.email, found.mobile].includes(address)) fail('tokenFailed');
  return found;
}

export const setPasswordHandlers = (services: Services): Handlers<FairContext, SetPasswordCalls> => ({
  setPasswordByToken: async ({ ctx, input, lang }) => {
    // before the token is spent: whoever has to choose another password needs no other token
    if (isCommonPassword(input.password)) failFields({ field: 'password', rule: 'passwordCommon' });
    if ((await readToken(ctx, 'reset', input.token)) === null) fail('tokenFailed');
    const hash = await hashPassword(input.password);
    const account = await inTransaction(ctx, async (inner) => {
      const shown = await spendToken(inner, 'reset', input.token);
      if (shown === null) fail('tokenFailed');
      const found = await accountOfToken(inner, shown, { consent: input.consent, lang });
      await bindPassword(inner.db, found.id, hash);
      // to the address that is stored, which a look-alike typed by a stranger is not
      const told = found.email ?? found.mobile ?? shown.address;
      const message = changeMessage(inner.exhibition, lang, told, { kind: 'password', account: told });
      await services.jobs.sendMessage(inner.db, message);
      await services.sessions.endAll(inner.db, found.id);
      return { told };
    });
    services.sessions.forget();
    return { done: true, account: account.told };
  },
});
