import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Matching } from '../../ui/list/selection.ts';
import { toast } from '../../ui/toast.tsx';
import { useAction, type ActionState } from '../../ui/use-action.ts';
import { vipReviewTexts } from './vip-review.texts.ts';

/** An application as the reviewer sees it. */
type Seen = { id: string; version: number };

/** All pending ones that match, as they were seen, but for some. */
export type AllSeen = Matching & { filter: { keyword: string } };

export type VipReview = Omit<ActionState, 'run'> & {
  /** True when done; what is in sight is loaded anew then. */
  decide: (applications: readonly Seen[] | AllSeen, status: 'passed' | 'failed', reason?: string) => Promise<boolean>;
};

const isAll = (applications: readonly Seen[] | AllSeen): applications is AllSeen => 'expected' in applications;

/** Decides on applications and tells the outcome. */
export function useVipReview(): VipReview {
  const t = useTexts(vipReviewTexts);
  const { run, ...act } = useAction({ reload: true });
  return {
    ...act,
    decide: (applications, status, reason = '') =>
      run(
        async () => {
          const selection = isAll(applications)
            ? applications
            : { records: applications.map(({ id, version }) => ({ id, version })) };
          const { changed } = await api(calls.vip.review, { selection, status, reason });
          if (changed === 0) toast.info(t('unchanged'));
          else toast.good(t(status === 'passed' ? 'passedCount' : 'failedCount', { count: changed }));
        },
        { showFailure: status === 'failed' || isAll(applications) ? 'here' : 'toast' },
      ),
  };
}
