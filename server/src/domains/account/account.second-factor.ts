import type { Db } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { asksApp } from './account.app-step.ts';
import { invitationOf } from './account.invitation.queries.ts';
import { employeeOf, type Account } from './account.queries.ts';
import { hasGuardedRole } from './account.second-factor.queries.ts';

/** Where the second step of an account goes that guards a role, and by what such an account alone is changed (ruling 2.15). */
export type SecondFactor = {
  /** `app`: a code of the authenticator app, or a recovery code. */
  kind: 'email' | 'mobile' | 'app';
  /** Who is told of a change. */
  address: string;
};

/** The address that a second step is sent to. */
export const secondFactorAddress = ({ email, mobile }: Account): string => email ?? mobile ?? '';

/**
 * Does this account guard a role at some fair: staff of an organizer, or an administrator where a second step is asked? Accounts are
 * global, so a fair that asks for less does not open the way to one that asks for more.
 */
export async function secondFactorOf(
  services: Pick<Services, 'config'>,
  db: Db,
  account: Account,
): Promise<SecondFactor | null> {
  if (!(await hasGuardedRole(db, account.id))) return null;
  const byApp = await asksApp(services, db, account.id);
  return { kind: byApp ? 'app' : account.email === null ? 'mobile' : 'email', address: secondFactorAddress(account) };
}

/** Does this account take the exhibitor's role here only with a second step? Also whoever is to become an administrator by taking it. */
export async function needsSecondFactor(ctx: FairContext, accountId: string): Promise<boolean> {
  if (!ctx.exhibition.adminSecondStep) return false;
  const employee = (await employeeOf(ctx, accountId)) ?? (await invitationOf(ctx, accountId));
  return employee?.admin === true;
}
