import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { colleagueReviewTexts } from './colleague-review.texts.ts';

/** A colleague as the reviewer sees it. */
type Seen = { id: string; version: number };

export type ColleagueReview = {
  busy: boolean;
  /** What the server refused last; '' when it did not. Shown in the dialog that asked. */
  failure: string;
  forget: () => void;
  /** True when done; what is in sight is loaded anew then. */
  decide: (colleagues: readonly Seen[], state: 'approved' | 'notApproved', reason?: string) => Promise<boolean>;
};

/** Decides about colleagues, tells the outcome, loads anew. */
export function useColleagueReview(): ColleagueReview {
  const t = useTexts(colleagueReviewTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const decide: ColleagueReview['decide'] = async (colleagues, state, reason = '') => {
    setBusy(true);
    setFailure('');
    try {
      const { changed } = await api(calls.colleagueReview.decide, {
        colleagues: colleagues.map(({ id, version }) => ({ id, version })),
        state,
        reason,
      });
      if (changed === 0) toast.info(t('unchanged'));
      else toast.good(t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed }));
      await revalidate();
      return true;
    } catch (error) {
      if (state === 'notApproved') setFailure(failureText(error, lang));
      else toast.error(failureText(error, lang));
      // somebody decided meanwhile: what is so now stands behind the message
      if (failureOf(error)?.status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forget: () => setFailure(''), decide };
}
