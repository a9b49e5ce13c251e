const KEY = 'fairbridge.target';

/**
 * A path of this site, or null for anything that could lead away (G32): `//evil`, `/\evil`, `javascript:`, control characters.
 * Takes and gives a path without the base path, with query.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/u.test(value)) return null;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(value)) return null;
  const here = 'http://site.invalid';
  const url = URL.parse(value, here);
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}

/** Keeps where an unauthenticated person wanted to go (specification, section 4). */
export function storeTarget(path: string): void {
  const safe = safePath(path);
  if (safe === null) return;
  try {
    sessionStorage.setItem(KEY, safe);
  } catch {
    // Without storage the person lands where everybody lands.
  }
}

/** The stored target, which stays stored. */
export function peekTarget(): string | null {
  try {
    return safePath(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** The stored target, once. */
export function takeTarget(): string | null {
  const stored = peekTarget();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return stored;
}
