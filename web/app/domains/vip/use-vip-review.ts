import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

/** An application as the reviewer sees it. */
type Seen = { id: string; version: number };

export type VipReview = {
  busy: boolean;
  /** What the server refused last; '' when it did not. Shown in the dialog that asked. */
  failure: string;
  forget: () => void;
  /** True when done; what is in sight is loaded anew then. */
  decide: (applications: readonly Seen[], status: 'passed' | 'failed', reason?: string) => Promise<boolean>;
};

/** Decides on applications, tells the outcome, loads anew. */
export function useVipReview(): VipReview {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const decide: VipReview['decide'] = async (applications, status, reason = '') => {
    setBusy(true);
    setFailure('');
    try {
      const { changed } = await api(calls.vip.review, {
        applications: applications.map(({ id, version }) => ({ id, version })),
        status,
        reason,
      });
      if (changed === 0) toast.info(t('unchanged'));
      else toast.good(t(status === 'passed' ? 'passedCount' : 'failedCount', { count: changed }));
      await revalidate();
      return true;
    } catch (error) {
      if (status === 'failed') setFailure(failureText(error, lang));
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
