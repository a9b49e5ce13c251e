import type { Lang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf, type Failure } from '../failure.ts';
import { useLang } from '../i18n/lang.tsx';
import { ACTION_DONE } from './action-done.ts';
import { failureText } from './failure-text.ts';
import { toast } from './toast.tsx';

/** How one act is told, and what comes of it. */
export type ActionOptions<T> = {
  /** Told as a toast once it is done; '' tells nothing. */
  success?: string | ((answer: T) => string);
  /** Where a failure is told: as a toast, or here, as the hook's `failure`, beside what was pressed. */
  showFailure?: 'toast' | 'here';
  /** Loads anew what is in sight: after a refusal too, since somebody may have been quicker; not where no answer came, or the session ended. */
  reload?: boolean;
  /** Of several that may run at once, such as rows, which one; each runs once at a time. `Symbol()` for what is shown at once: no press is left out. */
  key?: string | symbol;
  /** Looks at a failure before it is told, null for one that is no answer of the server; true when it has been dealt with. */
  onFailure?: (failure: Failure | null, error: unknown) => boolean | void;
};

/** The page that an act happens on. */
export type ActionContext = {
  lang: Lang;
  /** The keys of what is on its way. */
  running: Set<string | symbol>;
  show: (running: ReadonlySet<string | symbol>) => void;
  setFailure: (text: string) => void;
  reload: () => Promise<void>;
};

/** Whoever went elsewhere wants to hear nothing. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** A wrong field has no place of its own beside a button: its message says more than that something is wrong. */
const wordsOf = (failure: Failure | null, error: unknown, lang: Lang): string =>
  failure?.fields[0]?.message ?? failureText(error, lang);

async function attempt<T>(
  { lang, setFailure }: ActionContext,
  work: () => Promise<T>,
  { success = '', showFailure, onFailure }: ActionOptions<T>,
): Promise<'done' | 'refused' | 'unanswered'> {
  try {
    const answer = await work();
    globalThis.dispatchEvent?.(new Event(ACTION_DONE));
    toast.good(typeof success === 'string' ? success : success(answer));
    return 'done';
  } catch (error) {
    if (isAborted(error)) return 'unanswered';
    const failure = failureOf(error);
    if (onFailure?.(failure, error) !== true) {
      const words = wordsOf(failure, error, lang);
      if (showFailure === 'here') setFailure(words);
      else toast.failure(error, words);
    }
    return failure === null || failure.status === 401 ? 'unanswered' : 'refused';
  }
}

/** One act on a page: not again while it is on its way, and its end is told once. True when done. */
export async function runAction<T>(
  place: ActionContext,
  work: () => Promise<T>,
  acting: ActionOptions<T>,
): Promise<boolean> {
  const { key = '', reload = false } = acting;
  const { running } = place;
  if (running.has(key)) return false;
  place.show(running.add(key));
  place.setFailure('');
  try {
    const end = await attempt(place, work, acting);
    if (reload && end !== 'unanswered') await place.reload();
    return end === 'done';
  } finally {
    running.delete(key);
    place.show(running);
  }
}

export type ActionState = {
  busy: boolean;
  /** Is the one of this key on its way? */
  isBusy: (key: string) => boolean;
  /** What went wrong last and was to be told here; '' when nothing did. */
  failure: string;
  forget: () => void;
  /** True when done. */
  run: <T>(work: () => Promise<T>, acting?: ActionOptions<T>) => Promise<boolean>;
};

const NONE: ReadonlySet<string | symbol> = new Set();

/**
 * What one press sets off: busy until its end, sent once however often it is pressed, and its end told. What holds for all acts of the
 * place is said once:
 *
 *     const { busy, run } = useAction({ reload: true });
 *     <Button busy={busy} onClick={() => void run(() => api(calls.article.restore, { id }), { said: t('restored') })}>
 */
export function useAction(all: Pick<ActionOptions<unknown>, 'showFailure' | 'reload'> = {}): ActionState {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const running = useRef(new Set<string | symbol>());
  const [shown, setShown] = useState(NONE);
  const [failure, setFailure] = useState('');
  return {
    busy: shown.size > 0,
    isBusy: (key) => shown.has(key),
    failure,
    forget: () => setFailure(''),
    run: (work, acting) =>
      runAction(
        {
          lang,
          running: running.current,
          show: (now) => setShown(new Set(now)),
          setFailure,
          reload: revalidate,
        },
        work,
        { ...all, ...acting },
      ),
  };
}
