import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { invitationOf } from '../account/account.invitation.queries.ts';
import { employeeOf } from '../account/account.queries.ts';
import { keepPromise, isDisabled } from './session.opening.queries.ts';

/** Ends the call since the exhibitors' side is closed, and keeps its promise in mind: this account is told when it opens. */
export async function refuseClosedSide(scope: Scope, accountId: string): Promise<never> {
  await keepPromise(scope, accountId);
  refuse('exhibitorSideClosed');
}

/** Ends the call where the account works for an exhibitor, or is invited by one, that the organizer has disabled. */
export async function refuseDisabledExhibitor(scope: Scope, accountId: string): Promise<void> {
  const works = (await employeeOf(scope, accountId)) ?? (await invitationOf(scope, accountId));
  if (works === undefined) return;
  if (await isDisabled(scope, works.exhibitor_id)) refuse('exhibitorDisabled');
}
