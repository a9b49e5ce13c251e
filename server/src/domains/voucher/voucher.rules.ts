import { isApproved } from '../account/account.rules.ts';
import type { BadgeFault, BadgeKind, VoucherState } from '@fairbridge/contract/voucher/voucher.shapes.ts';

/** What decides about somebody's badge. */
export type Standing = {
  registered: boolean;
  reviewState: string | null;
  suspended: boolean;
};

/** A badge is for the registered and approved only. */
export function voucherState({ registered, reviewState }: Standing): VoucherState {
  if (!registered) return 'unregistered';
  if (isApproved({ registered, reviewState })) return 'ready';
  return reviewState === 'notApproved' ? 'notApproved' : 'underReview';
}

export const badgeKind = (vipStatus: string | null): BadgeKind => (vipStatus === 'passed' ? 'vip' : 'visitor');

/** Why a genuine badge does not let in, or null where it does: what holds now decides, not what held when it was printed. */
export function faultOf(badge: { revoked: boolean; confirmed: boolean; standing: Standing }): BadgeFault | null {
  if (badge.revoked) return 'revoked';
  if (badge.standing.suspended) return 'suspended';
  return voucherState(badge.standing) === 'ready' && badge.confirmed ? null : 'notApproved';
}
