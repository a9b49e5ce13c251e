import type { SchedulePair, Wish } from './meeting-schedule.ts';

/** Two by their places among those who take part, both sides in the order of their numbers. */
export type Two = { buyer: number; company: number };

export type Known = {
  /** The session numbers of both sides, in their order. */
  buyerNumbers: readonly number[];
  companyNumbers: readonly number[];
  wishes: readonly (Two & { from: 'visitor' | 'exhibitor'; wish: Wish })[];
  /** What fits each buyer, by session numbers: `7:2,9:1` for two wishes that company 7 meets, and one that company 9 does. */
  fits: readonly { buyer: number; companies: string }[];
  /** Who has an appointment with each other, open or held: these are left out. */
  met: readonly Two[];
  /** Who has declined the other: they are brought together only where somebody wishes it. */
  declined: readonly Two[];
};

/** Everybody who might meet, with what each says of the other, in the order of numbers. */
export function pairsOf({ buyerNumbers, companyNumbers, wishes, fits, met, declined }: Known): SchedulePair[] {
  const pairs = new Map<number, SchedulePair>();
  const keyOf = ({ buyer, company }: Two): number => buyer * companyNumbers.length + company;
  const pairOf = (two: Two): SchedulePair => {
    const pair = pairs.get(keyOf(two)) ?? { ...two, buyerWish: null, companyWish: null, fit: 0 };
    pairs.set(keyOf(two), pair);
    return pair;
  };
  for (const { buyer, company, from, wish } of wishes)
    pairOf({ buyer, company })[from === 'visitor' ? 'buyerWish' : 'companyWish'] = wish;
  const asked = new Set(declined.map(keyOf));
  const buyerAt = new Map(buyerNumbers.map((number, place) => [number, place]));
  const companyAt = new Map(companyNumbers.map((number, place) => [number, place]));
  for (const { buyer: number, companies } of fits)
    for (const one of companies.split(',')) {
      const [other = 0, fit = 0] = one.split(':').map(Number);
      const [buyer, company] = [buyerAt.get(number), companyAt.get(other)];
      if (buyer === undefined || company === undefined || asked.has(keyOf({ buyer, company }))) continue;
      pairOf({ buyer, company }).fit = fit;
    }
  for (const two of met) pairs.delete(keyOf(two));
  return [...pairs.values()].toSorted((one, other) => one.buyer - other.buyer || one.company - other.company);
}
