import { sql } from 'kysely';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Account } from './account.queries.ts';
import { newId } from '../../core/id.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';

type OpenChange = {
  id: string;
  account_id: string;
  email: string | null;
  mobile: string | null;
  secret_sealed: string | null;
  created_at: Date;
};

const isOpen = sql`c.undone_at is null and c.expires_at > clock_timestamp()`;

/** Is this address kept for an account that may take it back, and has it no more? Then nobody else gets it. */
export async function isKept(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from address_change c where (c.email = ${address} or c.mobile = ${address}) and ${isOpen}
      and not exists (select 1 from account a where a.id = c.account_id and (a.email = ${address} or a.mobile = ${address})) limit 1`.execute(
    unscoped(db),
  );
  return rows.length > 0;
}

/** May its addresses still be taken back? Until then the account is not deleted, or there would be nothing to take back. */
export async function mayBeTakenBack(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from address_change c where c.account_id = ${accountId} and ${isOpen} limit 1`.execute(unscoped(db));
  return rows.length > 0;
}

/** Keeps the account as it was before a change, for whoever shows the token of this hash. */
export async function insertChange(
  ctx: FairContext,
  { id, email, mobile }: Account,
  { sealed, tokenHash }: { sealed: string | null; tokenHash: Buffer },
): Promise<void> {
  await sql`
    insert into address_change (id, account_id, exhibition_id, token_hash, email, mobile, secret_sealed, expires_at)
    values (${newId()}, ${id}, ${ctx.exhibition.id}, ${tokenHash}, ${email}, ${mobile}, ${sealed},
      clock_timestamp() + make_interval(days => ${LIMITS.takeBackDays}))`.execute(ctx.db);
}

/** The change that this token undoes; null where there is none (any more). */
export async function openChange(ctx: FairContext, tokenHash: Buffer): Promise<OpenChange | null> {
  const { rows } = await sql<OpenChange>`
    select c.* from address_change c join account a on a.id = c.account_id and a.deleted_at is null
    where c.token_hash = ${tokenHash} and c.exhibition_id = ${ctx.exhibition.id} and ${isOpen}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The same, undone with it: of many at once exactly one gets it. */
export async function undoChange(ctx: FairContext, tokenHash: Buffer): Promise<OpenChange | null> {
  const { rows } = await sql<OpenChange>`
    update address_change c set undone_at = clock_timestamp()
    where c.token_hash = ${tokenHash} and c.exhibition_id = ${ctx.exhibition.id} and ${isOpen}
    returning c.*`.execute(ctx.db);
  return rows[0] ?? null;
}

/** At whichever fair: the account is one at every fair. */
export async function undoChangesSince(db: Db, accountId: string, since: Date): Promise<void> {
  await sql`
    update address_change set undone_at = clock_timestamp()
    where account_id = ${accountId} and undone_at is null and created_at > ${since}`.execute(unscoped(db));
}

export async function writeAddresses(
  db: Db,
  accountId: string,
  { email, mobile }: Pick<Account, 'email' | 'mobile'>,
): Promise<void> {
  await db.updateTable('account').set({ email, mobile }).where('id', '=', accountId).execute();
}

/** Codes to log in by a phone, at whichever fair. */
export async function removeLogonQrs(db: Db, accountId: string): Promise<void> {
  await unscoped(db).deleteFrom('login_qr').where('account_id', '=', accountId).execute();
}
