import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { lastingApi } from '../../lasting.ts';
import { useHeld } from '../../ui/list/use-held.ts';
import { ownPostTexts } from './own-post.texts.ts';
import { postReviewTexts } from './post-review.texts.ts';

/** Decisions about posts of the queue, held until they can no longer be taken back: only then is the author told. */
export function useHeldPosts() {
  const t = useTexts(postReviewTexts);
  const states = useTexts(ownPostTexts);
  const held = useHeld();
  return {
    held,
    publish: ({ id, version }: ReviewedPost): void =>
      held.hold({
        ids: [id],
        said: t('published'),
        mark: states('published'),
        send: () => lastingApi(calls.postReview.publish, { id, version }),
      }),
    refuse: ({ id, version }: ReviewedPost, reason: string): void =>
      held.hold({
        ids: [id],
        said: t('refused'),
        mark: states('refused'),
        send: () => lastingApi(calls.postReview.refuse, { id, version, reason }),
      }),
    remove: ({ id, version }: ReviewedPost, reason: string): void =>
      held.hold({
        ids: [id],
        said: t('removed'),
        mark: states('removed'),
        send: () => lastingApi(calls.postReview.remove, { id, version, reason }),
      }),
    settle: ({ id, version, reports }: ReviewedPost): void =>
      held.hold({
        ids: [id],
        said: t('settled'),
        mark: t('done'),
        send: () => lastingApi(calls.postReview.settleReports, { id, version, reports }),
      }),
  };
}
export type HeldPosts = ReturnType<typeof useHeldPosts>;
