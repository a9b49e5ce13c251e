import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api, publicApi } from '../api.ts';
import { calls } from '../calls.ts';
import { useLang } from '../i18n/lang.tsx';
import { getSession } from '../session/session.ts';
import { guestSearches, storeGuestSearches } from './remembered-searches.ts';

/** What the box offers before anything is typed. */
export type Start = { recent: readonly string[]; trends: readonly string[] };
export const NO_START: Start = { recent: [], trends: [] };

const RECENT_SHOWN = 4;
const TRENDS_SHOWN = 6;

const isVisitor = (): boolean => getSession()?.user.subjectType === 'VISITOR';

const forget = (): Promise<unknown> => {
  if (isVisitor()) return api(calls.search.forget, {});
  storeGuestSearches([]);
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
