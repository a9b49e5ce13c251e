import type { Proof } from '@fairbridge/contract/account/account.shapes.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { confirmedBy, setAuthenticator } from '../account/account.authenticator.ts';
import { recoveryMessage } from '../account/account.second-factor-mails.ts';
import { secondFactorAddress } from '../account/account.second-factor.ts';
import { requireSending } from '../account/account.limits.ts';
import { checkProof } from '../account/account.proof.ts';
import { endProofs, type Account } from '../account/account.queries.ts';
import { makeRecoveryCodes } from '../account/account.recovery.ts';
import { logOfStaff, noteAppChange } from '../account/account.take-back.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import {
  authenticatorSince,
  removeAuthenticator,
  sealedAuthenticator,
} from '../account/account.authenticator.queries.ts';
import { staffRolesOf } from '../account/account.second-factor.queries.ts';
import { removeRecoveryCodes } from '../account/account.recovery.queries.ts';
import { accountOfStaff } from './staff.queries.ts';

type Acting = {
  account: Account;
  caller: Extract<Caller, { kind: 'organizer' }>;
  lang: Lang;
  request: RequestFacts;
};
type Shown = { proof: Proof; humanCheck: string };

/** The second step as it is now: nobody weakens or replaces it with a session alone (ruling 2.15). */
async function requireProof(services: Services, ctx: FairContext, acting: Acting, shown: Shown): Promise<void> {
  const { account, caller, request } = acting;
  await checkProof({ services, ctx, account, request, humanCheck: shown.humanCheck }, shown.proof, caller);
}

/** Sets an app up, or another one in its place. Answers the new recovery codes. Errors: `tokenFailed`, `codeWrong`, those of the proof. */
export async function setApp(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { ticket, code, ...shown }: Shown & { ticket: string; code: string },
): Promise<string[]> {
  const { account, lang, request } = acting;
  // before the proof is used up: whoever mistyped the new app's code needs no other
  const confirmed = confirmedBy(services.config, { ticket, code, holder: account.id });
  if (confirmed === 'gone') fail('tokenFailed');
  if (confirmed === 'wrong') fail('codeWrong');
  await requireProof(services, ctx, acting, shown);
  return inTransaction(ctx, async (inner) => {
    const sealed = await sealedAuthenticator(inner.db, account.id);
    await setAuthenticator(inner.db, services.config, account.id, confirmed);
    const codes = await makeRecoveryCodes(inner.db, account.id);
    const kind = sealed === null ? 'appSet' : 'appReplaced';
    await noteAppChange(services, inner, { account, sealed, change: { kind }, lang });
    await logOfStaff(services, inner, account.id, `staff.${kind}`, { address: request.address });
    return codes;
  });
}

/** Errors: `appMissing`, `cannotSend` (nobody would come in again), those of the proof. */
export async function removeApp(services: Services, ctx: FairContext, acting: Acting, shown: Shown): Promise<void> {
  const { account, lang, request } = acting;
  if ((await authenticatorSince(ctx.db, account.id)) === null) fail('appMissing');
  requireSending(services, 'email');
  await requireProof(services, ctx, acting, shown);
  await inTransaction(ctx, async (inner) => {
    await takeOff(services, inner, { account, kind: 'appRemoved', lang });
    await logOfStaff(services, inner, account.id, 'staff.appRemoved', { address: request.address });
  });
}

type TakenOff = { account: Account; kind: 'appRemoved' | 'appReset'; lang: Lang };

async function takeOff(services: Services, ctx: FairContext, { account, kind, lang }: TakenOff): Promise<void> {
  const sealed = await sealedAuthenticator(ctx.db, account.id);
  if (!(await removeAuthenticator(ctx.db, account.id))) fail('appMissing');
  await removeRecoveryCodes(ctx.db, account.id);
  await noteAppChange(services, ctx, { account, sealed, change: { kind }, lang });
}

/** Errors: `appMissing`, those of the proof. */
export async function renewCodes(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  shown: Shown,
): Promise<string[]> {
  const { account, lang, request } = acting;
  if ((await authenticatorSince(ctx.db, account.id)) === null) fail('appMissing');
  await requireProof(services, ctx, acting, shown);
  return inTransaction(ctx, async (inner) => {
    const codes = await makeRecoveryCodes(inner.db, account.id);
    const told = { kind: 'codesRenewed', left: codes.length } as const;
    const message = recoveryMessage(inner.exhibition, lang, secondFactorAddress(account), told);
    await services.jobs.sendMessage(inner.db, message);
    await logOfStaff(services, inner, account.id, 'staff.recoveryCodes', { address: request.address });
    return codes;
  });
}

/**
 * Takes the app of a colleague off who has lost it, codes and all. It needs the owner's own second step, and the colleague comes in by
 * e-mail again, with the password; every session of the colleague ends. Errors: `notFound`, `notAllowed`,
 * `appMissing`, `cannotSend`, those of the proof.
 */
export async function resetApp(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, ...shown }: Shown & { id: string },
): Promise<void> {
  requireSending(services, 'email');
  const { caller, request } = acting;
  const { lang, ...account } = await colleagueOf(ctx, caller, id);
  if ((await authenticatorSince(ctx.db, account.id)) === null) fail('appMissing');
  await requireProof(services, ctx, acting, shown);
  await inTransaction(ctx, async (inner) => {
    await takeOff(services, inner, { account, kind: 'appReset', lang });
    await endProofs(inner.db, account.id);
    await services.sessions.endAll(inner.db, account.id);
    const object = { kind: 'staff', id } as const;
    await writeAudit(inner, { caller, address: request.address }, { act: 'staff.appReset', object, details: {} });
  });
  services.sessions.forget();
}

type Colleague = Account & { lang: Lang };

/**
 * The colleague's account. Accounts are global: whoever is staff of a fair that the owner does not own is not weakened from here.
 * Errors: `notFound`, `notAllowed`.
 */
async function colleagueOf(ctx: FairContext, caller: Acting['caller'], id: string): Promise<Colleague> {
  const row = await accountOfStaff(ctx, id);
  if (row === undefined) fail('notFound');
  const owned = (await staffRolesOf(ctx.db, caller.accountId)).filter(({ role }) => role === 'owner');
  const fairs = new Set(owned.map(({ exhibitionId }) => exhibitionId));
  if ((await staffRolesOf(ctx.db, row.id)).some(({ exhibitionId }) => !fairs.has(exhibitionId))) fail('notAllowed');
  const { language, ...account } = row;
  return { ...account, lang: isLang(language) ? language : 'zh' };
}
