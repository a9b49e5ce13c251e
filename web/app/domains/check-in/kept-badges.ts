import type { KeptBadge } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { isBadgeNumber } from '../../components/scan/badge-code.ts';
import { beijingToday } from '../../i18n/numbers.ts';
import { getSession } from '../../session/session.ts';

/** A log-out deletes every cache that begins so (session/offline.ts), and a session that ends does. */
const CACHE = 'fairbridge-badges';
const PLACE = '/kept-badges';

type Kept = { list: readonly KeptBadge[]; at: string; until: string };
type Known = { count: number; at: string };

let badges = new Map<string, KeptBadge>();
let known: Known | null = null;
const listeners = new Set<() => void>();

function use(kept: Kept | null): void {
  badges = new Map(
    (kept?.list ?? []).flatMap((badge) => [[badge.hash, badge] as const, [badge.number, badge] as const]),
  );
  known = kept === null || kept.list.length === 0 ? null : { count: kept.list.length, at: kept.at };
  for (const listener of listeners) listener();
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list) && 'until' in value;

/** What this device kept before; gone once the last day of the fair is over. */
export async function readKeptBadges(): Promise<void> {
  const answer = await caches.match(PLACE, { cacheName: CACHE });
  const kept: unknown = await answer?.json();
  if (!isKept(kept)) return;
  if (beijingToday() > kept.until) await forgetKeptBadges();
  else use(kept);
}

/** What lies in memory goes with the page; the cache is read again by the next one. */
export const leaveKeptBadges = (): void => use(null);

export async function forgetKeptBadges(): Promise<void> {
  use(null);
  await caches.delete(CACHE);
}

let refreshing = false;
/** So long a list is good enough for whoever chooses another gate or opens the page again. */
const FRESH_MS = 5 * 60_000;

const isFresh = (): boolean => known !== null && Date.now() - Date.parse(known.at) < FRESH_MS;

/** Fetches all badges anew where they are not fresh, portion by portion; what is kept stays until the last portion is here. */
export async function refreshKeptBadges(): Promise<void> {
  if (refreshing || isFresh()) return;
  refreshing = true;
  const token = getSession()?.token;
  try {
    const list: KeptBadge[] = [];
    let until = '';
    for (let after: string | null = ''; after !== null;) {
      const portion: { list: KeptBadge[]; next: string | null; until: string } = await api(calls.checkIn.badges, {
        after,
      });
      list.push(...portion.list);
      ({ next: after, until } = portion);
    }
    if (list.length === 0) return await forgetKeptBadges();
    // whoever has logged out meanwhile leaves nothing here
    if (getSession()?.token !== token) return;
    const kept = { list, at: new Date().toISOString(), until };
    // the page may have been left meanwhile
    if (listeners.size > 0) use(kept);
    await (await caches.open(CACHE)).put(PLACE, Response.json(kept));
  } finally {
    refreshing = false;
  }
}

const HASH_BYTES = 16;

async function hashOf(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const binary = String.fromCharCode(...new Uint8Array(bytes).subarray(0, HASH_BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const numberOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^(V\d{2})-?/, '$1-');

/** The badge whose QR code or number this is; null where this device knows none. */
export async function keptBadge(code: string): Promise<KeptBadge | null> {
  return badges.get(isBadgeNumber(code) ? numberOf(code) : await hashOf(code.trim())) ?? null;
}

const FOUND = 10;

/** Up to ten whose name or company has these words in it. */
export function keptBadgesNamed(words: string): KeptBadge[] {
  const part = words.toLowerCase();
  const found = new Set<KeptBadge>();
  for (const badge of badges.values()) {
    if (found.size === FOUND) break;
    if (`${badge.name} ${badge.company}`.toLowerCase().includes(part)) found.add(badge);
  }
  return [...found];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many badges this device keeps, and since when; null where none. */
export const useKeptBadges = (): Known | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
