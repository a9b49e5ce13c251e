import { httpClient } from '@fairbridge/contract/client.ts';
import { useEffect, useState } from 'react';
import { caller } from '../../api.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { useAction } from '../../ui/use-action.ts';

/** Nobody needs to be logged in where a mailed link leads, and a session, of whomever, must not get in the way. */
export const anonymousApi = httpClient({ ...caller, token: () => null });

type Stage<Shown> =
  | { name: 'loading' | 'invalid' }
  | { name: 'failed'; message: string }
  | { name: 'shown'; shown: Shown };

const isInvalid = (failure: Failure | null): boolean => ['linkInvalid', 'badInput'].includes(failure?.name ?? '');

/**
 * What a mailed link leads to. Opening it only reads: mail programs open links by themselves. `read` is one for all renderings; what
 * `act` does answers what is shown then.
 */
export function useMailedLink<Shown>(token: string, read: (token: string, signal: AbortSignal) => Promise<Shown>) {
  const lang = useLang();
  const [stage, setStage] = useState<Stage<Shown>>({ name: 'loading' });
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  useEffect(() => {
    const stop = new AbortController();
    read(token, stop.signal).then(
      (shown) => setStage({ name: 'shown', shown }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setStage(
          isInvalid(failureOf(error)) ? { name: 'invalid' } : { name: 'failed', message: failureText(error, lang) },
        );
      },
    );
    return () => stop.abort();
  }, [token, read, lang]);
  const onFailure = (failed: Failure | null): boolean => {
    if (isInvalid(failed)) setStage({ name: 'invalid' });
    return isInvalid(failed);
  };
  const act = (work: () => Promise<Shown>): void =>
    void run(async () => setStage({ name: 'shown', shown: await work() }), { onFailure });
  return { stage, busy, failure, act };
}
