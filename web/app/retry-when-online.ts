/**
 * What a page loads, however often the network goes meanwhile: without one it waits, so that what stands there stays, and goes on by itself
 * when the network is back. `signal` ends the waiting: the reader went elsewhere.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const asked = navigator.onLine;
    try {
      return await load();
    } catch (error) {
      // the server, which renders pages too, is never offline
      const away = asked === false || navigator.onLine === false;
      if (!(error instanceof TypeError) || !away || signal?.aborted) throw error;
      // it came back while this failed
      if (navigator.onLine) continue;
      await new Promise<unknown>((goOn) => {
        addEventListener('online', goOn, { once: true });
        signal?.addEventListener('abort', goOn, { once: true });
      });
    }
  }
}
