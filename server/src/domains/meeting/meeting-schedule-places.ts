/** Nobody meets there, and somebody may. */
const FREE = -1;
/** Somebody is elsewhere at that time, or already has an appointment then. */
const TAKEN = -2;

export type Pair = { buyer: number; company: number; weight: number };

type Side = {
  /** Which pair each party has in each slot, party by party: `FREE`, `TAKEN`, or the pair's place in the list. */
  at: Int32Array;
  /** How many appointments each party may still be given, and how many free slots it has. */
  left: Int32Array;
  free: Int32Array;
};

type Party = { taken: readonly number[]; left: number };

function sideOf(parties: readonly Party[], slots: number): Side {
  const side = {
    at: new Int32Array(parties.length * slots).fill(FREE),
    left: Int32Array.from(parties, ({ left }) => left),
    free: Int32Array.from(parties, ({ taken }) => slots - new Set(taken).size),
  };
  for (const [place, { taken }] of parties.entries()) for (const slot of taken) side.at[place * slots + slot] = TAKEN;
  return side;
}

/**
 * Which pair meets in which slot: nobody twice in one, no more in one than there are tables. Every change is remembered, so that what turned
 * out no better is taken back.
 */
export class Places {
  readonly slots: number;
  readonly companies: number;
  readonly pairs: readonly Pair[];
  /** The slot of each pair, -1 for none. */
  readonly slotOf: Int32Array;
  /** Free tables of each slot. */
  readonly room: Int32Array;
  /** Sum of the weights of those that are placed. */
  value = 0;
  /** How much was looked at and written so far: bounds the time, whatever the size, and is the same each time. */
  work = 0;
  readonly #buyers: Side;
  readonly #companies: Side;
  /** How many more may be placed in all: the most that is wanted, and tables. */
  #inAll: number;
  #tables: number;
  readonly #changes: { pair: number; slot: number }[] = [];

  constructor(
    pairs: readonly Pair[],
    {
      tables,
      buyers,
      companies,
      inAll,
    }: { tables: readonly number[]; buyers: readonly Party[]; companies: readonly Party[]; inAll: number },
  ) {
    this.slots = tables.length;
    this.companies = companies.length;
    this.pairs = pairs;
    this.slotOf = new Int32Array(pairs.length).fill(-1);
    this.room = Int32Array.from(tables);
    this.#buyers = sideOf(buyers, this.slots);
    this.#companies = sideOf(companies, this.slots);
    this.#inAll = inAll;
    this.#tables = tables.reduce((sum, count) => sum + count, 0);
  }

  #of(pair: number): Pair {
    return this.pairs[pair] ?? { buyer: 0, company: 0, weight: 0 };
  }

  buyerAt(buyer: number, slot: number): number {
    return this.#buyers.at[buyer * this.slots + slot] ?? TAKEN;
  }

  companyAt(company: number, slot: number): number {
    return this.#companies.at[company * this.slots + slot] ?? TAKEN;
  }

  /** May no more be placed in all, whoever it were? */
  isFull = (): boolean => this.#inAll < 1 || this.#tables < 1;

  /** How many more this one may meet: slots that are free, and the most that is wanted. */
  buyerLeft = (buyer: number): number => Math.min(this.#buyers.left[buyer] ?? 0, this.#buyers.free[buyer] ?? 0);
  companyLeft = (company: number): number =>
    Math.min(this.#companies.left[company] ?? 0, this.#companies.free[company] ?? 0);

  /** Is any of the two at the most that it may be given, whatever is free? */
  buyerAtMost = (buyer: number): boolean => (this.#buyers.left[buyer] ?? 0) < 1;
  companyAtMost = (company: number): boolean => (this.#companies.left[company] ?? 0) < 1;
  allAtMost = (): boolean => this.#inAll < 1;

  mayHaveMore(pair: number): boolean {
    const { buyer, company } = this.#of(pair);
    return !this.isFull() && this.buyerLeft(buyer) > 0 && this.companyLeft(company) > 0;
  }

  /** Are both free then, whatever the tables? */
  bothFree(pair: number, slot: number): boolean {
    const { buyer, company } = this.#of(pair);
    return this.buyerAt(buyer, slot) === FREE && this.companyAt(company, slot) === FREE;
  }

  #write(pair: number, slot: number, by: 1 | -1): void {
    const { buyer, company, weight } = this.#of(pair);
    const what = by === 1 ? pair : FREE;
    this.#buyers.at[buyer * this.slots + slot] = what;
    this.#companies.at[company * this.slots + slot] = what;
    for (const [{ left, free }, party] of [
      [this.#buyers, buyer],
      [this.#companies, company],
    ] as const) {
      left[party] = (left[party] ?? 0) - by;
      free[party] = (free[party] ?? 0) - by;
    }
    this.room[slot] = (this.room[slot] ?? 0) - by;
    this.#tables -= by;
    this.#inAll -= by;
    this.work += 8;
    this.value += by * weight;
    this.slotOf[pair] = by === 1 ? slot : -1;
  }

  put(pair: number, slot: number): void {
    this.#changes.push({ pair, slot: -1 });
    this.#write(pair, slot, 1);
  }

  take(pair: number): void {
    const slot = this.slotOf[pair] ?? -1;
    if (slot < 0) return;
    this.#changes.push({ pair, slot });
    this.#write(pair, slot, -1);
  }

  /** How things stand now, for `back`. */
  mark(): number {
    return this.#changes.length;
  }

  /** Takes back all changes since. */
  back(mark: number): void {
    while (this.#changes.length > mark) {
      const { pair, slot } = this.#changes.pop() ?? { pair: 0, slot: -1 };
      if (slot >= 0) this.#write(pair, slot, 1);
      else this.#write(pair, this.slotOf[pair] ?? 0, -1);
    }
  }

  /** Nothing before now is taken back any more. */
  settle(): void {
    this.#changes.length = 0;
  }

  /** Places a pair in the first slot in which both are free and a table is: the day of those who meet has few gaps. */
  placeFree(pair: number): boolean {
    if (!this.mayHaveMore(pair)) return false;
    this.work += this.slots;
    for (let slot = 0; slot < this.slots; slot += 1)
      if ((this.room[slot] ?? 0) > 0 && this.bothFree(pair, slot)) {
        this.put(pair, slot);
        return true;
      }
    return false;
  }

  /**
   * Places a pair whose parties are free at different times: along the alternating path that begins at the company, whoever meets in one of
   * the two slots meets in the other one (a Kempe chain, as in the colouring of the edges of a bipartite graph).
   */
  placeBySwaps(pair: number): boolean {
    if (!this.mayHaveMore(pair)) return false;
    const { buyer, company } = this.#of(pair);
    for (let one = 0; one < this.slots; one += 1) {
      if (this.buyerAt(buyer, one) !== FREE || this.companyAt(company, one) < 0) continue;
      for (let other = 0; other < this.slots; other += 1)
        if (this.companyAt(company, other) === FREE && this.#swapFrom(company, one, other, pair)) return true;
    }
    return false;
  }

  /** The pairs of the alternating path that begins at a company, and whether they may change their slots with one another. */
  #pathFrom(company: number, one: number, other: number): number[] | null {
    const path: number[] = [];
    let [atCompany, party, slot] = [true, company, one];
    for (;;) {
      const pair = atCompany ? this.companyAt(party, slot) : this.buyerAt(party, slot);
      if (pair === TAKEN) return null;
      if (pair === FREE) return path;
      path.push(pair);
      this.work += 2;
      party = atCompany ? this.#of(pair).buyer : this.#of(pair).company;
      atCompany = !atCompany;
      slot = slot === one ? other : one;
    }
  }

  #swapFrom(company: number, one: number, other: number, pair: number): boolean {
    const path = this.#pathFrom(company, one, other);
    if (path === null) return false;
    // a path of an odd length leaves one more in the other slot
    const odd = path.length % 2;
    if ((this.room[other] ?? 0) < odd || (this.room[one] ?? 0) + odd < 1) return false;
    const slots = path.map((each) => this.slotOf[each] ?? one);
    for (const each of path) this.take(each);
    for (const [place, each] of path.entries()) this.put(each, slots[place] === one ? other : one);
    this.put(pair, one);
    return true;
  }
}
