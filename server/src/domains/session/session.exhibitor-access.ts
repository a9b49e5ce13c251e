import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { invitationOf } from '../account/account.invitation.queries.ts';
import { employeeOf } from '../account/account.queries.ts';
import { subscribeToOpening, isDisabled } from './session.exhibitor-access.queries.ts';

/** Ends the call since the exhibitors' side is closed, and keeps its promise in mind: this account is told when it opens. */
export async function failExhibitorAccessClosed(ctx: FairContext, accountId: string): Promise<never> {
  await subscribeToOpening(ctx, accountId);
  fail('exhibitorSideClosed');
}

/** Ends the call where the account works for an exhibitor, or is invited by one, that the organizer has disabled. */
export async function failIfExhibitorDisabled(ctx: FairContext, accountId: string): Promise<void> {
  const works = (await employeeOf(ctx, accountId)) ?? (await invitationOf(ctx, accountId));
  if (works === undefined) return;
  if (await isDisabled(ctx, works.exhibitor_id)) fail('exhibitorDisabled');
}
