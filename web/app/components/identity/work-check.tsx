import type { Work, WorkSolution } from '@fairbridge/contract/identity/identity.shapes.ts';
import { useEffect, useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { CheckProps } from './human-check-panel.tsx';
import { identityTexts } from './identity.texts.ts';
import type { WorkNews } from './work.worker.ts';

/** About where the count ends; the server draws it. */
const EXPECTED = 900_000;

/** Counts in a thread of its own, so that the page stays alive. Stops where the signal says so. */
function solve(work: Work, onProgress: (part: number) => void, signal: AbortSignal): Promise<WorkSolution> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WorkSolution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkNews>) => {
      onProgress(Math.min(1, data.counted / EXPECTED));
      if (data.found !== null) resolve(data.found);
    });
    const { salt, nonce, keyPrefix } = work.parameters;
    worker.postMessage({ salt, nonce, keyPrefix });
  }).finally(() => worker.terminate());
}

type WorkState = { part: number; failure: string | null; passed: boolean };
const BEGUN: WorkState = { part: 0, failure: null, passed: false };

function useWorkCheck({ action, subject, onPass }: Omit<CheckProps, 'onOtherWay'>) {
  const t = useTexts(identityTexts);
  const [state, setState] = useState<WorkState>(BEGUN);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<string> => {
      const { id, work } = await tokenlessApi(
        calls.identity.getChallenge,
        { action, subject, kind: 'work' },
        stop.signal,
      );
      if (work === null) throw new Error('no work');
      const solution = await solve(work, (part) => setState({ ...BEGUN, part }), stop.signal);
      return (await tokenlessApi(calls.identity.checkChallenge, { id, work: solution }, stop.signal)).token;
    };
    run().then(
      (token) => {
        if (stop.signal.aborted) return;
        setState({ part: 1, failure: null, passed: true });
        onPass(token);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ ...BEGUN, failure: failureOf(error)?.message ?? t('workFailed') });
      },
    );
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- begins anew for another question or round only
  }, [action, subject, round]);
  const again = (): void => {
    setState(BEGUN);
    setRound(round + 1);
  };
  return { state, again };
}

/** For whoever cannot drag or see: the device reckons for some seconds (altcha's proof of work). */
export function WorkCheck({ onOtherWay, ...given }: CheckProps) {
  const t = useTexts(identityTexts);
  const { state, again } = useWorkCheck(given);
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('workHow')}</p>
      {state.failure === null ? (
        <div className="grid gap-2">
          <progress className="sr-only" max={1} value={state.part} aria-label={t('workGoing')} />
          <div className="h-3 overflow-hidden rounded-sign border border-line bg-paper" aria-hidden="true">
            <div className="h-full bg-action" style={{ width: `${Math.round(state.part * 100)}%` }} />
          </div>
          <p role="status" className="min-h-6 text-[0.93rem] text-soft">
            {state.passed ? (
              <span className="inline-flex items-center gap-1.5 font-semibold text-good">
                <Icon name="check" />
                {t('passed')}
              </span>
            ) : (
              t('workGoing')
            )}
          </p>
        </div>
      ) : (
        <div className="note note-bad grid gap-2" role="alert">
          <p>{state.failure}</p>
          <Button small kind="quiet" className="justify-self-start" onClick={again}>
            {t('TryAgain')}
          </Button>
        </div>
      )}
      <div className="border-t border-line pt-3">
        <Button kind="plain" small onClick={onOtherWay}>
          {t('backToSlider')}
        </Button>
      </div>
    </div>
  );
}
