import { sql } from 'kysely';
import type { Consent } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../ground/id.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { invitationOf, invitedAt } from './account.invitation.queries.ts';
import { accountByIdentifier, employeeOf, type Account } from './account.queries.ts';
import { insertConsent } from './consent.queries.ts';
import { isKept } from './account.take-back.ts';

/** Follows an open invitation: the account is that employee from now on. False where there is none. */
export async function followInvitation(
  scope: Scope,
  accountId: string,
  exhibitorId: string | null = null,
): Promise<boolean> {
  if ((await invitationOf(scope, accountId, exhibitorId)) === undefined) return false;
  return transact(scope, async (inner) => {
    // two log-ins at once: the second finds the employee that the first became
    await sql`select id from account where id = ${accountId} for update`.execute(inner.db);
    if ((await employeeOf(inner, accountId)) !== undefined) return true;
    const invitation = await invitationOf(inner, accountId, exhibitorId);
    if (invitation === undefined) return false;
    // whoever follows an invitation no longer waits for an answer elsewhere
    await inner.db
      .deleteFrom('employee')
      .where('exhibition_id', '=', inner.exhibition.id)
      .where('account_id', '=', accountId)
      .where('waiting_since', 'is not', null)
      .where('resigned_at', 'is', null)
      .execute();
    const bound = await inner.db
      .updateTable('employee')
      .set({ account_id: accountId, bind_code: null, joined_at: new Date() })
      .where('exhibition_id', '=', inner.exhibition.id)
      .where('id', '=', invitation.id)
      .where('account_id', 'is', null)
      .where('resigned_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return bound !== undefined;
  });
}

/** Notes that an employee whose account was bound beforehand has come. */
export async function noteJoined(scope: Scope, employeeId: string): Promise<void> {
  await scope.db
    .updateTable('employee')
    .set({ joined_at: new Date() })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', employeeId)
    .where('joined_at', 'is', null)
    .execute();
}

/**
 * The account of an invited employee who has just proved to hold the address: made now, with the consent that everybody gives
 * (ruling 2.10), or the one that was registered with it meanwhile. Null when the invitation has been withdrawn.
 */
export async function accountOfInvited(
  scope: Scope,
  address: string,
  { consent, lang }: { consent: Consent | null; lang: Lang },
): Promise<Account | null> {
  const existing = await accountByIdentifier(scope.db, address);
  if (existing !== null) return existing;
  if ((await invitedAt(scope, address)) === null || (await isKept(scope.db, address))) return null;
  if (consent === null || consent.version !== scope.exhibition.consentVersion)
    refuseFields({ field: 'consent.accepted', rule: 'consent' });
  const id = newId();
  const kind = address.includes('@') ? 'email' : 'mobile';
  await scope.db
    .insertInto('account')
    .values({ id, [kind]: address, language: lang })
    .execute();
  await insertConsent(scope, id, consent);
  await followInvitation(scope, id);
  return { id, email: null, mobile: null, [kind]: address, password_hash: null };
}
