import { useSyncExternalStore } from 'react';
import { failureOf } from '../../failure.ts';
import { getSession } from '../../session/session.ts';
import { localStorageItem } from '../../stored-item.ts';

/** Something on this device that the server has not taken yet; `refused`: why it will not. */
export type Waiting = { requestId: string; refused: string };

/** What comes right by itself later: no network, a session that ended, too many at once, a server that is away. */
const isForLater = (status: number | undefined): boolean =>
  status === undefined || status === 401 || status === 429 || status >= 500;

const owner = (): string => getSession()?.user.subjectId ?? '';

/**
 * What was noted on this device waits for the server, which takes it in order and each once.
 * @param key of the storage, with whose it is: not one that a log-out empties, since a session that ended must lose nothing
 */
export function createWaitingQueue<W extends Waiting, A>({
  key,
  isWaiting,
  send,
}: {
  key: string;
  isWaiting: (value: unknown) => value is W;
  send: (waiting: W) => Promise<A>;
}) {
  const none: readonly W[] = [];
  const placeOf = (of: string) => localStorageItem(`${key} ${of}`);
  let known: { of: string; list: readonly W[] } = { of: '', list: none };
  let sending = false;
  const listeners = new Set<() => void>();

  /** Of whoever is signed in. */
  function waiting(): readonly W[] {
    const of = owner();
    if (of === '') return none;
    if (known.of !== of) {
      const stored = placeOf(of).read();
      known = { of, list: Array.isArray(stored) ? stored.filter(isWaiting) : none };
    }
    return known.list;
  }

  function write(list: readonly W[]): void {
    const of = owner();
    known = { of, list };
    if (list.length === 0) placeOf(of).remove();
    else placeOf(of).write(list);
    for (const listener of listeners) listener();
  }

  const keep = (one: W): void => write([...waiting(), one]);
  const discard = (requestId: string): void => write(waiting().filter((one) => one.requestId !== requestId));
  const refuse = (requestId: string, refused: string): void =>
    write(waiting().map((one) => (one.requestId === requestId ? { ...one, refused } : one)));

  async function sendOne(one: W, told: (answer: A) => void): Promise<'sent' | 'refused' | 'later'> {
    try {
      told(await send(one));
      discard(one.requestId);
      return 'sent';
    } catch (error) {
      const failure = failureOf(error);
      if (isForLater(failure?.status)) return 'later';
      refuse(one.requestId, failure?.message ?? '');
      return 'refused';
    }
  }

  /** Sends what waits, one after the other, oldest first; answers how many were taken, and the last answer. */
  async function sendAll(): Promise<{ sent: number; last: A | null }> {
    if (sending || owner() === '') return { sent: 0, last: null };
    sending = true;
    let last: A | null = null;
    let sent = 0;
    const told = (answer: A): void => {
      last = answer;
    };
    try {
      for (;;) {
        const next = waiting().find(({ refused }) => refused === '');
        if (next === undefined) break;
        const end = await sendOne(next, told);
        if (end === 'later') break;
        if (end === 'sent') sent += 1;
      }
    } finally {
      sending = false;
    }
    return { sent, last };
  }

  function subscribe(listener: () => void): () => void {
    // another window noted or sent some
    const onStorage = (): void => {
      known = { of: '', list: none };
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    waiting,
    keep,
    discard,
    /** Those that were refused are tried once more: what was wrong may be right by now. */
    retry: (requestId: string): void => refuse(requestId, ''),
    sendAll,
    useWaiting: (): readonly W[] => useSyncExternalStore(subscribe, waiting, () => none),
  };
}
