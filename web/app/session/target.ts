import { GROUPS, type Group } from '../site/groups.ts';

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

/** Where somebody wanted to go, with the language and the query, and who may open it: the group of its address in the site map. */
export type Target = { path: string; group: Group };

/** Keeps where an unauthenticated person wanted to go (specification, section 4). */
export function storeTarget(path: string, group: Group): void {
  const safe = safePath(path);
  if (safe === null) return;
  try {
    sessionStorage.setItem(KEY, `${group} ${safe}`);
  } catch {
    // Without storage the person lands where everybody lands.
  }
}

/** Reads what `storeTarget` wrote; null for anything else. */
export function readTarget(stored: string | null): Target | null {
  const [name = '', ...rest] = (stored ?? '').split(' ');
  const group = GROUPS.find((one) => one === name);
  const path = safePath(rest.join(' '));
  return group === undefined || path === null ? null : { path, group };
}

/** The stored target, which stays stored. */
export function getTarget(): Target | null {
  try {
    return readTarget(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** The stored target, once. Not while a screen is rendered: a rendering may be thrown away and done again. */
export function consumeTarget(): Target | null {
  const stored = getTarget();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return stored;
}
