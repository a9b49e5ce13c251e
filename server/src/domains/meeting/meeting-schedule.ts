import { fillPlaces } from './meeting-schedule-search.ts';
import { Places } from './meeting-schedule-places.ts';

export type Wish = 'want' | 'refuse' | null;

/** Somebody who takes part, in the order of session numbers. */
export type ScheduledParty = {
  /** The slots, by their places, in which this one is elsewhere or has an appointment that stands. */
  taken: readonly number[];
  /** How many appointments this one may still be given. */
  left: number;
};

/** A buyer and a company, by their places, who might meet: somebody wishes it, or they fit. */
export type SchedulePair = {
  buyer: number;
  company: number;
  /** What each says of the other. */
  buyerWish: Wish;
  companyWish: Wish;
  /** How many wishes of the buyer the company meets: kind of company, scale, region. */
  fit: number;
};

export type ScheduleOrder = {
  /** Free tables of each slot that is still to come, in the order of time. */
  tables: readonly number[];
  buyers: readonly ScheduledParty[];
  companies: readonly ScheduledParty[];
  /** Those who have no appointment that stands with each other. */
  pairs: readonly SchedulePair[];
  /** How many appointments may be placed in all. */
  inAll: number;
};

export type PlacedReason = 'both' | 'visitor' | 'exhibitor' | 'fit';
export type UnmetReason = 'refused' | 'noCommonSlot' | 'noTable' | 'full';

export type Schedule = {
  placed: { buyer: number; company: number; slot: number; reason: PlacedReason }[];
  unmet: { buyer: number; company: number; from: 'visitor' | 'exhibitor'; why: UnmetReason }[];
};

/** A wish of both outweighs one of two and a half, and one of these more than all that may fit. */
const BOTH = 100;
const ONE = 40;
const FIT = 5;

export function weightOf({ buyerWish, companyWish, fit }: SchedulePair): number {
  if (buyerWish === 'refuse' || companyWish === 'refuse') return 0;
  const wishes = Number(buyerWish === 'want') + Number(companyWish === 'want');
  return (wishes === 2 ? BOTH : wishes * ONE) + fit * FIT;
}

function reasonOf({ buyerWish, companyWish }: SchedulePair): PlacedReason {
  if (buyerWish === 'want') return companyWish === 'want' ? 'both' : 'visitor';
  return companyWish === 'want' ? 'exhibitor' : 'fit';
}

/** Why two do not meet: judged by what stands before the schedule, then by what it has filled. */
function unmetReason(order: ScheduleOrder, places: Places, pair: SchedulePair, place: number | undefined): UnmetReason {
  if (place === undefined) return 'refused';
  const [buyer, company] = [order.buyers[pair.buyer], order.companies[pair.company]];
  const taken = new Set([...(buyer?.taken ?? []), ...(company?.taken ?? [])]);
  const common = order.tables.map((_, slot) => slot).filter((slot) => !taken.has(slot));
  if (common.length === 0) return 'noCommonSlot';
  const mayHaveMore = places.buyerLeft(pair.buyer) > 0 && places.companyLeft(pair.company) > 0;
  return mayHaveMore && common.some((slot) => places.bothFree(place, slot)) ? 'noTable' : 'full';
}

/**
 * Suggests who meets whom and when: as many wishes as can be, those of both sides before those of one, and what fits into what is left.
 * Nobody meets whom either refuses, nobody has two appointments in a slot, and no slot has more than its tables. What stands already is
 * given as taken, so it is never moved. The same order gets the same answer; of those that weigh the same the earlier numbers come first.
 */
export function suggestSchedule(order: ScheduleOrder): Schedule {
  const possible = order.pairs.filter((pair) => weightOf(pair) > 0);
  const places = new Places(
    possible.map((pair) => ({ buyer: pair.buyer, company: pair.company, weight: weightOf(pair) })),
    order,
  );
  fillPlaces(places);
  const placed = possible.flatMap((pair, place) => {
    const slot = places.slotOf[place] ?? -1;
    return slot < 0 ? [] : [{ buyer: pair.buyer, company: pair.company, slot, reason: reasonOf(pair) }];
  });
  const placeOf = new Map(possible.map((pair, place) => [pair, place]));
  const unmet = order.pairs.flatMap((pair) => {
    const place = placeOf.get(pair);
    if (place !== undefined && (places.slotOf[place] ?? -1) >= 0) return [];
    const { buyer, company } = pair;
    return (['visitor', 'exhibitor'] as const)
      .filter((from) => (from === 'visitor' ? pair.buyerWish : pair.companyWish) === 'want')
      .map((from) => ({ buyer, company, from, why: unmetReason(order, places, pair, place) }));
  });
  return { placed: placed.toSorted((one, other) => one.slot - other.slot), unmet };
}
