/** Something that the browser keeps under one key. Without storage, or where it is full, nothing is kept and the page goes on. */
export type StoredItem = {
  /** What was kept, still to be understood: it may be of an older page, or of somebody else; null where nothing is. */
  read: () => unknown;
  write: (value: unknown) => void;
  remove: () => void;
};

/** What the work answers; null where there is no browser or no storage, or what lies there is no JSON. */
function attempt<T>(work: () => T): T | null {
  // a server may have storages too: they would be everybody's
  if (typeof window === 'undefined') return null;
  try {
    return work();
  } catch {
    return null;
  }
}

const storageItem = (storage: () => Storage, key: string): StoredItem => ({
  read: () => attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null')),
  write: (value) => void attempt(() => storage().setItem(key, JSON.stringify(value))),
  remove: () => void attempt(() => storage().removeItem(key)),
});

/** Until this window closes. */
export const sessionStorageItem = (key: string): StoredItem => storageItem(() => sessionStorage, key);

/** Until it is forgotten; a log-out forgets every key that begins with 'fairbridge.' (session.ts). */
export const localStorageItem = (key: string): StoredItem => storageItem(() => localStorage, key);

/** The fields of what was kept; none where it is no object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
