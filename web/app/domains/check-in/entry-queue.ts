import type { record } from '@fairbridge/contract/check-in/check-in.calls.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { createWaitingQueue, type Waiting } from '../../components/scan/waiting-queue.ts';
import { localStorageItem } from '../../stored-item.ts';
import type { KnownEntry } from './judge.ts';

/** An entry that this device made without a network. */
export type WaitingEntry = Waiting & { gateId: string; code: string; enteredAt: string; reason: string };

const isWaiting = (value: unknown): value is WaitingEntry =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'gateId' in value && 'enteredAt' in value;

/** What turned out of one that was sent. */
export type SentFinding = { code: string; found: NonNullable<OutputOf<typeof record>['found']> };

const NONE: readonly SentFinding[] = [];
let findings = NONE;
const listeners = new Set<() => void>();

function tell(next: readonly SentFinding[]): void {
  findings = next;
  for (const listener of listeners) listener();
}

const queue = createWaitingQueue<WaitingEntry, void>({
  key: 'fairbridge-entries',
  isWaiting,
  send: async ({ refused: _refused, ...entry }) => {
    const { found } = await api(calls.checkIn.record, entry);
    if (found !== null) tell([...findings, { code: entry.code, found }]);
  },
});

export const useWaitingEntries = queue.useWaiting;
export const waitingEntries = queue.waiting;
export const discardEntry = queue.discard;
export const retryEntry = queue.retry;
export const sendEntries = queue.sendAll;
export const keepEntry = (entry: Omit<WaitingEntry, 'refused'>): void => queue.keep({ ...entry, refused: '' });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What turned out of those that were sent, until the page is left. */
export const useSentFindings = (): readonly SentFinding[] =>
  useSyncExternalStore(
    subscribe,
    () => findings,
    () => NONE,
  );

const KNOWN = localStorageItem('fairbridge.entries');
/** More than a gate lets in within a day. */
const KNOWN_MOST = 5_000;

const isKnown = (value: unknown): value is KnownEntry =>
  typeof value === 'object' && value !== null && 'number' in value && 'hall' in value && 'at' in value;

/** The entries that this device made, with a network or without; a log-out forgets them. */
export function knownEntries(): KnownEntry[] {
  const stored = KNOWN.read();
  return Array.isArray(stored) ? stored.filter(isKnown) : [];
}

export const noteEntry = (entry: KnownEntry): void => KNOWN.write([...knownEntries(), entry].slice(-KNOWN_MOST));

/** One that was taken back. */
export const forgetEntry = (number: string, at: string): void =>
  KNOWN.write(knownEntries().filter((entry) => entry.number !== number || entry.at !== at));
