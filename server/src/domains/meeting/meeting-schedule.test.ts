import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../test/seeded.ts';
import { suggestSchedule, weightOf, type Schedule, type ScheduleOrder, type SchedulePair } from './meeting-schedule.ts';

type Solver = Awaited<ReturnType<typeof loadHighs>>;
let solver: Solver;
beforeAll(async () => {
  solver = await loadHighs();
});

const free = { taken: [], left: 20 };
const pair = (buyer: number, company: number, more: Partial<SchedulePair> = {}): SchedulePair => ({
  buyer,
  company,
  buyerWish: null,
  companyWish: null,
  fit: 0,
  ...more,
});
const order = (more: Partial<ScheduleOrder>): ScheduleOrder => ({
  tables: [5, 5],
  buyers: [free],
  companies: [free],
  pairs: [],
  inAll: 1_000,
  ...more,
});
const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
const meets = ({ placed }: Schedule) => placed.map(({ buyer, company, slot }) => [buyer, company, slot]);

const WISHES = ['want', 'want', 'refuse', null, null] as const;

/** Up to so many of each, a quarter of the slots taken, some with little room left. */
function randomOrder(seed: number, [buyers, companies, slots]: readonly [number, number, number]): ScheduleOrder {
  const random = seeded(seed);
  const some = (most: number): number => 1 + random.int(most);
  const count = some(slots);
  const parties = (most: number) =>
    range(some(most)).map(() => ({
      taken: range(count).filter(() => random.int(4) === 0),
      left: random.int(3) === 0 ? some(count) : count,
    }));
  const [of, by] = [parties(buyers), parties(companies)];
  const pairs = of.flatMap((_, buyer) =>
    by.map((_other, company) =>
      pair(buyer, company, { buyerWish: random.pick(WISHES), companyWish: random.pick(WISHES), fit: random.int(4) }),
    ),
  );
  const tables = range(count).map(() => random.int(5));
  return { tables, buyers: of, companies: by, pairs, inAll: random.int(6) === 0 ? some(8) : 1_000 };
}

const valueOf = ({ pairs }: ScheduleOrder, { placed }: Schedule): number =>
  placed.reduce((sum, one) => {
    const found = pairs.find(({ buyer, company }) => buyer === one.buyer && company === one.company);
    return sum + (found === undefined ? 0 : weightOf(found));
  }, 0);

/** The most that can be reached, by a solver of whole-number programmes. */
function optimumOf({ tables, buyers, companies, pairs, inAll }: ScheduleOrder): number {
  const choices = pairs.flatMap((one, place) =>
    range(tables.length)
      .filter((slot) => weightOf(one) > 0 && !buyers[one.buyer]?.taken.includes(slot))
      .filter((slot) => !companies[one.company]?.taken.includes(slot))
      .map((slot) => ({ name: `x${place}_${slot}`, slot, place, ...one })),
  );
  if (choices.length === 0) return 0;
  type Choice = (typeof choices)[number];
  const limits: string[] = [];
  const limit = (which: (choice: Choice) => boolean, most: number): void => {
    const names = choices.filter(which).map(({ name }) => name);
    if (names.length > 0) limits.push(` c${limits.length}: ${names.join(' + ')} <= ${most}`);
  };
  for (const [place] of pairs.entries()) limit((choice) => choice.place === place, 1);
  for (const [side, parties] of [
    ['buyer', buyers],
    ['company', companies],
  ] as const)
    for (const [place, { left }] of parties.entries()) {
      limit((choice) => choice[side] === place, left);
      for (const slot of range(tables.length)) limit((choice) => choice[side] === place && choice.slot === slot, 1);
    }
  for (const [slot, most] of tables.entries()) limit((choice) => choice.slot === slot, most);
  limit(() => true, inAll);
  const goal = choices.map((choice) => `${weightOf(choice)} ${choice.name}`).join(' + ');
  const names = choices.map(({ name }) => name).join(' ');
  const { ObjectiveValue: best } = solver.solve(
    `Maximize\n obj: ${goal}\nSubject To\n${limits.join('\n')}\nBinary\n ${names}\nEnd`,
  );
  return Math.round(best);
}

/** What no schedule may do, each with how often it does. */
function faultsOf({ tables, buyers, companies, pairs, inAll }: ScheduleOrder, { placed }: Schedule) {
  const times = (keys: readonly string[]): number => keys.length - new Set(keys).size;
  const most = (side: 'buyer' | 'company', parties: ScheduleOrder['buyers']): number =>
    parties.filter(({ left }, place) => placed.filter((one) => one[side] === place).length > left).length;
  return {
    twiceInASlot:
      times(placed.map((one) => `${one.buyer} ${one.slot}`)) + times(placed.map((one) => `${one.company} ${one.slot}`)),
    twiceTogether: times(placed.map((one) => `${one.buyer} ${one.company}`)),
    elsewhere: placed.filter(
      (one) => buyers[one.buyer]?.taken.includes(one.slot) || companies[one.company]?.taken.includes(one.slot),
    ).length,
    withoutTable: tables.filter((count, slot) => placed.filter((one) => one.slot === slot).length > count).length,
    moreThanWanted: most('buyer', buyers) + most('company', companies) + Number(placed.length > inAll),
    unwanted: placed.filter(
      (one) =>
        weightOf(pairs.find((all) => all.buyer === one.buyer && all.company === one.company) ?? pair(0, 0)) === 0,
    ).length,
  };
}
const NONE = { twiceInASlot: 0, twiceTogether: 0, elsewhere: 0, withoutTable: 0, moreThanWanted: 0, unwanted: 0 };

describe('a schedule', () => {
  test('brings together those who wish it on both sides before those of one, and what fits last', () => {
    const wanted = { buyerWish: 'want', companyWish: 'want' } as const;
    const pairs = [pair(0, 0, { fit: 3 }), pair(0, 1, { buyerWish: 'want', fit: 1 }), pair(0, 2, wanted)];
    const companies = [free, free, free];
    const reasons = (slots: number) =>
      suggestSchedule(order({ tables: range(slots).map(() => 5), companies, pairs })).placed.map(
        ({ reason }) => reason,
      );
    expect([reasons(1), reasons(2).toSorted(), reasons(3).toSorted()]).toEqual([
      ['both'],
      ['both', 'visitor'],
      ['both', 'fit', 'visitor'],
    ]);
  });

  test('says of each wish that is not met why', () => {
    const want = { buyerWish: 'want' } as const;
    const why = (more: Partial<ScheduleOrder>) =>
      suggestSchedule(order({ pairs: [pair(0, 0, want)], ...more })).unmet.map((one) => [
        one.from,
        one.company,
        one.why,
      ]);
    expect(why({ pairs: [pair(0, 0, { ...want, companyWish: 'refuse' })] })).toEqual([['visitor', 0, 'refused']]);
    expect(why({ buyers: [{ taken: [0], left: 2 }], companies: [{ taken: [1], left: 2 }] })).toEqual([
      ['visitor', 0, 'noCommonSlot'],
    ]);
    expect(why({ tables: [0, 0] })).toEqual([['visitor', 0, 'noTable']]);
    expect(why({ buyers: [{ taken: [], left: 0 }] })).toEqual([['visitor', 0, 'full']]);
    const two = [pair(0, 0, { ...want, companyWish: 'want' }), pair(0, 1, want)];
    expect(why({ tables: [5], companies: [free, free], pairs: two })).toEqual([['visitor', 1, 'full']]);
    expect(why({})).toEqual([]);
  });

  test('moves others from slot to slot where two are free at different times', () => {
    const [want, left] = [{ buyerWish: 'want' } as const, 3];
    // the first pair could be in either slot, the second in the second alone
    const pairs = [pair(0, 0, { ...want, companyWish: 'want' }), pair(1, 0, want), pair(0, 1, want)];
    const given = order({
      buyers: [free, { taken: [0], left }],
      companies: [free, { taken: [0], left }],
      pairs: [...pairs, pair(1, 1, want)],
    });
    expect(meets(suggestSchedule(given))).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
  });

  test('gives the earlier number what weighs the same, and the same answer each time', () => {
    const want = { buyerWish: 'want' } as const;
    const given = order({ tables: [1], buyers: [free, free], pairs: [pair(1, 0, want), pair(0, 0, want)] });
    const earlier = { ...given, pairs: given.pairs.toReversed() };
    expect(meets(suggestSchedule(earlier))).toEqual([[0, 0, 0]]);
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomOrder(seed, [8, 8, 5]);
      expect(suggestSchedule(random)).toEqual(suggestSchedule(structuredClone(random)));
    }
  });

  test('breaks no rule, of two hundred random ones', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const given = randomOrder(seed, [9, 7, 6]);
      expect({ seed, ...faultsOf(given, suggestSchedule(given)) }).toEqual({ seed, ...NONE });
    }
  });

  test('reaches at least 95 % of the most that a solver finds, of two hundred random ones', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const given = randomOrder(seed, [6, 5, 4]);
      const [reached, best] = [valueOf(given, suggestSchedule(given)), optimumOf(given)];
      expect({ seed, good: reached <= best && reached >= best * 0.95 }).toEqual({ seed, good: true });
    }
  });
});
