import type { QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

/** Asked again after this long while somebody works here. A page that only stands open asks nothing: each call would prolong its session. */
const AGAIN_MS = 60_000;

type Known = { token: string | null; counts: ReadonlyMap<QueueName, number> };
const NOTHING: Known = { token: null, counts: new Map() };
let known = NOTHING;
let asking: AbortController | null = null;
const listeners = new Set<() => void>();

function keep(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Asks for the counts of this session; of two questions the later counts. What was known stays where no answer comes: the menu works without. */
async function ask(token: string | null): Promise<void> {
  if (token !== known.token) keep({ token, counts: NOTHING.counts });
  if (token === null) return;
  asking?.abort();
  const own = new AbortController();
  asking = own;
  const answer = await api(calls.organizer.queues, {}, own.signal).catch(() => null);
  if (answer === null || asking !== own || known.token !== token) return;
  keep({ token, counts: new Map(answer.list.map(({ name, count }) => [name, count])) });
}

/** Whoever leaves has no use for what is on its way: the session may end before it is answered. */
export function cancelQueueRequest(): void {
  asking?.abort();
  asking = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much waits in each queue of whoever is signed in, as last heard. */
export const useQueueCounts = (): ReadonlyMap<QueueName, number> =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => NOTHING,
  ).counts;

/** Keeps the counts true: asked with each page, after each act on it, when the window is looked at again, and minute by minute while it is used. */
export function useQueuesAsked(token: string | null): void {
  const { pathname, search } = useLocation();
  const settled = useRevalidator().state === 'idle';
  useEffect(() => {
    if (settled) void ask(token);
  }, [token, pathname, search, settled]);
  useEffect(() => {
    if (token === null) return;
    let asked = Date.now();
    const again = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < AGAIN_MS) return;
      asked = Date.now();
      void ask(token);
    };
    const kinds = ['pointerdown', 'keydown', 'focus'] as const;
    for (const kind of kinds) window.addEventListener(kind, again);
    document.addEventListener('visibilitychange', again);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [token]);
}
