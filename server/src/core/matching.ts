/** `expected`: how many the person saw. `except`: those of them that stay as they are. */
export type VersionedId = { expected: number; except: readonly string[] };

/** All that match but those left out; null where these are no longer the ones that were seen. */
export function allExcept<T extends { id: string }>(
  matching: readonly T[],
  { expected, except }: VersionedId,
): T[] | null {
  const left = new Set(except);
  const chosen = matching.filter(({ id }) => !left.has(id));
  return matching.length === expected && chosen.length === expected - left.size ? chosen : null;
}
