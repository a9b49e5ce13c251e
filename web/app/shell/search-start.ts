import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api, publicApi } from '../api.ts';
import { calls } from '../calls.ts';
import { useLang } from '../i18n/lang.tsx';
import { getSession } from '../session/session.ts';

/** What the box offers before anything is typed. */
export type Start = { recent: readonly string[]; trends: readonly string[] };
export const NO_START: Start = { recent: [], trends: [] };

const KEY = 'fairbridge.searches';
/** A guest's are few: they are on a device that others may use. */
const GUEST_KEPT = 8;
const RECENT_SHOWN = 4;
const TRENDS_SHOWN = 6;

const isVisitor = (): boolean => getSession()?.user.subjectType === 'VISITOR';

function guestSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keepGuestSearches(list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // without storage nothing is remembered
  }
}

/** Remembers what a guest asked, in this browser alone; what a visitor asked is kept by the server, if at all. */
export function rememberSearch(text: string): void {
  const asked = text.trim().slice(0, 200);
  if (asked === '' || getSession() !== null) return;
  keepGuestSearches([asked, ...guestSearches().filter((one) => one !== asked)].slice(0, GUEST_KEPT));
}

const forget = (): Promise<unknown> => {
  if (isVisitor()) return api(calls.search.forget, {});
  keepGuestSearches([]);
  return Promise.resolve();
};

async function recentSearches(signal: AbortSignal): Promise<readonly string[]> {
  if (getSession() === null) return guestSearches();
  if (!isVisitor()) return [];
  return (await api(calls.search.recent, {}, signal)).list.map(({ text }) => text);
}

/** Recent and trending searches, asked for when the empty box is entered. */
export function useSearchStart(active: boolean): Start & { forgetRecent: () => void } {
  const lang = useLang();
  const [start, setStart] = useState(NO_START);
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    // each of them is no failure where it does not come
    const recent = recentSearches(leaving.signal).catch(() => []);
    const trends = publicApi(calls.search.trend, {}, leaving.signal).then(
      ({ list }) => list.map(({ text }) => inLang(text, lang)),
      () => [],
    );
    void Promise.all([recent, trends]).then(([own, all]) => {
      if (leaving.signal.aborted) return;
      setStart({ recent: own.slice(0, RECENT_SHOWN), trends: all.slice(0, TRENDS_SHOWN) });
    });
    return () => leaving.abort();
  }, [active, lang]);
  return {
    ...(active ? start : NO_START),
    forgetRecent: () => {
      setStart({ ...start, recent: [] });
      forget().catch(() => null);
    },
  };
}
