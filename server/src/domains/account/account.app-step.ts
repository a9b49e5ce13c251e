import { canSend } from '../../platform/delivery/providers.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { spendAppCode } from './account.authenticator.ts';
import { countAppGuess, refundAppGuess } from './account.limits.ts';
import { spendRecoveryCode } from './account.recovery.ts';
import { authenticatorSince } from './account.authenticator.queries.ts';
import { recoveryCodesLeft } from './account.recovery.queries.ts';

/**
 * Does the second step of this account ask the authenticator app (or a recovery code) instead of a code that is sent? Recovery codes
 * without an app, as the operator's command makes them, count where no code could be sent.
 */
export async function asksApp({ config }: Pick<Services, 'config'>, db: Db, accountId: string): Promise<boolean> {
  if ((await authenticatorSince(db, accountId)) !== null) return true;
  return !canSend(config, 'email') && (await recoveryCodesLeft(db, accountId)) > 0;
}

export type Shown = {
  accountId: string;
  /** What wrong codes are counted for: the account, or it from a browser that it knows, so that nobody else's guesses use them up. */
  key: string;
  code: string;
};

/**
 * Takes a code of the app, or a recovery code, and says which it was. Runs outside the business transaction, so that what was used
 * stays used although the call fails.
 * @throws Refusal `codeWrong`, `codeUsed` (the app shows another one soon), `tooManyTries`
 */
export async function takeAppCode(
  services: Services,
  { db }: Pick<FairContext, 'db'>,
  { accountId, key, code }: Shown,
  now = Date.now(),
): Promise<'app' | 'recovery'> {
  if (!(await countAppGuess(services, key))) fail('tooManyTries');
  const byApp = /^\d{6}$/.test(code);
  const judged = byApp
    ? await spendAppCode(db, services.config, accountId, code, now)
    : (await spendRecoveryCode(db, accountId, code))
      ? 'right'
      : 'wrong';
  if (judged === 'wrong') fail('codeWrong', {}, { kind: 'app' });
  await refundAppGuess(services, key);
  if (judged === 'used') fail('codeUsed', {}, { kind: 'app' });
  return byApp ? 'app' : 'recovery';
}
