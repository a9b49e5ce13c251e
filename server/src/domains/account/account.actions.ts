import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@fairbridge/contract/who.ts';
import { newId } from '../../id.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { clearCounter, countLoginFailure, loginAccountKey, loginFailures, mayReveal } from './account.limits.ts';
import { hashPassword, passwordMatches } from './account.passwords.ts';
import { accountByIdentifier, currentUser, employeeOf, normalIdentifier, visitorOf } from './account.queries.ts';
import { landing, slowedBy } from './account.rules.ts';

type SignedInCaller = Exclude<Caller, { kind: 'anonymous' }>;
type LogOn = { account: string; password: string; type: 'vis' | 'actor'; remember: boolean };

/** The account whose password this is. Failures are counted for the account and for the client apart (G15). */
export async function checkPassword(scope: Scope, given: LogOn, address: string): Promise<string> {
  const identifier = normalIdentifier(given.account);
  if (!/^(\S+@\S+\.\S+|\d{6,15})$/.test(identifier)) refuseFields({ field: 'account', rule: 'emailOrMobile' });
  const failures = await loginFailures(scope.db, identifier, address);
  const account = await accountByIdentifier(scope.db, identifier);
  await sleep(slowedBy(failures));
  const right = await passwordMatches(account?.password_hash ?? null, given.password);
  if (right && account !== null) {
    await clearCounter(scope.db, loginAccountKey(identifier));
    return account.id;
  }
  await countLoginFailure(scope.db, identifier, address);
  if (account === null) {
    if (await mayReveal(scope.db, address)) refuse(given.type === 'actor' ? 'exhibitorMissing' : 'accountUnknown');
    refuse('passwordWrong');
  }
  if (account.password_hash === null) refuse('passwordMissing');
  refuse('passwordWrong');
}

/** Starts a session in the wanted role and tells where to land. */
export async function signIn(
  services: Services,
  scope: Scope,
  accountId: string,
  type: 'vis' | 'actor',
  remember: boolean,
) {
  const subjectType = type === 'actor' ? 'ACTOR' : 'VISITOR';
  if (type === 'actor') {
    if (scope.exhibition.exhibitorDisabled) refuse('exhibitorSideClosed');
    if ((await employeeOf(scope, accountId)) === undefined) refuse('employeeUnbound');
  } else {
    await takePart(scope, accountId);
  }
  const token = await services.sessions.start(scope, accountId, subjectType, remember);
  const caller = await services.sessions.callerOf(scope, token);
  if (caller === null || caller.kind === 'anonymous') refuse('sessionExpired');
  return { token, ...(await userAndLanding(scope, caller)) };
}

async function userAndLanding(scope: Scope, caller: SignedInCaller) {
  const user = await currentUser(scope, caller);
  return { user, landing: landing(user, scope.exhibition) };
}

/** An account of another exhibition that logs in here as a visitor takes part here from then on, with its registration still to do. */
async function takePart(scope: Scope, accountId: string): Promise<void> {
  if ((await visitorOf(scope, accountId)) !== undefined) return;
  await scope.db
    .insertInto('visitor')
    .values({ id: newId(), exhibition_id: scope.exhibition.id, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'account_id']).doNothing())
    .execute();
}

type Registration = {
  email: string;
  password: string;
  consent: { version: string; language: 'zh' | 'en'; minor: boolean; guardianName: string; guardianContact: string };
};

/** Makes the account with its visitor and the record of the consent: all of it, or nothing. */
export async function registerVisitor(scope: Scope, given: Registration): Promise<string> {
  const passwordHash = await hashPassword(given.password);
  return transact(scope, async (inner) => {
    const id = newId();
    const made = await inner.db
      .insertInto('account')
      .values({ id, email: given.email, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) refuse('accountTaken');
    const exhibitionId = inner.exhibition.id;
    const { version, language, minor, guardianName, guardianContact } = given.consent;
    await inner.db
      .insertInto('visitor')
      .values({ id: newId(), exhibition_id: exhibitionId, account_id: id, language })
      .execute();
    await inner.db
      .insertInto('consent')
      .values({
        id: newId(),
        account_id: id,
        exhibition_id: exhibitionId,
        version,
        language,
        minor,
        guardian_name: guardianName,
        guardian_contact: guardianContact,
      })
      .execute();
    return id;
  });
}
