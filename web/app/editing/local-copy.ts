import { asRecord, localStorageItem, asNumber, asText } from '../stored-item.ts';
import type { FormChanges } from './three-way-merge.ts';

/**
 * What was typed and has not reached the server, as this browser keeps it: written with each key, at once, so that it outlives a tab
 * that is killed. Each window writes a place of its own, and a form that opens takes up what others left.
 */
export type LocalCopy = FormChanges & {
  version: number;
  /** The count that it was typed on top of. */
  seen: number;
  /** The window that wrote it. */
  window: string;
  /** When, in milliseconds since 1970. */
  at: number;
};

// a log-out forgets it (session.ts), a session that ends by itself does not (session-dialogs.tsx); only its author's forms look for it
const PREFIX = 'fairbridge.autosave.';
const DAYS_30 = 30 * 86_400_000;

/** This window, until it is loaded anew. */
export const WINDOW_ID = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** A form of one person; `person` as of `personOf`. */
export type LocalFormKey = { person: string; kind: string; draftKey: string };
const prefixOf = ({ person, kind, draftKey }: LocalFormKey): string => `${PREFIX}${person}.${kind}.${draftKey}.`;

function parseLocalCopy(value: unknown): LocalCopy | null {
  const fields = asRecord(value);
  const typed = asRecord(fields['typed']);
  const window = asText(fields['window']);
  if (window === '' || Object.keys(typed).length === 0) return null;
  const numberAt = (key: string): number => asNumber(fields[key]);
  return {
    typed,
    base: asRecord(fields['base']),
    window,
    version: numberAt('version'),
    seen: numberAt('seen'),
    at: numberAt('at'),
  };
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What windows of this browser have left at a place, the last first; what is older than the server would keep is forgotten. */
export function readLocalCopies(place: LocalFormKey, now = Date.now()): LocalCopy[] {
  const found = keysFrom(prefixOf(place)).flatMap((key): LocalCopy[] => {
    const item = localStorageItem(key);
    const here = parseLocalCopy(item.read());
    if (here !== null && here.at > now - DAYS_30) return [here];
    item.remove();
    return [];
  });
  return found.toSorted((one, other) => other.at - one.at);
}

const own = (place: LocalFormKey) => localStorageItem(prefixOf(place) + WINDOW_ID);

export const writeLocalCopy = (place: LocalFormKey, here: Omit<LocalCopy, 'window'>): void =>
  own(place).write({ ...here, window: WINDOW_ID });
export const removeLocalCopy = (place: LocalFormKey): void => own(place).remove();

/** Forgets what other windows left, once it is taken up: what they type from now on they keep anew. */
export function removeOtherWindowsCopies(place: LocalFormKey): void {
  for (const key of keysFrom(prefixOf(place))) if (key !== prefixOf(place) + WINDOW_ID) localStorageItem(key).remove();
}
