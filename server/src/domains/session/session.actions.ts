import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { deviceOf } from './session.device.ts';
import { publishSessionStarted } from './session.events.ts';
import { needsSecondFactor } from '../account/account.second-factor.ts';
import { invitationOf, noteJoined } from '../account/account.invitation.queries.ts';
import { followInvitation } from '../account/account.invited.ts';
import { failExhibitorAccessClosed, failIfExhibitorDisabled } from './session.exhibitor-access.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { failSuspended } from './session.suspended.ts';
import { accountById, currentUser, employeeOf, visitorOf, type SignedInCaller } from '../account/account.queries.ts';
import { makeDevice } from '../account/account.known-device.ts';
import { landing } from '../account/account.rules.ts';
import { failUnlessPlaceLeft } from '../account/registration-opening.ts';
import { lockAccount, insertParticipant, showedSecondStep } from './session.queries.ts';

export type LoginType = 'vis' | 'actor';

/** While the exhibitors' side is closed whoever asks for it is turned away, and told later that it opens: so it stands outside the transaction. */
async function requireOpenSide(ctx: FairContext, accountId: string, type: LoginType): Promise<void> {
  if (type === 'actor' && ctx.exhibition.exhibitorDisabled) await failExhibitorAccessClosed(ctx, accountId);
}

/**
 * Is this account let in here in the role it asks for? Ends the call where it is not, and changes nothing. The second step belongs to
 * taking the role, whatever the way in (ruling 2.15): `secondStep` says whether it was shown, now or by the session that vouches for
 * this one.
 */
async function checkRole(
  ctx: FairContext,
  accountId: string,
  { type, secondStep }: { type: LoginType; secondStep: boolean },
): Promise<void> {
  if (type === 'vis') {
    const visitor = await visitorOf(ctx, accountId);
    if (visitor !== undefined && visitor.suspended_at !== null) failSuspended(ctx);
    const account = await accountById(ctx.db, accountId);
    return failIfBlocked(ctx, { email: account?.email, mobile: account?.mobile, company: visitor?.company });
  }
  if (!secondStep && (await needsSecondFactor(ctx, accountId))) fail('adminLogOn');
  await failIfExhibitorDisabled(ctx, accountId);
  const works = (await employeeOf(ctx, accountId)) ?? (await invitationOf(ctx, accountId));
  if (works === undefined) fail('employeeUnbound');
}

/** May this account enter in this role? For whoever confirms another's log-in: entering is left to the one who comes. */
export async function checkSignIn(
  ctx: FairContext,
  accountId: string,
  entry: { type: LoginType; secondStep: boolean },
): Promise<void> {
  await requireOpenSide(ctx, accountId, entry.type);
  await checkRole(ctx, accountId, entry);
}

/** Takes the role: a visitor takes part from now on; an employee who comes for the first time is noted, an invited one is bound. */
async function takeRole(ctx: FairContext, accountId: string, type: LoginType): Promise<void> {
  if (type === 'vis') return joinFair(ctx, accountId);
  const employee = await employeeOf(ctx, accountId);
  if (employee === undefined && !(await followInvitation(ctx, accountId))) fail('employeeUnbound');
  if (employee !== undefined && employee.joined_at === null) await noteJoined(ctx, employee.id);
}

/**
 * An exhibitor's employee who is no visitor here and stands at the visitors' log-in took the wrong one: told so, and not made a visitor
 * with a registration to do. Whoever means to visit as well takes that role by `switchRole`.
 */
async function failIfWrongLogin(ctx: FairContext, accountId: string): Promise<void> {
  if ((await visitorOf(ctx, accountId)) === undefined && (await employeeOf(ctx, accountId)) !== undefined)
    fail('exhibitorAccount');
}

/** Who comes in, as what, and what was shown for it. */
export type SignIn = { accountId: string; type: LoginType; remember?: boolean; secondStep?: boolean };

/** Takes the wanted role, starts a session in it, and tells where to land: all of it, or nothing. */
export async function signIn(
  services: Services,
  ctx: FairContext,
  { accountId, type, remember = false, secondStep = false }: SignIn,
  request: Pick<RequestFacts, 'address' | 'agent' | 'local'>,
) {
  await requireOpenSide(ctx, accountId, type);
  const from = { device: deviceOf(request.agent), address: request.address, local: request.local };
  const subjectType = type === 'actor' ? 'ACTOR' : 'VISITOR';
  return inTransaction(ctx, async (inner) => {
    await lockAccount(inner, accountId);
    await checkRole(inner, accountId, { type, secondStep });
    if (type === 'vis') await failIfWrongLogin(inner, accountId);
    await takeRole(inner, accountId, type);
    const token = await services.sessions.start(inner, accountId, subjectType, remember, from, secondStep);
    const caller = await services.sessions.callerOf(inner, token);
    if (caller === null || caller.kind === 'anonymous') fail('sessionExpired');
    await publishSessionStarted(services.jobs, inner, { accountId, sessionId: caller.sessionId, device: from.device });
    const device = makeDevice(services.config.SECRET, accountId);
    return { token, device, ...(await userAndLanding(inner, caller)) };
  });
}

export async function userAndLanding(ctx: FairContext, caller: SignedInCaller) {
  const user = await currentUser(ctx, caller);
  return { user, landing: landing(user, ctx.exhibition) };
}

/** An account of another exhibition that logs in here as a visitor takes part here from then on, with its registration still to do. */
export async function joinFair(ctx: FairContext, accountId: string): Promise<void> {
  if ((await visitorOf(ctx, accountId)) !== undefined) return;
  await failUnlessPlaceLeft(ctx);
  await insertParticipant(ctx, accountId);
}

/** Changes the role of this session; the token stays (ruling 2.7). */
export async function switchRole(
  services: Services,
  ctx: FairContext,
  caller: SignedInCaller,
  subjectType: 'VISITOR' | 'ACTOR',
) {
  const type = subjectType === 'ACTOR' ? 'actor' : 'vis';
  await requireOpenSide(ctx, caller.accountId, type);
  const switched = await inTransaction(ctx, async (inner) => {
    const secondStep = await showedSecondStep(inner, caller.sessionId);
    await checkRole(inner, caller.accountId, { type, secondStep });
    await takeRole(inner, caller.accountId, type);
    await services.sessions.changeRole(inner, caller.sessionId, subjectType);
    const changed = await services.sessions.callerById(inner, caller.sessionId);
    if (changed === null || changed.kind === 'anonymous') fail('sessionExpired');
    return userAndLanding(inner, changed);
  });
  // whoever asked meanwhile was answered by the role of before
  services.sessions.forget();
  return switched;
}
