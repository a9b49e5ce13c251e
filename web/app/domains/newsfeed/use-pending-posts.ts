import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { keepaliveApi } from '../../keepalive-api.ts';
import { usePendingDecisions } from '../../ui/list/use-pending-decisions.ts';
import { ownPostTexts } from './own-post.texts.ts';
import { postReviewTexts } from './post-review.texts.ts';

/** Decisions about posts of the queue, held until they can no longer be taken back: only then is the author told. */
export function usePendingPosts() {
  const t = useTexts(postReviewTexts);
  const states = useTexts(ownPostTexts);
  const held = usePendingDecisions();
  return {
    held,
    publish: ({ id, version }: ReviewedPost): void =>
      held.add({
        ids: [id],
        said: t('published'),
        mark: states('published'),
        send: () => keepaliveApi(calls.postReview.publish, { id, version }),
      }),
    refuse: ({ id, version }: ReviewedPost, reason: string): void =>
      held.add({
        ids: [id],
        said: t('refused'),
        mark: states('refused'),
        send: () => keepaliveApi(calls.postReview.refuse, { id, version, reason }),
      }),
    remove: ({ id, version }: ReviewedPost, reason: string): void =>
      held.add({
        ids: [id],
        said: t('removed'),
        mark: states('removed'),
        send: () => keepaliveApi(calls.postReview.remove, { id, version, reason }),
      }),
    settle: ({ id, version, reports }: ReviewedPost): void =>
      held.add({
        ids: [id],
        said: t('settled'),
        mark: t('done'),
        send: () => keepaliveApi(calls.postReview.settleReports, { id, version, reports }),
      }),
  };
}
export type PendingPosts = ReturnType<typeof usePendingPosts>;
