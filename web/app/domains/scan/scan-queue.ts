import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { add } from '@fairbridge/contract/scan/scan.calls.ts';
import type { Heat } from '@fairbridge/contract/scan/scan.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { createWaitingQueue, type Waiting } from '../../components/scan/waiting-queue.ts';

/** What somebody noted of one badge. */
export type Noted = { heat: Heat | null; interests: string[]; note: string };
/** A scan on this device that the server has not taken yet. */
export type WaitingScan = Waiting & Noted & { code: string; scannedAt: string };

const isWaiting = (value: unknown): value is WaitingScan =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'code' in value && 'scannedAt' in value;

const queue = createWaitingQueue<WaitingScan, OutputOf<typeof add>>({
  key: 'fairbridge-scans',
  isWaiting,
  send: ({ refused: _refused, ...scan }) => api(calls.scan.add, scan),
});

export const useWaitingScans = queue.useWaiting;
export const discardScan = queue.discard;
export const retryScan = queue.retry;
export const sendScans = queue.sendAll;

export const keepScan = (code: string, noted: Noted): void =>
  queue.keep({ ...noted, code, requestId: crypto.randomUUID(), scannedAt: new Date().toISOString(), refused: '' });
