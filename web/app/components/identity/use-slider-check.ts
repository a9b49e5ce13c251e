import type { Slide, Slider } from '@fairbridge/contract/identity/identity.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import type { CheckProps } from './human-check-panel.tsx';

export type Remark = 'wrong' | 'wrongAnew' | 'expired' | null;
export type SliderStage =
  | { name: 'loading' }
  | { name: 'failed'; message: string | null }
  | { name: 'ready' | 'checking' | 'passed'; id: string; slider: Slider };

/** How long 'passed' is seen before the dialog closes. */
const PASSED_MILLISECONDS = 600;

/** Loads slider challenges and has slides judged; a wrong one may be tried again as long as the server allows. */
export function useSliderCheck({ action, subject, onPass, onRefused }: Omit<CheckProps, 'onOtherWay'>) {
  const [stage, setStage] = useState<SliderStage>({ name: 'loading' });
  const [remark, setRemark] = useState<Remark>(null);
  const [round, setRound] = useState(0);
  const current = useRef(round);
  useEffect(() => {
    current.current = round;
    const stop = new AbortController();
    const show = (shown: SliderStage): void => {
      if (!stop.signal.aborted) setStage(shown);
    };
    tokenlessApi(calls.identity.getChallenge, { action, subject, kind: 'slider' }, stop.signal).then(
      ({ id, slider }) => show(slider === null ? { name: 'failed', message: null } : { name: 'ready', id, slider }),
      (error: unknown) => {
        const failure = failureOf(error);
        // said where it was asked for: no check would help
        if (failure?.name === 'cannotSend' && !stop.signal.aborted) onRefused(error);
        else show({ name: 'failed', message: failure?.message ?? null });
      },
    );
    return () => {
      current.current = -1;
      stop.abort();
    };
  }, [action, subject, round, onRefused]);
  const load = (why: Remark): void => {
    setStage({ name: 'loading' });
    setRemark(why);
    setRound(round + 1);
  };

  const refuse = (error: unknown, at: { id: string; slider: Slider }): void => {
    const failure = failureOf(error);
    if (failure?.name === 'humanCheckExpired') load('expired');
    else if (failure?.name !== 'humanCheckFailed') setStage({ name: 'failed', message: failure?.message ?? null });
    else if (failure.data['triesLeft'] === 0) load('wrongAnew');
    else {
      setRemark('wrong');
      setStage({ name: 'ready', ...at });
    }
  };
  const check = async (slide: Slide): Promise<void> => {
    if (stage.name !== 'ready') return;
    const { id, slider } = stage;
    setRemark(null);
    setStage({ name: 'checking', id, slider });
    try {
      const { token } = await tokenlessApi(calls.identity.checkChallenge, { id, ...slide });
      if (round !== current.current) return;
      setStage({ name: 'passed', id, slider });
      setTimeout(() => round === current.current && onPass(token), PASSED_MILLISECONDS);
    } catch (error) {
      if (round === current.current) refuse(error, { id, slider });
    }
  };
  return { stage, remark, load: () => load(null), check: (slide: Slide) => void check(slide) };
}
