import type { Caller } from '@fairbridge/contract/who.ts';
import { newId } from '../../id.ts';
import type { RequestFacts } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './account.device.ts';
import { tellSessionStarted } from './account.events.ts';
import { asksSecondStep } from './account.guard.ts';
import { followInvitation, noteJoined } from './account.invited.ts';
import { refuseClosedSide, refuseDisabledExhibitor } from './account.opening.ts';
import { currentUser, employeeOf, visitorOf } from './account.queries.ts';
import { landing } from './account.rules.ts';

export type SignedInCaller = Exclude<Caller, { kind: 'anonymous' }>;
export type LoginType = 'vis' | 'actor';

/**
 * Is this account let in here in the role it asks for? Ends the call where it is not. The second step belongs to taking the role,
 * whatever the way in (ruling 2.15): `secondStep` says whether it was shown, now or by the session that vouches for this one.
 */
export async function checkEntry(
  scope: Scope,
  accountId: string,
  { type, secondStep }: { type: LoginType; secondStep: boolean },
): Promise<void> {
  if (type === 'actor') {
    if (scope.exhibition.exhibitorDisabled) await refuseClosedSide(scope, accountId);
    if (!secondStep && (await asksSecondStep(scope, accountId))) refuse('adminLogOn');
    await enterAsEmployee(scope, accountId);
    return;
  }
  const visitor = await visitorOf(scope, accountId);
  if (visitor !== undefined && visitor.suspended_at !== null) refuse('accountSuspended');
}

/** Whoever comes for the first time is noted, and follows the invitation that waits for the account's address. */
async function enterAsEmployee(scope: Scope, accountId: string): Promise<void> {
  const employee = await employeeOf(scope, accountId);
  await refuseDisabledExhibitor(scope, accountId);
  if (employee === undefined && !(await followInvitation(scope, accountId))) refuse('employeeUnbound');
  if (employee !== undefined && employee.joined_at === null) await noteJoined(scope, employee.id);
}

/**
 * An exhibitor's employee who is no visitor here and stands at the visitor's door took the wrong one: told so, and not made a visitor
 * with a registration to do. Whoever means to visit as well takes that role by `switchRole`.
 */
async function refuseWrongDoor(scope: Scope, accountId: string): Promise<void> {
  if ((await visitorOf(scope, accountId)) === undefined && (await employeeOf(scope, accountId)) !== undefined)
    refuse('exhibitorAccount');
}

/** Who comes in, as what, and what was shown for it. */
export type Entry = { accountId: string; type: LoginType; remember?: boolean; secondStep?: boolean };

/** Starts a session in the wanted role and tells where to land. */
export async function signIn(
  services: Services,
  scope: Scope,
  { accountId, type, remember = false, secondStep = false }: Entry,
  request: Pick<RequestFacts, 'address' | 'agent' | 'local'>,
) {
  await checkEntry(scope, accountId, { type, secondStep });
  if (type === 'vis') {
    await refuseWrongDoor(scope, accountId);
    await takePart(scope, accountId);
  }
  const from = { device: deviceOf(request.agent), address: request.address, local: request.local };
  const subjectType = type === 'actor' ? 'ACTOR' : 'VISITOR';
  const token = await services.sessions.start(scope, accountId, subjectType, remember, from, secondStep);
  const caller = await services.sessions.callerOf(scope, token);
  if (caller === null || caller.kind === 'anonymous') refuse('sessionExpired');
  await tellSessionStarted(services.jobs, scope, { accountId, sessionId: caller.sessionId, device: from.device });
  return { token, ...(await userAndLanding(scope, caller)) };
}

export async function userAndLanding(scope: Scope, caller: SignedInCaller) {
  const user = await currentUser(scope, caller);
  return { user, landing: landing(user, scope.exhibition) };
}

/** An account of another exhibition that logs in here as a visitor takes part here from then on, with its registration still to do. */
export async function takePart(scope: Scope, accountId: string): Promise<void> {
  if ((await visitorOf(scope, accountId)) !== undefined) return;
  await scope.db
    .insertInto('visitor')
    .values({ id: newId(), exhibition_id: scope.exhibition.id, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'account_id']).doNothing())
    .execute();
}

/** Changes the role of this session; the token stays (ruling 2.7). */
export async function switchRole(
  services: Services,
  scope: Scope,
  caller: SignedInCaller,
  subjectType: 'VISITOR' | 'ACTOR',
) {
  const type = subjectType === 'ACTOR' ? 'actor' : 'vis';
  const secondStep = await services.sessions.showedSecondStep(scope, caller.sessionId);
  await checkEntry(scope, caller.accountId, { type, secondStep });
  if (subjectType === 'VISITOR') await takePart(scope, caller.accountId);
  await services.sessions.changeRole(scope, caller.sessionId, subjectType);
  const changed = await services.sessions.callerById(scope, caller.sessionId);
  if (changed === null || changed.kind === 'anonymous') refuse('sessionExpired');
  return userAndLanding(scope, changed);
}
