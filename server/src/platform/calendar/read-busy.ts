import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';

export type BusyTime = { startsAt: Date; endsAt: Date };
/** `unreadable`: no calendar; `tooMuch`: more busy times than `timesMax`, or reading takes too long. */
export type BusyRead = { ok: true; times: readonly BusyTime[] } | { ok: false; error: 'unreadable' | 'tooMuch' };

/** What the reading thread is started with. */
export type BusyOrder = {
  bytes: Uint8Array;
  /** Only what lies between these instants is wanted. */
  from: Date;
  until: Date;
  /** Of times that name none, and of whole days. */
  zone: string;
  timesMax: number;
};

const oneOfTwo = limitConcurrency(2);
const HEAP_MEGABYTES = 256;
const SECONDS_MAX = 8;

/**
 * When somebody is busy by a calendar file (RFC 5545), without what was cancelled or does not occupy; what repeats is unfolded between
 * the two instants. Read in a thread of its own with a limit of memory and time, so that a hostile file harms nobody.
 */
export const readBusy = (order: BusyOrder): Promise<BusyRead> => oneOfTwo(() => readInThread(order));

async function readInThread(order: BusyOrder): Promise<BusyRead> {
  const thread = new Worker(new URL('./read-busy.worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const clock = setTimeout(() => void thread.terminate(), SECONDS_MAX * 1000);
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (read: BusyRead) => resolve(read));
      thread.on('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ ok: false, error: 'tooMuch' }) : reject(error),
      );
      // ended by the clock
      thread.on('exit', () => resolve({ ok: false, error: 'tooMuch' }));
    });
  } finally {
    clearTimeout(clock);
    void thread.terminate();
  }
}
