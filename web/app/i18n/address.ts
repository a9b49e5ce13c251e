import type { Lang } from '@fairbridge/contract/text.ts';

/** The base path without its closing slash: '' or '/fair'. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address carries the language (ruling 1.9): Chinese without prefix, English under `/en`. Takes a path without the base path. */
export const langOf = (pathname: string): Lang => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'zh');

/** A path as the browser has it, without the base path. */
export const withoutBase = (pathname: string): string =>
  BASE !== '' && (pathname === BASE || pathname.startsWith(`${BASE}/`)) ? pathname.slice(BASE.length) || '/' : pathname;

/** The path without its language. */
export const bare = (pathname: string): string => (langOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname);

/** The path in a language, for the router: `localPath('en', '/news')` is `/en/news`. */
export const localPath = (lang: Lang, path: string): string => {
  if (lang === 'zh') return path;
  return path === '/' ? '/en' : path.startsWith('/?') ? `/en${path.slice(1)}` : `/en${path}`;
};

/** The address in a language, base path included, for `<a href>` and `<form action>`. */
export const localHref = (lang: Lang, path: string): string => BASE + localPath(lang, path);

/** The same page in the other language. */
export const twinPath = (pathname: string): string =>
  localPath(langOf(pathname) === 'zh' ? 'en' : 'zh', bare(pathname));
