import { useSyncExternalStore } from 'react';
import { localStorageItem } from '../../stored-item.ts';
import { useUser } from '../../session/session.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does this person want every message of a conversation translated? Kept by this browser, until the person logs out. */
export function useAlwaysTranslated(conversationId: string): [on: boolean, set: (on: boolean) => void] {
  const person = useUser()?.subjectId ?? '';
  const item = localStorageItem(`fairbridge.translated.${person}.${conversationId}`);
  const on = useSyncExternalStore(
    subscribe,
    () => item.read() === true,
    () => false,
  );
  return [
    on,
    (next) => {
      if (next) item.write(true);
      else item.remove();
      for (const listener of listeners) listener();
    },
  ];
}
