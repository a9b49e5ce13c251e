import type { SourcingOffer } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';

type Offer = Pick<SourcingOffer, 'price' | 'inCny' | 'perActiveKg' | 'state'>;

/** An amount, and what it can be compared with: the same currency, and for a price the same unit. */
export type Comparable = { amount: number; currency: string; unit: string };

/** What one unit costs, in CNY where there is a rate. */
export const pricedBy = ({ price, inCny }: Offer): Comparable =>
  inCny === null ? price : { amount: inCny, currency: 'CNY', unit: price.unit };

/** What a kilogram of active ingredient costs, in CNY where there is a rate: so are offers of different strengths and units compared. */
export function activePricedBy({ price, inCny, perActiveKg }: Offer): Comparable | null {
  if (perActiveKg === null) return null;
  if (inCny === null) return { amount: perActiveKg, currency: price.currency, unit: 'kg' };
  return { amount: (perActiveKg * inCny) / price.amount, currency: 'CNY', unit: 'kg' };
}

/**
 * For each offer the currency within which it is the lowest, or null. One that nothing can be compared with is not the lowest, nor are
 * all that cost the same; what has expired does not count.
 */
export function lowestOf<O extends Offer>(
  offers: readonly O[],
  by: (offer: O) => Comparable | null,
): readonly (string | null)[] {
  const asked = offers.map((offer) => (offer.state === 'expired' ? null : by(offer)));
  return asked.map((one) => {
    if (one === null) return null;
    const others = asked.flatMap((other) =>
      other !== null && other.currency === one.currency && other.unit === one.unit ? other.amount : [],
    );
    const lowest = Math.min(...others);
    return one.amount === lowest && others.some((amount) => amount > lowest) ? one.currency : null;
  });
}
