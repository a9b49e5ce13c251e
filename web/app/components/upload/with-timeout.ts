import { failureOf } from '../../failure.ts';
import type { Told } from './upload-queue.ts';

const ASKED_AGAIN_MS = 5_000;
/** Longer than any minute that the server counts files in. */
const ASKED_AGAIN_MOST = 24;

const awhile = (): Promise<void> =>
  new Promise((goOn) => {
    setTimeout(goOn, ASKED_AGAIN_MS);
  });

/**
 * Sends one of many files. So many a minute are taken from one account: who brings the pictures of fifty exhibits waits for the next minute,
 * and for no press, and is told so. Throws what `send` throws otherwise, and the signal's reason once it is aborted.
 */
export async function withTimeout<T>(
  send: () => Promise<T>,
  { signal, paused }: Pick<Told, 'signal' | 'paused'>,
  pause = awhile,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (failureOf(error)?.name !== 'tooMany' || tries === ASKED_AGAIN_MOST) throw error;
    }
    paused();
    await pause();
    signal.throwIfAborted();
  }
}
