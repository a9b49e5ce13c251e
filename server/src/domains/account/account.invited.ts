import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import {
  invitationOf,
  invitedAt,
  lockInvited,
  endWaiting,
  bindInvited,
  insertInvited,
} from './account.invitation.queries.ts';
import { accountByIdentifier, employeeOf, type Account } from './account.queries.ts';
import { insertConsent } from './consent.queries.ts';
import { isKept } from './account.take-back.queries.ts';

/** Follows an open invitation: the account is that employee from now on. False where there is none. */
export async function followInvitation(
  ctx: FairContext,
  accountId: string,
  exhibitorId: string | null = null,
): Promise<boolean> {
  if ((await invitationOf(ctx, accountId, exhibitorId)) === undefined) return false;
  return inTransaction(ctx, async (inner) => {
    // two log-ins at once: the second finds the employee that the first became
    await lockInvited(inner.db, accountId);
    if ((await employeeOf(inner, accountId)) !== undefined) return true;
    const invitation = await invitationOf(inner, accountId, exhibitorId);
    if (invitation === undefined) return false;
    // whoever follows an invitation no longer waits for an answer elsewhere
    await endWaiting(inner, accountId);
    return bindInvited(inner, invitation.id, accountId);
  });
}

/**
 * The account of an invited employee who has just proved to hold the address: made now, with the consent that everybody gives
 * (ruling 2.10), or the one that was registered with it meanwhile. Null when the invitation has been withdrawn.
 */
export async function accountOfInvited(
  ctx: FairContext,
  address: string,
  { consent, lang }: { consent: Consent | null; lang: Lang },
): Promise<Account | null> {
  const existing = await accountByIdentifier(ctx.db, address);
  if (existing !== null) return existing;
  if ((await invitedAt(ctx, address)) === null || (await isKept(ctx.db, address))) return null;
  if (!ctx.exhibition.termsPublished) fail('termsNotPublished');
  if (consent === null || consent.version !== ctx.exhibition.consentVersion)
    failFields({ field: 'consent.accepted', rule: 'consent' });
  const id = newId();
  const kind = address.includes('@') ? 'email' : 'mobile';
  await insertInvited(ctx.db, { id, [kind]: address, language: lang });
  await insertConsent(ctx, id, consent);
  await followInvitation(ctx, id);
  return { id, email: null, mobile: null, [kind]: address, password_hash: null };
}
