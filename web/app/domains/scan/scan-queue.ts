import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { add } from '@fairbridge/contract/scan/scan.calls.ts';
import type { Heat } from '@fairbridge/contract/scan/scan.shapes.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { localStorageItem } from '../../stored-item.ts';
import { getSession } from '../../session/session.ts';

/** What somebody noted of one badge. */
export type Noted = { heat: Heat | null; interests: string[]; note: string };
/** A scan on this device that the server has not taken yet; `refused`: why it will not. */
export type WaitingScan = Noted & { requestId: string; code: string; scannedAt: string; refused: string };

const NONE: readonly WaitingScan[] = [];

/** Not a key that a log-out empties: what was noted at the stand must not be lost by a session that ended. It is the person's alone. */
const placeOf = (owner: string) => localStorageItem(`fairbridge-scans ${owner}`);

const isWaiting = (value: unknown): value is WaitingScan =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'code' in value && 'scannedAt' in value;

let known: { of: string; scans: readonly WaitingScan[] } = { of: '', scans: NONE };
let sending = false;
/** The last that the server took. */
let told: OutputOf<typeof add> | null = null;
const listeners = new Set<() => void>();

const owner = (): string => getSession()?.user.subjectId ?? '';

/** Those of whoever is signed in. */
export function waitingScans(): readonly WaitingScan[] {
  const of = owner();
  if (of === '') return NONE;
  if (known.of !== of) {
    const stored = placeOf(of).read();
    known = { of, scans: Array.isArray(stored) ? stored.filter(isWaiting) : NONE };
  }
  return known.scans;
}

function write(scans: readonly WaitingScan[]): void {
  const of = owner();
  known = { of, scans };
  if (scans.length === 0) placeOf(of).remove();
  else placeOf(of).write(scans);
  for (const listener of listeners) listener();
}

export function keepScan(code: string, noted: Noted): void {
  const scan = { ...noted, code, requestId: crypto.randomUUID(), scannedAt: new Date().toISOString(), refused: '' };
  write([...waitingScans(), scan]);
}

export const discardScan = (requestId: string): void =>
  write(waitingScans().filter((scan) => scan.requestId !== requestId));

/** Those that were refused are tried once more: what was wrong may be right by now. */
export const retryScan = (requestId: string): void =>
  write(waitingScans().map((scan) => (scan.requestId === requestId ? { ...scan, refused: '' } : scan)));

/** What comes right by itself later: no network, a session that ended, too many at once, a server that is away. */
const isForLater = (status: number | undefined): boolean =>
  status === undefined || status === 401 || status === 429 || status >= 500;

async function sendOne({ refused: _refused, ...scan }: WaitingScan): Promise<'sent' | 'refused' | 'later'> {
  try {
    told = await api(calls.scan.add, scan);
    discardScan(scan.requestId);
    return 'sent';
  } catch (error) {
    const failure = failureOf(error);
    if (isForLater(failure?.status)) return 'later';
    const why = failure?.message ?? '';
    write(waitingScans().map((one) => (one.requestId === scan.requestId ? { ...one, refused: why } : one)));
    return 'refused';
  }
}

/** Sends what waits, one after the other, oldest first; answers how many were taken, and the last of them. */
export async function sendScans(): Promise<{ sent: number; last: OutputOf<typeof add> | null }> {
  if (sending || owner() === '') return { sent: 0, last: null };
  sending = true;
  told = null;
  let sent = 0;
  try {
    for (;;) {
      const next = waitingScans().find(({ refused }) => refused === '');
      if (next === undefined) break;
      const end = await sendOne(next);
      if (end === 'later') break;
      if (end === 'sent') sent += 1;
    }
  } finally {
    sending = false;
  }
  return { sent, last: told };
}

function subscribe(listener: () => void): () => void {
  // another window noted or sent some
  const onStorage = (): void => {
    known = { of: '', scans: NONE };
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const useWaitingScans = (): readonly WaitingScan[] => useSyncExternalStore(subscribe, waitingScans, () => NONE);
