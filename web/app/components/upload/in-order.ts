/**
 * The list with what has arrived, in the order in which the files were given: several are on their way at once, and the small ones are
 * quicker. `turnOf` says which turn one had; what stood there before had none, and stays where it is.
 */
export function withInOrder<T>(list: readonly T[], arrived: T, turnOf: (one: T) => number | undefined): T[] {
  const turn = turnOf(arrived) ?? 0;
  const before = list.findIndex((one) => (turnOf(one) ?? 0) > turn);
  return before === -1 ? [...list, arrived] : [...list.slice(0, before), arrived, ...list.slice(before)];
}
