import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

/** A visitor as the reviewer sees it. */
type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen): Seen => ({ id, version });

export type Review = {
  busy: boolean;
  /** What the server refused last; '' when it did not. Shown in the dialog that asked. */
  failure: string;
  forget: () => void;
  /** True when done; the list or record is loaded anew then. */
  approve: (visitors: readonly Seen[]) => Promise<boolean>;
  refuse: (visitors: readonly Seen[], reason: string) => Promise<boolean>;
  suspend: (visitor: Seen, reason: string) => Promise<boolean>;
  restore: (visitor: Seen, reason: string) => Promise<boolean>;
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
      // somebody decided meanwhile: what is so now stands behind the message
      if (failureOf(error)?.status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const decide = (visitors: readonly Seen[], state: 'approved' | 'notApproved', reason: string): Promise<boolean> =>
    run(
      async () => {
        const { changed } = await api(calls.review.decide, { visitors: visitors.map(seen), state, reason });
        if (changed === 0) return t('unchanged');
        return t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed });
      },
      state === 'approved' ? 'row' : 'dialog',
    );
  return {
    busy,
    failure,
    forget: () => setFailure(''),
    approve: (visitors) => decide(visitors, 'approved', ''),
    refuse: (visitors, reason) => decide(visitors, 'notApproved', reason),
    suspend: (visitor, reason) =>
      run(async () => {
        await api(calls.review.suspend, { ...seen(visitor), reason });
        return t('suspendedDone');
      }),
    restore: (visitor, reason) =>
      run(async () => {
        await api(calls.review.restore, { ...seen(visitor), reason });
        return t('restoredDone');
      }),
  };
}
