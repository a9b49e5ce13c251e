import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { localStorageItem } from '../../stored-item.ts';

/** The prefix is what a log-out clears. */
const PLACE = localStorageItem('fairbridge.voucher');

type KeptVoucher = { owner: string; at: string; voucher: Voucher };

const isKept = (value: unknown): value is KeptVoucher =>
  typeof value === 'object' && value !== null && 'owner' in value && 'voucher' in value && 'at' in value;

/** Keeps the voucher of an account on this device; one that shows no badge takes an earlier one away. */
export function storeVoucher(owner: string, voucher: Voucher, now: Date = new Date()): void {
  if (voucher.badge === null) PLACE.remove();
  else PLACE.write({ owner, at: now.toISOString(), voucher } satisfies KeptVoucher);
}

/** What was kept of this account's voucher, and when; null where nothing was. */
export function storedVoucher(owner: string): { at: string; voucher: Voucher } | null {
  const value = PLACE.read();
  return isKept(value) && value.owner === owner ? { at: value.at, voucher: value.voucher } : null;
}
