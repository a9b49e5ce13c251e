import { isApproved } from '../account/account.rules.ts';
import type { BadgeFault, BadgeKind, VoucherState } from '@fairbridge/contract/voucher/voucher.shapes.ts';

/** What decides about somebody's badge. */
export type BadgeStatus = {
  registered: boolean;
  reviewState: string | null;
  suspended: boolean;
};

/** A badge is for the registered and approved only. */
export function voucherState({ registered, reviewState }: BadgeStatus): VoucherState {
  if (!registered) return 'unregistered';
  if (isApproved({ registered, reviewState })) return 'ready';
  return reviewState === 'notApproved' ? 'notApproved' : 'underReview';
}

export const badgeKind = (vipStatus: string | null): BadgeKind => (vipStatus === 'passed' ? 'vip' : 'visitor');

/** Why a genuine badge does not let in, or null where it does: what holds now decides, not what held when it was printed. */
export function faultOf(badge: { revoked: boolean; confirmed: boolean; badgeStatus: BadgeStatus }): BadgeFault | null {
  if (badge.revoked) return 'revoked';
  if (badge.badgeStatus.suspended) return 'suspended';
  return voucherState(badge.badgeStatus) === 'ready' && badge.confirmed ? null : 'notApproved';
}

/** Digits of a badge's number that one has to type before it is looked for. */
const DIGITS_LEAST = 3;

/**
 * What a badge's number begins with, as it is typed from paper: 'V26-0412873', 'v260412873', '26-0412', or its digits alone, which are
 * taken to be of this year's badges.
 * @param year of the fair, '26'
 * @returns null for what is no number of a badge
 */
export function badgeNumberBegins(typed: string, year: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');
  const parts = /^(?:V(\d{2})-?|(\d{2})-)?(\d{0,7})$/.exec(plain);
  if (parts === null) return null;
  const [, afterV, alone, digits = ''] = parts;
  return digits.length < DIGITS_LEAST ? null : `V${afterV ?? alone ?? year}-${digits}`;
}

/** A badge's number as it is typed, whole: 'V26-0412873', small and with blanks as well; null for everything else. */
export function typedNumber(typed: string): string | null {
  const parts = /^V(\d{2})-?(\d{7})$/.exec(typed.normalize('NFKC').toUpperCase().replaceAll(/\s/g, ''));
  return parts === null ? null : `V${parts[1]}-${parts[2]}`;
}
