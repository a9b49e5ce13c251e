import { sql } from 'kysely';
import { acrossFairs } from '../../platform/database/in-fair.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { asksApp } from './account.app-step.ts';
import { invitationOf } from './account.invitation.queries.ts';
import { employeeOf, type Account } from './account.queries.ts';

/** Where the second step of an account goes that guards a role, and by what such an account alone is changed (ruling 2.15). */
export type Guard = {
  /** `app`: a code of the authenticator app, or a recovery code. */
  kind: 'email' | 'mobile' | 'app';
  /** Who is told of a change. */
  address: string;
};

/** The address that a second step is sent to. */
export const secondStepAddress = ({ email, mobile }: Account): string => email ?? mobile ?? '';

/**
 * Does this account guard a role at some fair: staff of an organizer, or an administrator where a second step is asked? Accounts are
 * global, so a fair that asks for less does not open the way to one that asks for more.
 */
export async function guardOf(services: Pick<Services, 'config'>, db: Db, account: Account): Promise<Guard | null> {
  const { rows } = await sql<{ guarded: boolean }>`
    select exists (select 1 from organizer_staff s where s.account_id = ${account.id}) or exists (
      select 1 from employee e join exhibition x on x.id = e.exhibition_id
      where e.account_id = ${account.id} and e.admin and e.resigned_at is null and e.waiting_since is null and x.admin_second_step
    ) as guarded`.execute(acrossFairs(db));
  if (rows[0]?.guarded !== true) return null;
  const byApp = await asksApp(services, db, account.id);
  return { kind: byApp ? 'app' : account.email === null ? 'mobile' : 'email', address: secondStepAddress(account) };
}

/** Does this account take the exhibitor's role here only with a second step? Also whoever is to become an administrator by taking it. */
export async function asksSecondStep(scope: Scope, accountId: string): Promise<boolean> {
  if (!scope.exhibition.adminSecondStep) return false;
  const employee = (await employeeOf(scope, accountId)) ?? (await invitationOf(scope, accountId));
  return employee?.admin === true;
}

export type Colleague = { email: string; language: string };

/** Who else may act in the same roles, by e-mail: they are told when what guards this account changes. */
export async function colleaguesOf(db: Db, accountId: string): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.email, a.language from account a where a.email is not null and a.id <> ${accountId} and a.id in (
      select other.account_id from organizer_staff own join organizer_staff other on other.exhibition_id = own.exhibition_id
      where own.account_id = ${accountId}
      union
      select other.account_id from employee own
        join exhibition x on x.id = own.exhibition_id and x.admin_second_step
        join employee other on other.exhibitor_id = own.exhibitor_id and other.exhibition_id = own.exhibition_id
      where own.account_id = ${accountId} and own.admin and own.resigned_at is null and own.waiting_since is null
        and other.admin and other.resigned_at is null and other.waiting_since is null)
    order by a.id`.execute(acrossFairs(db));
  return rows;
}

/** The staff roles of an account, at every fair: an act upon it stands in the log of each. */
export async function staffRolesOf(db: Db, accountId: string) {
  return acrossFairs(db)
    .selectFrom('organizer_staff')
    .where('account_id', '=', accountId)
    .select(['id', 'exhibition_id as exhibitionId', 'role', 'name'])
    .orderBy('exhibition_id')
    .execute();
}
