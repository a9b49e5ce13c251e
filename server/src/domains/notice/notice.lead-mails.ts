import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { countMail } from '../../platform/delivery/mail-allowance.ts';
import type { OrderRecipient } from './notice.recipients.queries.ts';

/**
 * To whom of these an order or inquiry is told by an e-mail at once (G19). One buyer's first few of a day to a company are, and the first
 * of a day to an address, orders and inquiries together; the others stand in the notices, and what is not read by then in the digest of
 * the next morning.
 */
export async function mailedAtOnce(
  counters: Counters,
  { buyer_account: buyer, exhibitor_id: company }: { buyer_account: string; exhibitor_id: string },
  people: readonly OrderRecipient[],
): Promise<Set<string>> {
  const ofBuyer = [
    { key: `of ${buyer} on orders to ${company}`, max: LIMITS.orderMailsPerBuyerAndCompanyDay, days: 1 },
    { key: `of ${buyer} on orders`, max: LIMITS.orderMailsPerBuyerDay, days: 1 },
  ];
  const told = new Set<string>();
  if ((await countMail(counters, ofBuyer)) !== null) return told;
  for (const { id, email } of people) {
    if (email === '') continue;
    const toAddress = { to: email, key: 'on orders', max: LIMITS.orderMailsPerAddressDay, days: 1 };
    if ((await countMail(counters, [toAddress])) === null) told.add(id);
  }
  return told;
}
