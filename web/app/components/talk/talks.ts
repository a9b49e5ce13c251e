import type { Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { Media } from '@fairbridge/contract/talk/talk.states.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { TalkSession, type Facing, type TalkView } from './talk-session.ts';

/** `giveWay`: closes what would stand before the call, once it is answered. */
export type Ringing = { talk: Talk; facing: Facing; giveWay: () => void };
type State = { ringing: Ringing | null; view: TalkView | null };

/** So long one reads that the other side has hung up. */
const ENDED_MS = 4_000;

let state: State = { ringing: null, view: null };
let session: TalkSession | null = null;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one call of this window, and what rings in it. */
export const useTalks = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
export const talkSession = (): TalkSession | null => session;
export const isTalking = (): boolean => session !== null && session.view.phase !== 'over';

function begin(facing: Facing, media: Media): TalkSession {
  const begun: TalkSession = new TalkSession(facing, media, (view) => {
    if (session !== begun) return;
    change({ view });
    // what has ended well needs no press; whatever else is said stays until it is read
    if (view.over === 'overEnded') setTimeout(() => session === begun && closeTalk(), ENDED_MS);
  });
  session = begun;
  change({ view: begun.view });
  return begun;
}

/** Calls the other side of a conversation; while one talks, nothing. */
export function callUp(facing: Facing, media: Media): void {
  if (!isTalking()) void begin(facing, media).call();
}

/** Answers what rings. */
export function acceptRinging(media: Media): void {
  const { ringing } = state;
  if (ringing === null || isTalking()) return;
  ringing.giveWay();
  change({ ringing: null });
  void begin(ringing.facing, media).accept(ringing.talk);
}

export function refuseRinging(): void {
  const { ringing } = state;
  if (ringing === null) return;
  change({ ringing: null });
  void api(calls.talk.refuse, { id: ringing.talk.id }).catch(() => null);
}

export function showRinging(ringing: Ringing): void {
  if (!isTalking()) change({ ringing });
}

/** Answered elsewhere, or over: it rings no more. */
export function stopRinging(id: string): void {
  if (state.ringing?.talk.id === id) change({ ringing: null });
}

/** Whoever has hung up is done with it. */
export function hangUp(): void {
  session?.hangUp();
  closeTalk();
}

export function closeTalk(): void {
  if (isTalking()) return;
  session = null;
  change({ view: null });
}

// whoever leaves the page, or closes it, has hung up; the server would find it out some seconds later
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => session?.hangUp());
  window.addEventListener('beforeunload', (event) => {
    if (isTalking()) event.preventDefault();
  });
}
