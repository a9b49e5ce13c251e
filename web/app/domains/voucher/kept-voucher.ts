import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';

/** The prefix is what a log-out clears. */
const KEY = 'fairbridge.voucher';

type Kept = { owner: string; at: string; voucher: Voucher };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'owner' in value && 'voucher' in value && 'at' in value;

/** Keeps the voucher of an account on this device; one that shows no badge takes an earlier one away. */
export function keepVoucher(owner: string, voucher: Voucher, now: Date = new Date()): void {
  try {
    if (voucher.badge === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ owner, at: now.toISOString(), voucher } satisfies Kept));
  } catch {
    // Without storage the badge is there while there is a network.
  }
}

/** What was kept of this account's voucher, and when; null where nothing was. */
export function keptVoucher(owner: string): { at: string; voucher: Voucher } | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(value) && value.owner === owner ? { at: value.at, voucher: value.voucher } : null;
  } catch {
    return null;
  }
}
