import { sql } from 'kysely';
import { type CurrentUser, reviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { z } from 'zod';
import { isMailAddress } from '@fairbridge/contract/address-format.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { fail } from '../../platform/http/app-error.ts';
import { mobileOf } from '../../platform/phone/phone.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { invitationOf } from './account.invitation.queries.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { isEmployed } from '../identity/employment.queries.ts';

export type SignedInCaller = Exclude<Caller, { kind: 'anonymous' }>;

export type Account = { id: string; email: string | null; mobile: string | null; password_hash: string | null };

/** Accounts are global (ruling 1.1): the one table asked without an exhibition. */
export async function accountByIdentifier(db: Db, identifier: string): Promise<Account | null> {
  const column = identifier.includes('@') ? 'email' : 'mobile';
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'mobile', 'password_hash'])
    .where(column, '=', identifier)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What was typed, as accounts are stored: e-mail in lower case, mobile as E.164 digits. Null when it is neither.
 * All spellings of one mobile are one identifier (G19).
 */
export function normalIdentifier(typed: string, areaCode = ''): string | null {
  const text = typed.normalize('NFKC').trim();
  if (!text.includes('@')) return mobileOf(typed, areaCode);
  const lower = text.toLowerCase();
  return isMailAddress(lower) ? lower : null;
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'mobile', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The language that an account is written to in. */
export async function langOf(db: Db, accountId: string): Promise<Lang> {
  const row = await db.selectFrom('account').where('id', '=', accountId).select('language').executeTakeFirst();
  return row !== undefined && isLang(row.language) ? row.language : 'zh';
}

export async function employeeOf(ctx: FairContext, accountId: string) {
  return ctx.db
    .selectFrom('employee')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where(isEmployed('employee'))
    .select(['id', 'exhibitor_id', 'admin', 'joined_at'])
    .executeTakeFirst();
}

export async function visitorOf(ctx: FairContext, accountId: string) {
  return ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['id', 'company', 'suspended_at'])
    .executeTakeFirst();
}

async function unreadOf(ctx: FairContext, recipientId: string): Promise<number> {
  return countSql(
    ctx.db,
    sql`from notice where exhibition_id = ${ctx.exhibition.id} and recipient_id = ${recipientId} and seen_at is null`,
  );
}

async function rolesOf(ctx: FairContext, accountId: string): Promise<CurrentUser['roles']> {
  const visitor = await visitorOf(ctx, accountId);
  // an open invitation is followed by taking the role
  const employee = (await employeeOf(ctx, accountId)) ?? (await invitationOf(ctx, accountId));
  const roles: CurrentUser['roles'] = [];
  if (visitor) roles.push('VISITOR');
  if (employee) roles.push('ACTOR');
  return roles;
}

/** The signed-in person as the browser keeps it. */
export async function currentUser(
  ctx: FairContext,
  caller: Exclude<Caller, { kind: 'anonymous' }>,
): Promise<CurrentUser> {
  const account = await ctx.db
    .selectFrom('account')
    .where('id', '=', caller.accountId)
    .select(['email', 'mobile', 'password_hash'])
    .executeTakeFirst();
  if (account === undefined) fail('sessionExpired');
  const plain = {
    userAccountId: caller.accountId,
    exhibitionId: ctx.exhibition.id,
    email: account.email ?? '',
    mobile: account.mobile ?? '',
    hasPassword: account.password_hash !== null,
    roles: await rolesOf(ctx, caller.accountId),
  };
  if (caller.kind === 'visitor') return { ...plain, ...(await visitorPart(ctx, caller.visitorId)) };
  if (caller.kind === 'exhibitor') return { ...plain, ...(await employeePart(ctx, caller.employeeId)) };
  return {
    ...plain,
    roles: ['ORGANIZER'],
    subjectId: caller.accountId,
    subjectType: 'ORGANIZER',
    name: await staffName(ctx, caller.staffId),
    avatar: '',
    staffRole: caller.role,
    exhibitorEmployee: null,
    exhibitionUserCompleteState: null,
    review: null,
    unreadNotices: 0,
  };
}

/** Empty where the owner who added this member of staff gave none, and for the first owner. */
async function staffName(ctx: FairContext, staffId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('organizer_staff')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', staffId)
    .select('name')
    .executeTakeFirst();
  return row?.name ?? '';
}

type Part = Omit<CurrentUser, 'userAccountId' | 'exhibitionId' | 'email' | 'mobile' | 'hasPassword' | 'roles'>;
const state = z.union([reviewState, z.null()]);

async function visitorPart(ctx: FairContext, visitorId: string): Promise<Part> {
  const row = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) fail('sessionExpired');
  const review = state.parse(row.review_state);
  return {
    subjectId: row.id,
    subjectType: 'VISITOR',
    name: row.name,
    avatar: row.avatar,
    staffRole: null,
    exhibitorEmployee: null,
    exhibitionUserCompleteState: {
      completeVisitor: row.complete_visitor,
      completeVisitorRegister: row.complete_visitor_register,
      completeQuestionnaire: row.complete_questionnaire,
      completeExhibitionRegistration: row.complete_exhibition_registration,
    },
    review: review === null ? null : { state: review, reason: row.review_reason },
    unreadNotices: await unreadOf(ctx, row.id),
  };
}

async function employeePart(ctx: FairContext, employeeId: string): Promise<Part> {
  const row = await ctx.db
    .selectFrom('employee')
    .innerJoin('exhibitor', 'exhibitor.id', 'employee.exhibitor_id')
    .where('employee.exhibition_id', '=', ctx.exhibition.id)
    .where('employee.id', '=', employeeId)
    .select([
      'employee.id',
      'employee.name_zh',
      'employee.name_en',
      'employee.admin',
      'employee.avatar',
      'exhibitor.id as exhibitor_id',
      'exhibitor.name_zh as company_zh',
      'exhibitor.name_en as company_en',
    ])
    .executeTakeFirst();
  if (row === undefined) fail('sessionExpired');
  return {
    subjectId: row.id,
    subjectType: 'ACTOR',
    name: row.name_zh || row.name_en,
    avatar: row.avatar,
    staffRole: null,
    exhibitorEmployee: {
      exhibitorId: row.exhibitor_id,
      admin: row.admin,
      exhibitor: { id: row.exhibitor_id, name: bilingualOf('company', row) },
    },
    exhibitionUserCompleteState: null,
    review: null,
    unreadNotices: await unreadOf(ctx, row.id),
  };
}

/** Stores a password; earlier proofs end with it. `first`: only where there is none yet. False when nothing was stored. */
export async function bindPassword(db: Db, accountId: string, hash: string, when?: 'first'): Promise<boolean> {
  const stored = await db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .$if(when === 'first', (query) => query.where('password_hash', 'is', null))
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) return false;
  await endProofs(db, accountId);
  return true;
}

/** Links and tokens that were on their way prove nothing after the password or an address has changed, at whichever fair (G22). */
export async function endProofs(db: Db, accountId: string): Promise<void> {
  await sql`
    update limited_token set spent_at = clock_timestamp()
    where account_id = ${accountId} and purpose in ('reset', 'change', 'organizer') and spent_at is null`.execute(
    unscoped(db),
  );
}

/**
 * Binds an address, or takes one off (`null`), as one statement: false when somebody else has it or may take it back, or when it is
 * the last one.
 */
export async function setAddress(
  db: Db,
  accountId: string,
  kind: 'email' | 'mobile',
  value: string | null,
): Promise<boolean> {
  const column = sql.ref(kind);
  const other = sql.ref(kind === 'email' ? 'mobile' : 'email');
  const { rows } = await sql<{ id: string }>`
    update account set ${column} = ${value}
    where id = ${accountId} and deleted_at is null and (${value}::text is not null or ${other} is not null)
      and not exists (select 1 from account a where a.id <> ${accountId} and a.${column} = ${value})
      and not exists (
        select 1 from address_change c where c.${column} = ${value} and c.account_id <> ${accountId}
          and c.undone_at is null and c.expires_at > clock_timestamp())
    returning id`.execute(unscoped(db));
  if (rows.length === 0) return false;
  await endProofs(db, accountId);
  return true;
}
