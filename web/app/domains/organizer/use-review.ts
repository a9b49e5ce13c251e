import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

export type Review = {
  busy: boolean;
  /** What the server refused last; '' when it did not. Shown in the dialog that asked. */
  failure: string;
  forget: () => void;
  /** True when done; the list or record is loaded anew then. */
  approve: (ids: readonly string[]) => Promise<boolean>;
  refuse: (ids: readonly string[], reason: string) => Promise<boolean>;
  suspend: (id: string, reason: string) => Promise<boolean>;
  restore: (id: string, reason: string) => Promise<boolean>;
};

/** What a reviewer does with visitors: asks the server, tells the outcome, loads anew what is in sight. */
export function useReview(): Review {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const run = async (act: () => Promise<string>, asked: 'dialog' | 'row' = 'dialog'): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    try {
      toast.good(await act());
      await revalidate();
      return true;
    } catch (error) {
      if (asked === 'dialog') setFailure(failureText(error, lang));
      else toast.error(failureText(error, lang));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const decide = (ids: readonly string[], state: 'approved' | 'notApproved', reason: string): Promise<boolean> =>
    run(
      async () => {
        const { changed } = await api(calls.review.decide, { ids: [...ids], state, reason });
        if (changed === 0) return t('unchanged');
        return t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed });
      },
      state === 'approved' ? 'row' : 'dialog',
    );
  return {
    busy,
    failure,
    forget: () => setFailure(''),
    approve: (ids) => decide(ids, 'approved', ''),
    refuse: (ids, reason) => decide(ids, 'notApproved', reason),
    suspend: (id, reason) =>
      run(async () => {
        await api(calls.review.suspend, { id, reason });
        return t('suspendedDone');
      }),
    restore: (id, reason) =>
      run(async () => {
        await api(calls.review.restore, { id, reason });
        return t('restoredDone');
      }),
  };
}
