import type { WorkbenchCounts } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { getSession, useUser } from '../../session/session.ts';
import { useUnreadChats } from '../../session/unread-chats.ts';
import { ACTION_DONE } from '../../ui/action-done.ts';

/** Of whose session they are: another's are never shown. */
let known: { of: string; counts: WorkbenchCounts } | null = null;
let asking = false;
/** Something has happened since the question that is on its way. */
let again = false;
const listeners = new Set<() => void>();

/** One question at a time, and one more after it where something happened meanwhile. What fails leaves the counts as they were. */
async function ask(): Promise<void> {
  const session = getSession();
  if (session?.user.subjectType !== 'ACTOR') return;
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  again = false;
  const counts = await api(calls.workbench.counts, {}).catch(() => null);
  asking = false;
  if (counts !== null && getSession()?.token === session.token) {
    known = { of: session.token, counts };
    for (const listener of listeners) listener();
  }
  if (again) await ask();
}

const look = (): void => {
  if (document.visibilityState === 'visible') void ask();
};

/**
 * Keeps the counts of the rail true: asked for anew on every page, after every act, when a notice came, and when the window comes back.
 * `place`: what is looked at.
 */
export function useFreshCounts(place: string): void {
  const unread = useUser()?.unreadNotices;
  useEffect(look, [place, unread]);
  useEffect(() => {
    window.addEventListener(ACTION_DONE, look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener(ACTION_DONE, look);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}

const countsNow = (): WorkbenchCounts | null =>
  known !== null && known.of === getSession()?.token ? known.counts : null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useCounts(): (WorkbenchCounts & { messages: number; chats: number }) | null {
  const counts = useSyncExternalStore(subscribe, countsNow, () => null);
  const messages = useUser()?.unreadNotices ?? 0;
  const chats = useUnreadChats();
  return counts === null ? null : { ...counts, messages, chats };
}
