import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction, type ActionState } from '../../ui/use-action.ts';
import { colleagueReviewTexts } from './colleague-review.texts.ts';

/** A colleague as the reviewer sees it. */
type Seen = { id: string; version: number };

type ColleagueReview = Omit<ActionState, 'run'> & {
  /** True when done; what is in sight is loaded anew then. */
  decide: (colleagues: readonly Seen[], state: 'approved' | 'notApproved', reason?: string) => Promise<boolean>;
};

/** Decides about colleagues and tells the outcome. */
export function useColleagueReview(): ColleagueReview {
  const t = useTexts(colleagueReviewTexts);
  const { run, ...act } = useAction({ reload: true });
  return {
    ...act,
    decide: (colleagues, state, reason = '') =>
      run(
        async () => {
          const { changed } = await api(calls.colleagueReview.decide, {
            colleagues: colleagues.map(({ id, version }) => ({ id, version })),
            state,
            reason,
          });
          if (changed === 0) toast.info(t('unchanged'));
          else toast.good(t(state === 'approved' ? 'approvedCount' : 'refusedCount', { count: changed }));
        },
        { showFailure: state === 'notApproved' ? 'here' : 'toast' },
      ),
  };
}
