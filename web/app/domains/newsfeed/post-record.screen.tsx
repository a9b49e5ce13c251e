import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ReviewedComment } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { authorName } from './post-author.tsx';
import { postQuery } from '../../components/newsfeed/post-queue-query.ts';
import { postReviewTexts } from './post-review.texts.ts';
import { PostText } from './post-text.tsx';
import { PostReports, PostView } from './post-view.tsx';
import { usePostReview, type PostReview } from './use-post-review.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '商圈动态', en: 'Post' });

const load = defineClientLoad(async ({ api, params }) => api(calls.postReview.get, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;
type Record = OutputOf<typeof calls.postReview.get>;

function Decision({
  post,
  review,
  onAsk,
}: {
  post: Record;
  review: PostReview;
  onAsk: (what: 'refuse' | 'remove') => void;
}) {
  const t = useTexts(postReviewTexts);
  const { may, state } = post;
  const { busy } = review;
  return (
    <div className="flex flex-wrap gap-2">
      {may.publish && (
        <Button busy={busy} onClick={() => void review.publish(post)}>
          {t('publish')}
        </Button>
      )}
      {may.refuse && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => onAsk('refuse')}>
          {t('refuse')}
        </Button>
      )}
      {may.restore && (
        <Button busy={busy} onClick={() => void review.restore(post)}>
          {t('restore')}
        </Button>
      )}
      {post.reports > 0 && (
        <Button kind="quiet" busy={busy} onClick={() => void review.settle(post, post.reports)}>
          {t('settle')}
        </Button>
      )}
      {/* what was refused is not shown to anybody: there is nothing to take away */}
      {may.remove && state !== 'refused' && (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => onAsk('remove')}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

function CommentLine({ comment, review, may }: { comment: ReviewedComment; review: PostReview; may: boolean }) {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  const { removed } = comment;
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-3 last:border-0">
      <div className={`min-w-0 flex-1 ${removed === '' ? '' : 'text-soft'}`}>
        <p className="num flex flex-wrap gap-x-2 text-sm">
          <span className="font-semibold">{authorName(comment.author, lang)}</span>
          <span className="text-soft">{beijingTime(comment.createdAt, lang)}</span>
          {comment.reports > 0 && (
            <span className="font-semibold text-bad">{t('reportCount', { count: comment.reports })}</span>
          )}
        </p>
        <PostText text={comment.text} lang={lang} whole />
        {removed !== '' && <p className="text-sm">{t(removed === 'host' ? 'byHost' : 'byOrganizer')}</p>}
      </div>
      {may && removed === '' && (
        <Button small kind="bad" busy={review.busy} onClick={() => void review.removeComment(comment)}>
          {t('Delete')}
        </Button>
      )}
      {may && removed === 'organizer' && (
        <Button small kind="quiet" busy={review.busy} onClick={() => void review.restoreComment(comment)}>
          {t('Restore')}
        </Button>
      )}
    </li>
  );
}

/** One post with its comments and reports, and what an editor can do about them. */
export default function PostRecordScreen() {
  const t = useTexts(postReviewTexts);
  const post = load.useData();
  const may = useCanCall(calls.postReview.publish);
  const review = usePostReview();
  const [asked, setAsked] = useState<'refuse' | 'remove' | null>(null);
  const ask = (what: 'refuse' | 'remove'): void => {
    review.forget();
    setAsked(what);
  };
  const send = async (reason: string): Promise<void> => {
    const done = asked === 'refuse' ? await review.refuse(post, reason) : await review.remove(post, reason);
    if (done) setAsked(null);
  };
  const refusing = asked === 'refuse';
  return (
    <OrganizerPage
      back={{ to: postQuery.path, label: t('BackToList') }}
      title={t('record')}
      actions={may ? <Decision post={post} review={review} onAsk={ask} /> : undefined}
    >
      <div className="max-w-3xl">
        <section className="card mb-5 grid gap-3 p-5" aria-label={t('post')}>
          <PostView post={post} />
        </section>
        <OrganizerPart title={t('reportsTitle')}>
          <PostReports post={post} />
        </OrganizerPart>
        <OrganizerPart title={t('comments')}>
          {post.commentList.length === 0 ? (
            <p className="text-soft">{t('noComments')}</p>
          ) : (
            <ul>
              {post.commentList.map((comment) => (
                <CommentLine key={comment.id} comment={comment} review={review} may={may} />
              ))}
            </ul>
          )}
        </OrganizerPart>
      </div>
      <ReasonDialog
        open={asked !== null}
        title={t(refusing ? 'refuseTitle' : 'removeTitle')}
        lead={t(refusing ? 'refuseLead' : 'removeLead')}
        act={t(refusing ? 'Decline' : 'removeAct')}
        kind="bad"
        required
        busy={review.busy}
        failure={review.failure}
        onSend={(reason) => void send(reason)}
        onClose={() => setAsked(null)}
      />
    </OrganizerPage>
  );
}
