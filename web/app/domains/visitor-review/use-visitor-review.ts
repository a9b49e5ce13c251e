import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAction, type ActionState } from '../../ui/use-action.ts';
import { reviewTexts } from './visitor-review.texts.ts';

/** A visitor as the reviewer sees it. */
type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen): Seen => ({ id, version });

export type Review = Omit<ActionState, 'run'> & {
  /** True when done; the list or record is loaded anew then. */
  approve: (visitors: readonly Seen[]) => Promise<boolean>;
  refuse: (visitors: readonly Seen[], reason: string) => Promise<boolean>;
  suspend: (visitor: Seen, reason: string) => Promise<boolean>;
  restore: (visitor: Seen, reason: string) => Promise<boolean>;
};

/** What a reviewer does with visitors, and how the outcome is told. */
export function useReview(): Review {
  const t = useTexts(reviewTexts);
  const { run, ...asked } = useAction({ reload: true, showFailure: 'here' });
  const decide = (visitors: readonly Seen[], state: 'approved' | 'notApproved', reason: string): Promise<boolean> =>
    run(() => api(calls.review.decide, { selection: { records: visitors.map(seen) }, state, reason }), {
      success: ({ changed }) => {
        if (changed === 0) return t('unchanged');
        return t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed });
      },
      showFailure: state === 'approved' ? 'toast' : 'here',
    });
  return {
    ...asked,
    approve: (visitors) => decide(visitors, 'approved', ''),
    refuse: (visitors, reason) => decide(visitors, 'notApproved', reason),
    suspend: (visitor, reason) =>
      run(() => api(calls.review.suspend, { ...seen(visitor), reason }), { success: t('suspendedDone') }),
    restore: (visitor, reason) =>
      run(() => api(calls.review.restore, { ...seen(visitor), reason }), { success: t('restoredDone') }),
  };
}
