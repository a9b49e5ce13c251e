import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Caller } from '@fairbridge/contract/who.ts';
import { z } from 'zod';
import { reviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';

type Account = { id: string; email: string | null; mobile: string | null; password_hash: string | null };

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

/** What was typed, as accounts are stored: e-mail in lower case, mobile as digits only. */
export function normalIdentifier(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  if (text.includes('@')) return text.toLowerCase();
  return text.replaceAll(/[^\d]/g, '');
}

export async function employeeOf(scope: Scope, accountId: string) {
  return scope.db
    .selectFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('account_id', '=', accountId)
    .where('resigned_at', 'is', null)
    .select(['id', 'exhibitor_id', 'admin'])
    .executeTakeFirst();
}

export async function visitorOf(scope: Scope, accountId: string) {
  return scope.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['id'])
    .executeTakeFirst();
}

async function unreadOf(scope: Scope, recipientId: string): Promise<number> {
  const row = await scope.db
    .selectFrom('notice')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('recipient_id', '=', recipientId)
    .where('seen_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function rolesOf(scope: Scope, accountId: string): Promise<CurrentUser['roles']> {
  const [visitor, employee] = [await visitorOf(scope, accountId), await employeeOf(scope, accountId)];
  const roles: CurrentUser['roles'] = [];
  if (visitor) roles.push('VISITOR');
  if (employee) roles.push('ACTOR');
  return roles;
}

/** The signed-in person as the browser keeps it. */
export async function currentUser(scope: Scope, caller: Exclude<Caller, { kind: 'anonymous' }>): Promise<CurrentUser> {
  const account = await scope.db
    .selectFrom('account')
    .where('id', '=', caller.accountId)
    .select(['email', 'mobile'])
    .executeTakeFirst();
  if (account === undefined) refuse('sessionExpired');
  const plain = {
    userAccountId: caller.accountId,
    exhibitionId: scope.exhibition.id,
    email: account.email ?? '',
    mobile: account.mobile ?? '',
    roles: await rolesOf(scope, caller.accountId),
  };
  if (caller.kind === 'visitor') return { ...plain, ...(await visitorPart(scope, caller.visitorId)) };
  if (caller.kind === 'exhibitor') return { ...plain, ...(await employeePart(scope, caller.employeeId)) };
  return {
    ...plain,
    roles: ['ORGANIZER'],
    subjectId: caller.accountId,
    subjectType: 'ORGANIZER',
    name: plain.email,
    exhibitorEmployee: null,
    exhibitionUserCompleteState: null,
    review: null,
    unreadNotices: 0,
  };
}

type Part = Omit<CurrentUser, 'userAccountId' | 'exhibitionId' | 'email' | 'mobile' | 'roles'>;
const state = z.union([reviewState, z.null()]);

async function visitorPart(scope: Scope, visitorId: string): Promise<Part> {
  const row = await scope.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', visitorId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) refuse('sessionExpired');
  const review = state.parse(row.review_state);
  return {
    subjectId: row.id,
    subjectType: 'VISITOR',
    name: row.name,
    exhibitorEmployee: null,
    exhibitionUserCompleteState: {
      completeVisitor: row.complete_visitor,
      completeVisitorRegister: row.complete_visitor_register,
      completeQuestionnaire: row.complete_questionnaire,
      completeExhibitionRegistration: row.complete_exhibition_registration,
    },
    review: review === null ? null : { state: review, reason: row.review_reason },
    unreadNotices: await unreadOf(scope, row.id),
  };
}

async function employeePart(scope: Scope, employeeId: string): Promise<Part> {
  const row = await scope.db
    .selectFrom('employee')
    .innerJoin('exhibitor', 'exhibitor.id', 'employee.exhibitor_id')
    .where('employee.exhibition_id', '=', scope.exhibition.id)
    .where('employee.id', '=', employeeId)
    .select([
      'employee.id',
      'employee.name_zh',
      'employee.name_en',
      'employee.admin',
      'exhibitor.id as exhibitor_id',
      'exhibitor.name_zh as company_zh',
      'exhibitor.name_en as company_en',
    ])
    .executeTakeFirst();
  if (row === undefined) refuse('sessionExpired');
  return {
    subjectId: row.id,
    subjectType: 'ACTOR',
    name: row.name_zh || row.name_en,
    exhibitorEmployee: {
      exhibitorId: row.exhibitor_id,
      admin: row.admin,
      exhibitor: { id: row.exhibitor_id, name: { zh: row.company_zh, en: row.company_en } },
    },
    exhibitionUserCompleteState: null,
    review: null,
    unreadNotices: await unreadOf(scope, row.id),
  };
}
