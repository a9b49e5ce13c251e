/** Aliases begin with this. */
export const ALIASES = '/visitor/v2/c/';

/**
 * A second address of the call at this path, of which no word says what it is for: blockers of advertisements stop requests by words such as
 * `collection` or `stat` in their addresses. A short hash (FNV-1a), so that nobody needs to list them.
 */
export function aliasOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return ALIASES + (hash >>> 0).toString(16).padStart(8, '0');
}
