import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { LocalCopy } from './local-copy.ts';
import { hasNoChanges, type FormChanges } from './three-way-merge.ts';

/**
 * How safe what was typed is: `none` where nothing differs from the record, `here` while it is on its way, `kept` on the server, and why
 * it is in this browser alone: no network, a session that has ended, too much of it, or a server that does not take it now.
 */
export type SaveState =
  | { state: 'none' | 'here' | 'offline' | 'loggedOut' | 'tooLarge' | 'failed' }
  | { state: 'kept'; at: number };

/** What was typed, over which version, and what a list calls it. */
export type Snapshot = FormChanges & { version: number; title: string };

/** What became of sending it; `other`: another window of the same person has kept something since. */
export type SendResult =
  | { end: 'kept'; count: number }
  | { end: 'other'; other: Autosaved }
  | { end: 'offline' | 'loggedOut' | 'tooLarge' | 'failed' };

export type AutosaverOptions = {
  /** Sends it, on top of the count that was read or kept last. */
  send: (snapshot: Snapshot, seen: number) => Promise<SendResult>;
  /** Forgets it on the server, unless another window has kept something since. */
  discard: (seen: number) => Promise<void>;
  here: { write: (here: Omit<LocalCopy, 'window'>) => void; forget: () => void };
  show: (saving: SaveState) => void;
  /** `known`: what both windows had before. */
  onOther: (other: Autosaved, known: FormChanges) => void;
  /** Of a pause in typing, of typing without one, and until a server that failed is asked again; in milliseconds. */
  wait?: { pause: number; longest: number; again: number };
};

/**
 * How far one window has come at one place: the count that it was told last, and what is on its way. Forms that follow one another there,
 * as after each saving, share it: what the one before still sent is no news of another window.
 */
export type WindowProgress = {
  count: number;
  sending: Promise<void> | null;
  /**
   * What the form that stands there has kept last: the one that follows may have been loaded before. Null where none stands, or nothing
   * is kept.
   */
  kept: Autosaved | null;
};

const WAIT = { pause: 1_500, longest: 10_000, again: 20_000 };

/**
 * Keeps what one form holds: with each change in this browser, and after a pause on the server. One sending at a time, so that the last
 * word wins; what cannot be sent stays here and goes later.
 */
export function createAutosaver(
  keeping: AutosaverOptions,
  { progress, known: begun }: { progress: WindowProgress; known?: FormChanges },
) {
  const { show, here } = keeping;
  const wait = keeping.wait ?? WAIT;
  /** What the server had when this window last heard of it. */
  let known: FormChanges = begun ?? { typed: {}, base: {} };
  /** What stands in the form; null for nothing. */
  let now: Snapshot | null = null;
  /** Is it on the server as it stands? */
  let settled = true;
  let waitingSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let ended = false;

  const schedule = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  const writeHere = ({ version, typed, base }: Snapshot): void =>
    here.write({ version, typed, base, seen: progress.count, at: Date.now() });

  const onResult = (sent: SendResult, what: Snapshot): void => {
    if (sent.end === 'other') {
      // the form that followed asks for itself
      if (ended) return;
      progress.count = sent.other.count;
      keeping.onOther(sent.other, known);
      known = sent.other;
      // what the form makes of both comes as its next change; where nothing came of it, what stands here goes on top
      if (now === what) schedule(wait.pause);
      return;
    }
    if (sent.end !== 'kept') {
      show({ state: sent.end });
      if (!ended && (sent.end === 'failed' || sent.end === 'offline')) schedule(wait.again);
      return;
    }
    progress.count = sent.count;
    known = what;
    const { version, typed, base } = what;
    if (!ended) progress.kept = { version, typed, base, count: sent.count, savedAt: new Date().toISOString() };
    if (now !== what) {
      // typed on meanwhile: that is on its way by its own pause, on top of what has arrived
      if (now !== null && !ended) writeHere(now);
      return;
    }
    settled = true;
    here.forget();
    show({ state: 'kept', at: Date.now() });
  };

  const sendOnce = async (): Promise<void> => {
    waitingSince = null;
    const what = now;
    if (what !== null) return onResult(await keeping.send(what, progress.count), what);
    progress.kept = null;
    if (progress.count === 0) return;
    await keeping.discard(progress.count);
    if (now === null) progress.count = 0;
    known = { typed: {}, base: {} };
  };

  /** Sends what is not on the server, now; resolves when all that could be sent has been. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (held || settled) return;
    if (progress.sending !== null) {
      await progress.sending;
      return flush();
    }
    const what = now;
    if (what === null) settled = true;
    progress.sending = sendOnce().finally(() => (progress.sending = null));
    await progress.sending;
  }

  return {
    /** The form holds this now; null where it is as the record stands. */
    change: (snapshot: Snapshot | null): void => {
      now = snapshot === null || hasNoChanges(snapshot) ? null : snapshot;
      settled = false;
      if (now === null) {
        here.forget();
        show({ state: 'none' });
      } else {
        writeHere(now);
        show({ state: 'here' });
      }
      waitingSince ??= Date.now();
      schedule(Math.max(0, Math.min(wait.pause, waitingSince + wait.longest - Date.now())));
    },
    flush,
    /** Nothing is sent while two windows disagree: what the other kept would be written over. */
    hold: (hold: boolean): void => {
      held = hold;
      if (!hold && !settled) schedule(wait.pause);
    },
    /** Ends here: what is not sent yet goes now, or stays in this browser. */
    end: (): void => {
      ended = true;
      progress.kept = null;
      void flush();
      clearTimeout(timer);
    },
  };
}
export type Autosaver = ReturnType<typeof createAutosaver>;
