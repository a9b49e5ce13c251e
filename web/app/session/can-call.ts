import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { CallAddress } from '@fairbridge/contract/call.ts';
import { can, type Membership } from '@fairbridge/contract/roles.ts';
import callers from 'virtual:call-callers';
import { isRegistered } from './registration-step.ts';
import { getSession, useUser } from './session.ts';

function membershipOf(user: CurrentUser | null): Membership {
  if (user === null) return { kind: 'anonymous' };
  if (user.subjectType === 'VISITOR') return { kind: 'visitor', registered: isRegistered(user) };
  if (user.subjectType === 'ACTOR') return { kind: 'exhibitor', admin: user.exhibitorEmployee?.admin === true };
  return user.staffRole === null ? { kind: 'anonymous' } : { kind: 'organizer', role: user.staffRole };
}

/**
 * Is somebody such as this let into a call? The contract says who (`who` of the call), here and on the server.
 * What depends on the row and not only on the caller stands in the row, as its `may`.
 * @param call of `calls.ts`
 */
export const canCall = (call: CallAddress, user: CurrentUser | null = getSession()?.user ?? null): boolean =>
  can(callers.get(call) ?? [], membershipOf(user));

/** May whoever is signed in make this call? What they may not do is not shown. Work screens only: public pages carry no callers. */
export const useCanCall = (call: CallAddress): boolean => canCall(call, useUser());
