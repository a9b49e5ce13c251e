/** `only`: these of all that match, where not all are meant. `expected`: how many of them the person saw. `except`: those that stay as they are. */
export type VersionedId = { expected: number; except: readonly string[]; only?: readonly string[] | undefined };

/** All that match but those left out; null where these are no longer the ones that were seen. */
export function allExcept<T extends { id: string }>(
  all: readonly T[],
  { expected, except, only }: VersionedId,
): T[] | null {
  const meant = only === undefined ? null : new Set(only);
  const matching = meant === null ? all : all.filter(({ id }) => meant.has(id));
  const left = new Set(except);
  const chosen = matching.filter(({ id }) => !left.has(id));
  return matching.length === expected && chosen.length === expected - left.size ? chosen : null;
}
