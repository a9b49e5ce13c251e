import type { Places } from './meeting-schedule-places.ts';

/** How many pairs one may push out in turn to make room. */
const DEPTH = 3;
/** Work, as `Places` counts it: of all, and of the rounds that shake what was found. What is small is searched well by then. */
const WORK_MAX = 60_000_000;
const SHAKEN_WORK_MAX = 12_000_000;
const SHAKES_MAX = 200;

/** Numbers that look random and are the same each time (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

class Search {
  readonly #places: Places;
  readonly #order: readonly number[];
  #workMax = 0;
  #lightestOfAll = 0;

  /** @param order the pairs, the heaviest first */
  constructor(places: Places, order: readonly number[]) {
    this.#places = places;
    this.#order = order;
  }

  #weightOf = (pair: number): number => this.#places.pairs[pair]?.weight ?? 0;
  #place = (pair: number): boolean => this.#places.placeFree(pair) || this.#places.placeBySwaps(pair);

  /** The lightest of so many places, some of which may be empty; null where all are. */
  #lightest(count: number, pairAt: (place: number) => number): number | null {
    let found: number | null = null;
    this.#places.work += count;
    for (let place = 0; place < count; place += 1) {
      const pair = pairAt(place);
      if (pair >= 0 && (found === null || this.#weightOf(pair) < this.#weightOf(found))) found = pair;
    }
    return found;
  }

  /** Who must go, so that this pair can meet in this slot; null where that cannot be. */
  #inTheWay(pair: number, slot: number): Set<number> | null {
    const places = this.#places;
    const { buyer, company } = places.pairs[pair] ?? { buyer: 0, company: 0 };
    const [ofBuyer, ofCompany] = [places.buyerAt(buyer, slot), places.companyAt(company, slot)];
    if (ofBuyer < -1 || ofCompany < -1) return null;
    const going = new Set([ofBuyer, ofCompany].filter((other) => other >= 0));
    const leaves = (other: number | null): boolean => {
      if (other !== null) going.add(other);
      return other !== null;
    };
    const { slots, companies } = places;
    if (ofBuyer < 0 && places.buyerAtMost(buyer) && !leaves(this.#lightest(slots, (at) => places.buyerAt(buyer, at))))
      return null;
    if (
      ofCompany < 0 &&
      places.companyAtMost(company) &&
      !leaves(this.#lightest(slots, (at) => places.companyAt(company, at)))
    )
      return null;
    const leaving = [...going].filter((other) => places.slotOf[other] === slot).length;
    if (
      (places.room[slot] ?? 0) + leaving < 1 &&
      !leaves(this.#lightest(companies, (at) => places.companyAt(at, slot)))
    )
      return null;
    if (going.size === 0 && places.allAtMost()) return null;
    return going;
  }

  /** No more than this can be gained by a pair: a party that is full loses one, and so do all where no more may be placed. */
  #mostGained(pair: number): number {
    const places = this.#places;
    const { buyer, company, weight } = places.pairs[pair] ?? { buyer: 0, company: 0, weight: 0 };
    const lost = (pushed: number | null): number => (pushed === null ? 0 : this.#weightOf(pushed));
    const { slots } = places;
    const ofBuyer = places.buyerLeft(buyer) > 0 ? 0 : lost(this.#lightest(slots, (at) => places.buyerAt(buyer, at)));
    const ofCompany =
      places.companyLeft(company) > 0 ? 0 : lost(this.#lightest(slots, (at) => places.companyAt(company, at)));
    return weight - Math.max(ofBuyer, ofCompany, places.isFull() ? this.#lightestOfAll : 0);
  }

  /** Places a pair, at the cost of lighter ones that find another place or are lost; takes it back unless more than `least` is gained. */
  #push(pair: number, least: number, depth: number, barred: ReadonlySet<number>): boolean {
    const places = this.#places;
    if (this.#mostGained(pair) <= least) return false;
    const [mark, before] = [places.mark(), places.value];
    if (this.#place(pair)) {
      if (places.value - before > least) return true;
      places.back(mark);
      return false;
    }
    const ways: { slot: number; going: Set<number>; lost: number }[] = [];
    for (let slot = 0; slot < places.slots; slot += 1) {
      places.work += 4;
      const going = this.#inTheWay(pair, slot);
      if (going === null || [...going].some((other) => barred.has(other))) continue;
      const lost = [...going].reduce((sum, other) => sum + this.#weightOf(other), 0);
      ways.push({ slot, going, lost });
    }
    ways.sort((one, other) => one.lost - other.lost || one.slot - other.slot);
    for (const { slot, going, lost } of ways) {
      // without a place for those who go there is nothing to be gained any more
      if (depth === 0 && this.#weightOf(pair) - lost <= least) break;
      if (places.work > this.#workMax) return false;
      for (const other of going) places.take(other);
      places.put(pair, slot);
      const keeping = new Set([...barred, pair]);
      for (const other of [...going].toSorted((a, b) => this.#weightOf(b) - this.#weightOf(a))) {
        if (depth > 0) this.#push(other, 0, depth - 1, keeping);
        else this.#place(other);
      }
      if (places.value - before > least) return true;
      places.back(mark);
    }
    return false;
  }

  /** Each pair in turn, the heaviest first, where it fits. */
  fill(): void {
    for (const pair of this.#order) if (this.#places.slotOf[pair] === -1) this.#place(pair);
  }

  /** Pushes in whatever is worth more than what it pushes out, until nothing is, or so much work is done. */
  improve(depth: number, workMax: number): void {
    const places = this.#places;
    this.#workMax = places.work + workMax;
    for (let gained = true; gained;) {
      gained = false;
      const placed = this.#order.findLast((pair) => places.slotOf[pair] !== -1);
      this.#lightestOfAll = placed === undefined ? 0 : this.#weightOf(placed);
      for (const pair of this.#order) {
        if (places.work > this.#workMax) return;
        if (places.slotOf[pair] !== -1) continue;
        if (this.#push(pair, 0, depth, new Set())) gained = true;
        places.settle();
      }
    }
  }

  /** Takes a few out and looks for better places for all, time and again; what was found before stays unless there is something better. */
  shake(): void {
    const places = this.#places;
    const random = numbersFrom(1);
    const [from, first] = [places.work, { value: places.value, slotOf: places.slotOf.slice() }];
    for (let round = 0; round < SHAKES_MAX && places.work - from < SHAKEN_WORK_MAX; round += 1) {
      if (!places.slotOf.includes(-1)) return;
      const kept = { value: places.value, slotOf: places.slotOf.slice() };
      for (let times = 0; times < 3; times += 1) {
        const slot = random(places.slots);
        for (const pair of this.#order) if (places.slotOf[pair] === slot && random(2) === 0) places.take(pair);
      }
      const shuffled = this.#order.filter((pair) => places.slotOf[pair] === -1);
      for (let times = shuffled.length; times > 0; times -= 1) {
        const pair = shuffled[random(shuffled.length)];
        if (pair !== undefined && places.slotOf[pair] === -1 && random(2) === 0) this.#place(pair);
      }
      this.fill();
      this.improve(1, SHAKEN_WORK_MAX / 10);
      if (places.value < kept.value) this.#restore(kept.slotOf);
      places.settle();
    }
    if (places.value === first.value) this.#restore(first.slotOf);
  }

  #restore(slotOf: Int32Array): void {
    const places = this.#places;
    for (const pair of this.#order) if (places.slotOf[pair] !== slotOf[pair]) places.take(pair);
    for (const pair of this.#order) {
      const slot = slotOf[pair] ?? -1;
      if (slot >= 0 && places.slotOf[pair] === -1) places.put(pair, slot);
    }
  }
}

/** Places as much as can be, by weight; what is heavier comes first, and of those that weigh the same the first in the list. */
export function fillPlaces(places: Places): void {
  if (places.slots === 0) return;
  const order = places.pairs
    .map((_, place) => place)
    .toSorted((one, other) => (places.pairs[other]?.weight ?? 0) - (places.pairs[one]?.weight ?? 0) || one - other);
  const search = new Search(places, order);
  search.fill();
  places.settle();
  for (let depth = 0; depth <= DEPTH; depth += 1) search.improve(depth, WORK_MAX / (DEPTH + 1));
  search.shake();
}
