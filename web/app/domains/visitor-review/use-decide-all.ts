import type { VisitorFilter } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import type { Matching } from '../../ui/list/selection.ts';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { reviewTexts } from './visitor-review.texts.ts';

/** All under review who match, as they were read, but for some. */
export type AllSeen = Matching & { filter: VisitorFilter; readAt: string };
type Wish = { state: 'approved' | 'notApproved'; reason: string };
export type Progress = { done: number; left: number };

/** Decides about all who match, a thousand a call, until nobody is left, it is stopped, or the list is no longer the one that was read. */
export function useDecideAll(onSettled: () => void) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { failure, forget, run: act } = useAction({ showFailure: 'here' });
  const stopping = useRef(false);
  const reached = useRef(0);

  const settle = (): void => {
    onSettled();
    void revalidate();
  };
  const decide = async ({ expected, ...all }: AllSeen, wish: Wish): Promise<void> => {
    stopping.current = false;
    reached.current = 0;
    let left = expected - all.except.length;
    while (left > 0 && !stopping.current) {
      setProgress({ done: reached.current, left });
      const selection = { ...all, expected: left + all.except.length };
      const answer = await api(calls.review.decide, { selection, ...wish });
      reached.current += answer.changed;
      left = answer.changed === 0 ? 0 : answer.left;
    }
  };
  const run = async (all: AllSeen, wish: Wish): Promise<void> => {
    const done = await act(() => decide(all, wish), {
      onFailure: (refused) => {
        if (refused?.name !== 'editConflict') return false;
        toast.info(t('listChanged', { done: number(reached.current, lang) }));
        settle();
        return true;
      },
    });
    setProgress(null);
    if (!done) return;
    const count = number(reached.current, lang);
    if (stopping.current) toast.info(t('stopped', { done: count }));
    else toast.good(t(wish.state === 'approved' ? 'approvedCount' : 'refusedCount', { count }));
    settle();
  };
  const stop = (): void => {
    stopping.current = true;
  };
  return { progress, failure, run, stop, forget };
}
