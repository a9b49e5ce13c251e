import { isRecordId } from '@fairbridge/contract/record-id.ts';
import { useSyncExternalStore } from 'react';

/** Kept in this browser alone: ids, no names, so that whoever sits here next learns nothing of what they may not see. */
const KEY = 'fairbridge.compared';
export const COMPARED_MAX = 4;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let ids: readonly string[] | null = null;

/** Of what stood in the storage or in an address, what may be ids of exhibits. */
export const comparedIds = (values: readonly unknown[]): string[] =>
  [...new Set(values.flatMap((one) => (typeof one === 'string' && isRecordId(one) ? [one] : [])))].slice(
    0,
    COMPARED_MAX,
  );

function read(): readonly string[] {
  if (ids !== null) return ids;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    ids = Array.isArray(stored) ? comparedIds(stored) : NONE;
  } catch {
    ids = NONE;
  }
  return ids;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function write(next: readonly string[]): void {
  ids = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    ids = null;
    listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The exhibits chosen to be compared, in the order they were chosen. */
export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE);

/** False where there is no room for a fifth one. */
export function addCompared(id: string): boolean {
  const now = read();
  if (now.includes(id)) return true;
  if (now.length >= COMPARED_MAX) return false;
  write([...now, id]);
  return true;
}

export const removeCompared = (id: string): void => write(read().filter((one) => one !== id));
export const clearCompared = (): void => write(NONE);

export const comparePath = (chosen: readonly string[]): string =>
  chosen.length === 0 ? '/compare' : `/compare?ids=${chosen.join(',')}`;
