/** A request that did not come through because this device has no network. */
const isOffline = (error: unknown): boolean => error instanceof TypeError && !navigator.onLine;

/** Resolves when the network is back; rejects when nobody waits any more. */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      window.removeEventListener('online', back);
      signal.removeEventListener('abort', give);
    };
    const back = (): void => {
      stop();
      resolve();
    };
    const give = (): void => {
      stop();
      reject(new DOMException('nobody waits any more', 'AbortError'));
    };
    if (signal.aborted) return give();
    if (navigator.onLine) return resolve();
    window.addEventListener('online', back);
    signal.addEventListener('abort', give);
  });
}

/**
 * What a page loads, however often the network goes meanwhile: without one it waits, so that what stands there stays, and goes on by itself
 * when the network is back. `signal` ends the waiting: the reader went elsewhere.
 */
export async function withNetwork<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline(error)) throw error;
      await backOnline(signal);
    }
  }
}
