import type { FoundInConsole } from '@fairbridge/contract/organizer/console-search.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

const DEBOUNCE_MS = 150;

export type Finding =
  | { state: 'idle' | 'short' | 'searching' | 'failed' }
  /** What was found for these words; those typed since may be others. */
  | { state: 'found'; words: string; found: FoundInConsole };

/** What the console holds for what is typed, 150 ms after the last key; a newer question cancels an older answer. */
export function useFound(typed: string): Finding {
  const words = typed.trim();
  const [answer, setAnswer] = useState<{ words: string; found: FoundInConsole | null } | null>(null);
  const long = [...words].length > 1;
  useEffect(() => {
    if (!long) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api(calls.organizer.search, { keyword: words }, abort.signal).then(
        (found) => setAnswer({ words, found }),
        () => abort.signal.aborted || setAnswer({ words, found: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, long]);
  if (words === '') return { state: 'idle' };
  if (!long) return { state: 'short' };
  // what was found for less stands until the answer comes
  if (answer === null) return { state: 'searching' };
  if (answer.found === null) return { state: answer.words === words ? 'failed' : 'searching' };
  return { state: 'found', words: answer.words, found: answer.found };
}
