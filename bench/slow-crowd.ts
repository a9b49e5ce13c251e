import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from './load.ts';
import { residentMegabytes } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const CLIENTS = 300;
const P99_MAX_MS = 500;
const REST_MS = 3_000;

const CROWDS = [
  ['slowHeaders', 'send headers in drips'],
  ['slowSmallBody', 'send small bodies in drips'],
  ['slowLargeBody', 'send bodies of unknown length in drips'],
  ['fatBody', 'send 5 MB each, signed in'],
  ['readsNothing', 'read nothing of 500 exhibits'],
] as const;

type Watched = {
  origin: string;
  pid: number;
  token: string;
  seconds: number;
  /** Looks on until then; milliseconds of each request. */
  bystand: (until: Promise<unknown>) => Promise<number[]>;
};

/** The most memory that the process had while something ran. */
async function mostMemory(pid: number, until: Promise<unknown>): Promise<number> {
  const state = { ended: false };
  void until.finally(() => (state.ended = true));
  let most = 0;
  while (!state.ended) {
    most = Math.max(most, residentMegabytes(pid));
    await sleep(100);
  }
  return most;
}

/** What a bystander feels, and how much memory it takes, while three hundred clients are slow or fat: in a thread of their own. */
export async function measureCrowds({ origin, pid, token, seconds, bystand }: Watched): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [manner, name] of CROWDS) {
    const before = residentMegabytes(pid);
    const crowd = new Worker(new URL('slow-crowd.worker.ts', import.meta.url), {
      workerData: { port: Number(new URL(origin).port), clients: CLIENTS, manner, token },
    });
    const failed = new Promise<never>((_resolve, reject) => crowd.once('error', reject));
    const over = Promise.race([sleep(seconds * 1_000), failed]);
    const [taken, during] = await Promise.all([bystand(over), mostMemory(pid, over), over]);
    await crowd.terminate();
    await sleep(REST_MS);
    const figures = [before, during, residentMegabytes(pid)].map((megabytes) => megabytes.toFixed(0)).join(' / ');
    rows.push(
      atMost(`bystander's p99, ${CLIENTS} who ${name}`, percentile(taken, 0.99), P99_MAX_MS, 'ms'),
      plain('  memory before / at most during / after', `${figures} MB`),
    );
  }
  return rows;
}
