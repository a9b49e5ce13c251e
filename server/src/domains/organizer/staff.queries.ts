import { sql } from 'kysely';
import { type StaffMember, staffRole } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isKept } from '../account/account.take-back.queries.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const staffRows = fairTable('organizer_staff');

const ofExhibition = (ctx: FairContext) =>
  ctx.db.selectFrom('organizer_staff').where('organizer_staff.exhibition_id', '=', ctx.exhibition.id);

export async function staffList(ctx: FairContext, ownId: string): Promise<StaffMember[]> {
  const { rows } = await sql<{
    id: string;
    email: string | null;
    name: string;
    role: string;
    created_at: Date;
    has_password: boolean;
    has_app: boolean;
    last_log_on_at: Date | null;
  }>`
    select s.id, a.email, s.name, s.role, s.created_at, a.password_hash is not null as has_password,
      exists (select 1 from authenticator p where p.account_id = a.id) as has_app,
      (select max(l.at) from audit l where l.exhibition_id = s.exhibition_id and l.account_id = s.account_id and l.act = 'organizer.logOn') as last_log_on_at
    from organizer_staff s join account a on a.id = s.account_id
    where s.exhibition_id = ${ctx.exhibition.id}
    order by array_position(array['owner', 'reviewer', 'editor', 'support'], s.role), s.name, s.id`.execute(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? '',
    name: row.name,
    role: staffRole.parse(row.role),
    createdAt: row.created_at.toISOString(),
    hasPassword: row.has_password,
    hasApp: row.has_app,
    lastLogOnAt: row.last_log_on_at?.toISOString() ?? null,
    self: row.id === ownId,
  }));
}

export type Staff = { id: string; accountId: string; name: string; role: StaffRole };
type Row = { id: string; account_id: string; name: string; role: string };
const staffOf = (row: Row): Staff => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  role: staffRole.parse(row.role),
});

export async function staffByAccount(ctx: FairContext, accountId: string): Promise<Staff | null> {
  const row = await ofExhibition(ctx)
    .where('account_id', '=', accountId)
    .select(['id', 'account_id', 'name', 'role'])
    .executeTakeFirst();
  return row === undefined ? null : staffOf(row);
}

/** The account of a member of staff; undefined where no such member is. */
export const accountOfStaff = (ctx: FairContext, id: string) =>
  ofExhibition(ctx)
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .where('organizer_staff.id', '=', id)
    .select(['account.id', 'account.email', 'account.mobile', 'account.password_hash', 'account.language'])
    .executeTakeFirst();

/**
 * All staff of the exhibition, held until the transaction ends and always in the same order: of two owners who remove each other
 * the second finds himself the last (and stays).
 */
export async function lockStaff(ctx: FairContext): Promise<(Staff & { hasPassword: boolean; demo: boolean })[]> {
  const rows = await ofExhibition(ctx)
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .select(['organizer_staff.id', 'account_id', 'name', 'role', 'account.password_hash', 'account.demo'])
    .orderBy('organizer_staff.id')
    .forUpdate('organizer_staff')
    .execute();
  return rows.map((row) => ({ ...staffOf(row), hasPassword: row.password_hash !== null, demo: row.demo }));
}

/** Adds an account to the staff; null when it is there already. */
export const insertStaff = (
  ctx: FairContext,
  { accountId, name, role }: { accountId: string; name: string; role: StaffRole },
): Promise<string | null> => staffRows.insertOnce(ctx, { account_id: accountId, name, role });

/** Takes somebody off the staff; the sessions as organizer end with it. */
export async function deleteStaff(ctx: FairContext, { id, accountId }: Staff): Promise<void> {
  await staffRows.delete(ctx, { id });
  await ctx.db
    .deleteFrom('session')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', 'ORGANIZER')
    .execute();
}

export type InvitedAccount = { id: string; hasPassword: boolean; lang: string };

/** The account of this address; one without a password is made where there is none. Error: `accountTaken`, while its owner may take it back. */
export async function accountFor(ctx: FairContext, email: string, lang: string): Promise<InvitedAccount> {
  if (await isKept(ctx.db, email)) fail('accountTaken');
  await ctx.db
    .insertInto('account')
    .values({ id: newId(), email, language: lang })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const row = await ctx.db
    .selectFrom('account')
    .where('email', '=', email)
    .select(['id', 'password_hash', 'language'])
    .executeTakeFirstOrThrow();
  return { id: row.id, hasPassword: row.password_hash !== null, lang: row.language };
}

export type OwnerState = { state: 'there' } | { state: 'missing' } | { state: 'invited'; email: string };

/** Has a real fair an owner who can log in, or one who was named and has set no password yet? */
export async function ownerState(ctx: FairContext): Promise<OwnerState> {
  const owners = await ofExhibition(ctx)
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .where('organizer_staff.role', '=', 'owner')
    .where('account.demo', '=', false)
    .select(['account.email', 'account.password_hash'])
    .orderBy('organizer_staff.created_at', 'desc')
    .execute();
  if (owners.some(({ password_hash }) => password_hash !== null)) return { state: 'there' };
  const email = owners.find((owner) => owner.email !== null)?.email;
  return typeof email === 'string' ? { state: 'invited', email } : { state: 'missing' };
}

/** Is there an owner who can log in (`demo`: also one who came with the demo)? Holds the exhibition, so that of two who ask at once the second sees what the first did. */
export async function ownersWithPassword(ctx: FairContext, { demo }: { demo: boolean }): Promise<boolean> {
  await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const row = await ofExhibition(ctx)
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .where('organizer_staff.role', '=', 'owner')
    .where('account.password_hash', 'is not', null)
    .$if(!demo, (query) => query.where('account.demo', '=', false))
    .select('organizer_staff.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Is this account anybody's by now: does it take part at some fair, or is it staff of another one? */
export async function isUsed({ db, exhibition }: FairContext, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from visitor where account_id = ${accountId})
      or exists (select from employee where account_id = ${accountId})
      or exists (select from organizer_staff where account_id = ${accountId} and exhibition_id <> ${exhibition.id}) as used`.execute(
    unscoped(db),
  );
  return rows[0]?.used === true;
}

/** The other owners, by the e-mail that they are told at. */
export const otherOwners = (ctx: FairContext, accountId: string) =>
  ofExhibition(ctx)
    .innerJoin('account', 'account.id', 'organizer_staff.account_id')
    .where('organizer_staff.role', '=', 'owner')
    .where('account.id', '!=', accountId)
    .where('account.email', 'is not', null)
    .select(['account.email', 'account.language'])
    .orderBy('organizer_staff.id')
    .execute();
