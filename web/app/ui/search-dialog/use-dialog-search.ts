import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 150;

/** What a search asks, from how many characters on. */
export type Ask<Found> = { least: number; ask: (words: string, signal: AbortSignal) => Promise<Found> };

export type DialogSearch<Found> =
  | { state: 'idle' | 'short' | 'searching' | 'failed' }
  /** What was found for these words; those typed since may be others. */
  | { state: 'found'; words: string; found: Found };

/** What there is for what is typed, 150 ms after the last key; a newer question cancels an older answer. `ask` stays the same function. */
export function useDialogSearch<Found>(typed: string, { least, ask }: Ask<Found>): DialogSearch<Found> {
  const words = typed.trim();
  const [answer, setAnswer] = useState<{ words: string; found: Found | null } | null>(null);
  const long = words !== '' && [...words].length >= least;
  useEffect(() => {
    if (!long) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(words, abort.signal).then(
        (found) => setAnswer({ words, found }),
        () => abort.signal.aborted || setAnswer({ words, found: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, long, ask]);
  if (words === '') return { state: 'idle' };
  if (!long) return { state: 'short' };
  // what was found for less stands until the answer comes
  if (answer === null) return { state: 'searching' };
  if (answer.found === null) return { state: answer.words === words ? 'failed' : 'searching' };
  return { state: 'found', words: answer.words, found: answer.found };
}
