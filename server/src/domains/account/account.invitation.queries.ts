import { sql } from 'kysely';
import type { Scope } from '../../ground/scope.ts';

/**
 * An employee whom a company's admin has added stands without an account until somebody proves to hold the e-mail or mobile: by the
 * code of 'forgot password', or by an account that this address is bound to. The admin's word alone gives nobody an account, and
 * nobody's account away.
 */
const open = (scope: Scope) => sql`
  e.exhibition_id = ${scope.exhibition.id} and e.account_id is null and e.resigned_at is null and e.waiting_since is null`;

/** The open invitation to this address (e-mail, or mobile as E.164 digits); null without one. */
export async function invitedAt(scope: Scope, address: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employee e where ${open(scope)} and ${
      address.includes('@') ? sql`e.email <> '' and lower(e.email) = ${address}` : sql`e.mobile = ${address}`
    } order by e.created_at, e.id limit 1`.execute(scope.db);
  return rows[0]?.id ?? null;
}

/** The open invitation to an address that is bound to this account, by e-mail first; `exhibitorId` asks for that company's only. */
export async function invitationOf(scope: Scope, accountId: string, exhibitorId: string | null = null) {
  const { rows } = await sql<{ id: string; exhibitor_id: string; admin: boolean }>`
    select e.id, e.exhibitor_id, e.admin from employee e join account a on a.id = ${accountId} and a.deleted_at is null
    where ${open(scope)} and (${exhibitorId}::text is null or e.exhibitor_id = ${exhibitorId})
      and (e.email <> '' and lower(e.email) = a.email or e.mobile <> '' and e.mobile = a.mobile)
    order by (lower(e.email) = a.email) is true desc, e.created_at, e.id limit 1`.execute(scope.db);
  return rows[0];
}
