export type Sorted = { id: string; sortNumber: number | null };

/**
 * Sort numbers after an import: each row of the file gets the number it names, the later one where two name the same, which pushes the earlier on by
 * one as an entry in the form does (specification, section 4); exhibits that are not in the file make room and keep their order. Answers those that differ.
 */
export function arranged(all: readonly Sorted[], claims: readonly Sorted[]): Sorted[] {
  const taken = new Map<number, string>();
  const before = new Map(all.map(({ id, sortNumber }) => [id, sortNumber]));
  const isEntered = ({ id, sortNumber }: Sorted): boolean => before.get(id) !== sortNumber;
  // a number that was entered pushes one that only stands there still
  for (const { id, sortNumber } of claims.toSorted((a, b) => Number(isEntered(a)) - Number(isEntered(b))))
    if (sortNumber !== null) push(taken, id, sortNumber);
  const claimed = new Set(claims.map(({ id }) => id));
  const others = all
    .filter(({ id, sortNumber }) => !claimed.has(id) && sortNumber !== null)
    .toSorted((a, b) => (a.sortNumber ?? 0) - (b.sortNumber ?? 0));
  let last = 0;
  for (const { id, sortNumber } of others) {
    let place = Math.max(sortNumber ?? 0, last + 1);
    while (taken.has(place)) place += 1;
    taken.set(place, id);
    last = place;
  }
  const numbers = new Map([...taken].map(([place, id]) => [id, place]));
  return all.flatMap(({ id, sortNumber }) => {
    const after = numbers.get(id) ?? null;
    return after === sortNumber ? [] : [{ id, sortNumber: after }];
  });
}

/** Puts one at a place; who stands there moves on by one, as far as places are taken. */
function push(taken: Map<number, string>, id: string, place: number): void {
  let moving: string | undefined = id;
  for (let at = place; moving !== undefined; at += 1) {
    const before = taken.get(at);
    taken.set(at, moving);
    moving = before;
  }
}
