import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { getSession } from '../../session/session.ts';
import { storeVoucher, storedVoucher } from './stored-voucher.ts';

/** The own voucher, kept on this device for times without a network; `keptAt`: then it is the one that was kept at this instant. */
export async function ownVoucher(api: CallApi): Promise<{ voucher: Voucher; keptAt: string | null }> {
  const owner = getSession()?.user.userAccountId ?? '';
  try {
    const voucher = await api(calls.voucher.get, {});
    storeVoucher(owner, voucher);
    return { voucher, keptAt: null };
  } catch (error) {
    // An answer of the server counts, whatever it says; without any, what was kept is shown.
    const stored = failureOf(error) === null ? storedVoucher(owner) : null;
    if (stored === null) throw error;
    return { voucher: stored.voucher, keptAt: stored.at };
  }
}
