import { cutText, withoutEnd } from '@fairbridge/contract/text.ts';
import type { MatchRoute } from './build.ts';

/** What to render for a request: the address given to the pages, and the key under which the page is kept. */
export type PageRequest =
  | { kind: 'page'; address: string; lang: 'zh' | 'en'; known: boolean }
  | { kind: 'redirect'; to: string };

const PATH_LENGTH_MAX = 1_024;
/** Of one value; a search takes as much. */
const VALUE_LENGTH_MAX = 200;
/** Of all of them as they are written: two hundred Chinese characters take 1,800. */
const QUERY_LENGTH_MAX = 4_096;

function knownQuery(search: string, keys: readonly string[]): string {
  if (search === '' || keys.length === 0) return '';
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of keys) {
    const values = asked.getAll(key).filter((value) => value !== '');
    for (const value of key === 'keyword' ? values.slice(0, 1) : values.slice(0, 20))
      kept.append(key, cutText(value, VALUE_LENGTH_MAX));
  }
  if (kept.toString().length > QUERY_LENGTH_MAX) return '';
  return kept.size === 0 ? '' : `?${kept}`;
}

/**
 * Reduces a request's address to what the page depends on: the path, and the query keys its screen reads, in their order.
 * Everything else is dropped from the cache's key and from what is rendered alike, so that nobody can fill the cache with copies. What is longer
 * than a search takes is cut, not refused: it comes from a link that somebody was sent.
 * All unknown paths are one page. `path` is without base path and begins with a slash.
 */
export function pageRequestOf(path: string, search: string, matchRoute: MatchRoute): PageRequest {
  const short = path.length <= PATH_LENGTH_MAX;
  if (short && path.length > 1 && path.endsWith('/') && !path.startsWith('//'))
    return { kind: 'redirect', to: withoutEnd(path, '/') + search };
  const page = path.startsWith('//') || !short ? null : matchRoute(path);
  if (page === null) {
    const lang = path === '/en' || path.startsWith('/en/') ? 'en' : 'zh';
    return { kind: 'page', address: lang === 'en' ? '/en/404' : '/404', lang, known: false };
  }
  return { kind: 'page', address: path + knownQuery(search, page.query), lang: page.lang, known: true };
}
