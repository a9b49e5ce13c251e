import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { postQuery } from '../../components/newsfeed/post-queue-query.ts';
import type { PanelDecision, RecordPanel } from '../../ui/list/panel.ts';
import { useRecord } from '../../ui/list/use-record.ts';
import { authorName } from './post-author.tsx';
import { postReviewTexts } from './post-review.texts.ts';
import { PostReports, PostView } from './post-view.tsx';
import type { PendingPosts } from './use-pending-posts.ts';

/** The post stands in the list already; what was reported of it comes when it is opened. */
function Shown({ post }: { post: ReviewedPost }) {
  const t = useTexts(postReviewTexts);
  const { id, version, reports } = post;
  const { record, failure } = useRecord(`${id} ${version}`, (signal) => api(calls.postReview.get, { id }, signal));
  return (
    <div className="grid gap-3">
      <PostView post={post} />
      {reports > 0 && (
        <section aria-label={t('reportsTitle')}>
          <h3 className="mt-3 text-lg">{t('reportsTitle')}</h3>
          {failure !== '' && (
            <p role="alert" className="note note-bad">
              {failure}
            </p>
          )}
          {record !== null && <PostReports post={record} />}
        </section>
      )}
    </div>
  );
}

export type PostAsked = { what: 'refuse' | 'remove'; post: ReviewedPost };

/** A post beside the queue, and what its state lets an editor decide. */
export function usePostPanel(posts: PendingPosts | null, onAsk: (asked: PostAsked) => void): RecordPanel<ReviewedPost> {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  const decisionsOf = (post: ReviewedPost): readonly PanelDecision[] => {
    if (posts === null) return [];
    const { may, state, reports } = post;
    const asks = (key: string, what: PostAsked['what'], kind: 'quiet' | 'bad'): PanelDecision => ({
      key,
      label: t(what),
      kind,
      asks: true,
      act: () => onAsk({ what, post }),
    });
    return [
      ...(may.publish ? [{ key: 'a', label: t('publish'), act: () => posts.publish(post) }] : []),
      ...(reports > 0
        ? [{ key: may.publish ? 's' : 'a', label: t('settle'), kind: 'quiet' as const, act: () => posts.settle(post) }]
        : []),
      ...(may.refuse ? [asks('r', 'refuse', 'quiet')] : []),
      // what was refused is not shown to anybody: there is nothing to take away
      ...(may.remove && state !== 'refused' ? [asks(may.refuse ? 'd' : 'r', 'remove', 'bad')] : []),
    ];
  };
  return {
    titleOf: ({ author }) => authorName(author, lang),
    to: ({ id }) => `${postQuery.path}/${id}`,
    show: (post) => <Shown key={post.id} post={post} />,
    decisionsOf,
  };
}
