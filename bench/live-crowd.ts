import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** Who watches: `hls` asks for the playlist every two seconds and for each new segment once, `flv` reads on and on, `stalled` reads nothing. */
export const liveCrowdShape = z.object({
  manner: z.enum(['hls', 'flv', 'stalled']),
  viewers: z.int(),
  origin: z.string(),
  /** Of HLS: the folder and the playlist, `*` for the signed name; of FLV: the address. */
  path: z.string(),
  signing: z.object({ secret: z.string(), id: z.string() }),
});
export type LiveCrowd = z.output<typeof liveCrowdShape>;
const servedShape = z.object({ bytes: z.number(), failed: z.record(z.string(), z.number()) });
export type Served = z.output<typeof servedShape>;

const SETTLE_MS = 10_000;

/** Runs something while a crowd watches, once it is there. Answers what it does, and megabits per second that the crowd took. */
export async function withCrowd<T>(crowd: LiveCrowd, work: () => Promise<T>): Promise<{ result: T; megabits: number }> {
  const worker = new Worker(new URL('live-crowd.worker.ts', import.meta.url), {
    workerData: crowd,
  });
  const served = async () => {
    const [told]: unknown[] = await once(worker, 'message');
    return servedShape.parse(told);
  };
  try {
    await served();
    await pause(SETTLE_MS);
    const ask = () => {
      worker.postMessage('');
      return served();
    };
    const [before, began] = [await ask(), performance.now()];
    const result = await work();
    const seconds = (performance.now() - began) / 1_000;
    const after = await ask();
    if (Object.keys(after.failed).length > 0)
      console.log(`not served: ${JSON.stringify(before.failed)} ${JSON.stringify(after.failed)}`);
    return { result, megabits: ((after.bytes - before.bytes) * 8) / seconds / 1e6 };
  } finally {
    await worker.terminate();
  }
}
