import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { postReviewTexts } from './post-review.texts.ts';

type Said = 'published' | 'refused' | 'removed' | 'restored' | 'settled' | 'commentRemoved' | 'commentRestored';

/** A post as the editor sees it. */
type Seen = { id: string; version: number };

/** What an editor does with posts: asks the server, tells the outcome, loads anew what is in sight. */
export function usePostReview() {
  const t = useTexts(postReviewTexts);
  const { run: act, ...asked } = useAction({ reload: true });
  const run = (work: () => Promise<unknown>, said: Said, told: 'here' | 'toast' = 'toast'): Promise<boolean> =>
    act(work, { success: t(said), showFailure: told });
  return {
    ...asked,
    publish: ({ id, version }: Seen) => run(() => api(calls.postReview.publish, { id, version }), 'published'),
    refuse: ({ id, version }: Seen, reason: string) =>
      run(() => api(calls.postReview.refuse, { id, version, reason }), 'refused', 'here'),
    remove: ({ id, version }: Seen, reason: string) =>
      run(() => api(calls.postReview.remove, { id, version, reason }), 'removed', 'here'),
    restore: ({ id, version }: Seen) => run(() => api(calls.postReview.restore, { id, version }), 'restored'),
    settle: ({ id, version }: Seen, reports: number) =>
      run(() => api(calls.postReview.settleReports, { id, version, reports }), 'settled'),
    removeComment: ({ id, version }: Seen) =>
      run(() => api(calls.postReview.removeComment, { id, version }), 'commentRemoved'),
    restoreComment: ({ id, version }: Seen) =>
      run(() => api(calls.postReview.restoreComment, { id, version }), 'commentRestored'),
  };
}
export type PostReview = ReturnType<typeof usePostReview>;
