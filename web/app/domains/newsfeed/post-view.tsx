import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { AuthorLine, authorName } from './post-author.tsx';
import { PostTags } from './post-card.tsx';
import { PostMedia } from './post-media.tsx';
import { PostStateTag } from './post-state-tag.tsx';
import { postReviewTexts } from './post-review.texts.ts';
import { PostText } from './post-text.tsx';

const VISITORS = '/organizer/visitors';

/** A post as whoever reviews it reads it: all of it, with its state and who wrote it. */
export function PostView({ post }: { post: ReviewedPost }) {
  const mayOpen = useCanOpen();
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  return (
    <>
      <AuthorLine author={post.author}>
        <p className="num flex flex-wrap items-center gap-2 text-sm text-soft">
          {beijingTime(post.createdAt, lang)}
          <PostStateTag state={post.state} />
          {t('likes', { count: post.likes })}
        </p>
      </AuthorLine>
      {post.reason !== '' && <p className="note note-bad">{t('reason', { reason: post.reason })}</p>}
      <PostText text={post.text} lang={post.lang} whole />
      <PostMedia media={post} author={authorName(post.author, lang)} />
      <PostTags post={post} />
      {post.visitorId !== '' && mayOpen(VISITORS) && (
        <LocalLink to={`${VISITORS}/${post.visitorId}`} className="link justify-self-start">
          {t('toVisitor')}
        </LocalLink>
      )}
    </>
  );
}

type Record = OutputOf<typeof contract.postReview.get>;

/** What was reported of a post and of its comments. */
export function PostReports({ post }: { post: Record }) {
  const t = useTexts(postReviewTexts);
  const words = useTexts(newsfeedTexts);
  const lang = useLang();
  if (post.reportList.length === 0) return <p className="text-soft">{t('noReports')}</p>;
  return (
    <ul>
      {post.reportList.map((report) => (
        <li key={report.id} className="border-b border-line py-2.5 last:border-0">
          <p className="num flex flex-wrap gap-x-2">
            <span className="font-semibold">{words(report.reason)}</span>
            <span className="text-sm text-soft">
              {t(report.commentId === null ? 'ofPost' : 'ofComment')} · {beijingTime(report.createdAt, lang)} ·{' '}
              {t(report.settled ? 'done' : 'waiting')}
            </span>
          </p>
          {report.words !== '' && <p className="break-words">{report.words}</p>}
        </li>
      ))}
    </ul>
  );
}
