import { localStorageItem } from '../../stored-item.ts';

const PREFIX = 'fairbridge.decisions.';

/** What is asked of the browser's `LockManager`. */
type Locks = {
  request: (name: string, hold: () => Promise<void>) => Promise<unknown>;
  query: () => Promise<{ held?: readonly { name?: string }[] }>;
};

/** Null where the browser has none: what a crash loses is not told then. */
const locksOfBrowser = (): Locks | null =>
  typeof navigator === 'undefined' || !('locks' in navigator) ? null : navigator.locks;

function keysKept(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // a browser that keeps nothing
    return [];
  }
}

/**
 * What a list has decided and not sent yet, kept in the browser while its window lives: the window holds a lock of the same name. An entry
 * without its lock is of a window that crashed.
 */
export function keepUnsent(locks = locksOfBrowser()): (unsent: readonly string[]) => void {
  const name = PREFIX + String(Math.random()).slice(2);
  const item = localStorageItem(name);
  let locked = false;
  return (unsent) => {
    if (locks === null || unsent.length === 0) return item.remove();
    if (!locked) void locks.request(name, () => new Promise(() => undefined)).catch(() => undefined);
    locked = true;
    item.write(unsent);
  };
}

/** What windows that crashed had decided and not sent, told once: the records still wait. */
export async function takeLost(locks = locksOfBrowser()): Promise<string[]> {
  if (locks === null) return [];
  const { held = [] } = await locks.query();
  const living = new Set(held.map(({ name }) => name));
  return keysKept()
    .filter((name) => !living.has(name))
    .flatMap((name) => {
      const item = localStorageItem(name);
      const lost = item.read();
      item.remove();
      return Array.isArray(lost) ? lost.filter((one) => typeof one === 'string') : [];
    });
}
