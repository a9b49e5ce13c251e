import { limitConcurrency } from '../limit-concurrency.ts';
import { runInThread } from '../threads/run-in-thread.ts';

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
  /** Events with a UID of this host are left out: the portal's own, which calendars have from mails and feeds. */
  ownHost: string;
};

const oneOfTwo = limitConcurrency(2);
const LIMITS = { milliseconds: 8_000, heapMegabytes: 256 };

/**
 * When somebody is busy by a calendar file (RFC 5545), without what was cancelled or does not occupy; what repeats is unfolded between
 * the two instants. Read in a thread of its own with a limit of memory and time, so that a hostile file harms nobody.
 */
export async function readBusy(order: BusyOrder): Promise<BusyRead> {
  const file = new URL('./read-busy.worker.ts', import.meta.url);
  return (await oneOfTwo(() => runInThread<BusyRead>(file, order, LIMITS))) ?? { ok: false, error: 'tooMuch' };
}
