/** Random numbers that come out the same each time, so that a failing run can be run again. */
export type Seeded = { next: () => number; int: (below: number) => number; pick: <T>(list: readonly T[]) => T };

/** Mulberry32: 32 bits of state, good enough to choose test inputs. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    pick: (list) => {
      const found = list[int(list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}
