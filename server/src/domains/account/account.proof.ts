import type { Proof } from '@fairbridge/contract/account/account.shapes.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { SignedInCaller } from './account.queries.ts';
import { takeAppCode } from './account.app-step.ts';
import { secondFactorOf, type SecondFactor } from './account.second-factor.ts';
import { countLoginTry, forgetLoginFailures, insideLimitKeys, loginNeedsCheck } from './account.limits.ts';
import { passwordMatches } from './account.passwords.ts';
import type { Account } from './account.queries.ts';
import { maskedAddress } from './account.rules.ts';
import { spendToken } from './account.tokens.queries.ts';

type Given = { services: Services; ctx: FairContext; account: Account; request: RequestFacts; humanCheck: string };

/**
 * A password shown by somebody signed in is limited as one shown at log-in is: a stolen session gives no free guesses (G24). Counted apart, so
 * that strangers at the log-in do not keep the owner from the own settings (G15).
 */
export async function checkOwnPassword(given: Given, password: string): Promise<void> {
  const { services, ctx, account, request, humanCheck } = given;
  const keys = insideLimitKeys(account.id);
  const needsCheck = await loginNeedsCheck(services, keys);
  const pass = { action: 'login', subject: account.email ?? account.mobile ?? '', address: request.address } as const;
  const checked = humanCheck !== '' && (await services.humanCheck.spend(ctx, { ...pass, token: humanCheck }));
  if (needsCheck && !checked) fail('humanCheckNeeded');
  await countLoginTry(services, keys, { checked, byPassword: true });
  if (!(await passwordMatches(account.password_hash, password))) fail('passwordWrong');
  await forgetLoginFailures(services, keys);
}

/** A token from a fresh code to an address of this account. */
export async function checkToken(ctx: FairContext, token: string, caller: SignedInCaller): Promise<void> {
  const shown = token === '' ? null : await spendToken(ctx, 'change', token);
  if (shown?.accountId !== caller.accountId) fail('proofMissing');
}

/**
 * That the account's owner asks, not only somebody with the session: the password, or a token from a fresh code (G24). What guards a
 * role is changed by its second step alone: whoever has the password must not lead the second step elsewhere (ruling 2.15). Answers
 * the guard, where there is one.
 */
export async function checkProof(given: Given, proof: Proof, caller: SignedInCaller): Promise<SecondFactor | null> {
  const guard = await secondFactorOf(given.services, given.ctx.db, given.account);
  if (guard?.kind === 'app') {
    if (proof.appCode === '') fail('appCodeNeeded', {}, { kind: guard.kind });
    const { id: accountId } = given.account;
    // counted apart from the log-in: who holds a session and guesses leaves the owner's own way in as it is
    await takeAppCode(given.services, given.ctx, {
      accountId,
      key: insideLimitKeys(accountId).key,
      code: proof.appCode,
    });
    return guard;
  }
  if (guard !== null) {
    const shown = proof.token === '' ? null : await spendToken(given.ctx, 'change', proof.token);
    if (shown?.accountId === caller.accountId && shown.address === guard.address) return guard;
    const sentTo = maskedAddress(guard.address);
    fail('secondStepNeeded', { sentTo }, { sentTo, kind: guard.kind });
  }
  if (proof.token !== '') await checkToken(given.ctx, proof.token, caller);
  else if (proof.password === '') fail('proofMissing');
  else await checkOwnPassword(given, proof.password);
  return null;
}
