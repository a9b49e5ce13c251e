import { Suspense, useState } from 'react';
import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { InviteButton } from '../../components/invitation/invite-button.tsx';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { AuthorLine, authorName } from './post-author.tsx';
import type { CommentPage } from './post-comments.tsx';
import { PostMedia } from './post-media.tsx';
import type { Reported } from './post-report.tsx';
import { PostText } from './post-text.tsx';
import { useLike } from './use-like.ts';
import { useIsReadOnly } from './use-is-read-only.ts';

// what is read below a post, and written, comes when somebody asks for it
const PostComments = lazyWithRetry(() => import('./post-comments.tsx'));
const ReportDialog = lazyWithRetry(() => import('./post-report.tsx'));

export const postPath = (id: string): string => `/find-opportunity?post=${id}`;

/** For whom it is meant, and which categories; each leads to more of the kind. */
export function PostTags({ post }: { post: Pick<Post, 'receivers' | 'categories'> }) {
  const tags = [
    ...post.receivers.map((tag) => ({ ...tag, key: 'receiver' })),
    ...post.categories.map((tag) => ({ ...tag, key: 'category' })),
  ];
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map(({ key, code, name }) => (
        <li key={`${key} ${code}`}>
          <LocalLink to={`/find-opportunity?${key}=${encodeURIComponent(code)}`} className="tag hover:border-action">
            # <Says text={name} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** From a post to its author: a booth stands open to everybody; who stands at the other side may invite the author. */
function Invite({ post }: { post: Post }) {
  const t = useTexts(newsfeedTexts);
  const lang = useLang();
  const { exhibitor, kind, name } = post.author;
  if (post.own) return null;
  const side = kind === 'visitor' ? 'VISITOR' : 'ACTOR';
  const author = inLang(exhibitor?.name ?? name, lang);
  return (
    <>
      {exhibitor !== null && (
        <ButtonLink kind="plain" small to={exhibitorPath(exhibitor.id)}>
          <Icon name="map" size={18} />
          {t('booth')}
        </ButtonLink>
      )}
      <InviteButton look="plain" invited={{ kind: side, id: post.id, name: author, from: 'post' }} />
    </>
  );
}

function Actions({
  post,
  comments,
  open,
  onComments,
  onReport,
}: {
  post: Post;
  comments: number;
  open: boolean;
  onComments: () => void;
  onReport: () => void;
}) {
  const t = useTexts(newsfeedTexts);
  const { liked, likes, press } = useLike(post);
  const isReadOnly = useIsReadOnly();
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
      {isReadOnly ? (
        <span className="inline-flex min-h-8 items-center gap-2 px-2 text-sm text-soft">
          <Icon name="heart" size={18} />
          <span className="num">{t('likes', { count: likes })}</span>
        </span>
      ) : (
        <button
          type="button"
          className={`button button-plain button-small ${liked ? 'text-action' : ''}`}
          aria-pressed={liked}
          aria-label={`${t('like')}, ${t('likes', { count: likes })}`}
          onClick={press}
        >
          <Icon name="heart" size={18} filled={liked} />
          <span className="num">{likes}</span>
        </button>
      )}
      <button
        type="button"
        className="button button-plain button-small"
        aria-expanded={open}
        aria-label={`${t('comments')}, ${t('commentCount', { count: comments })}`}
        onClick={onComments}
      >
        <Icon name="comment" size={18} />
        <span className="num">{comments}</span>
      </button>
      <Invite post={post} />
      <span className="ml-auto">
        {post.own ? (
          <ButtonLink kind="plain" small to={`/opportunity-manage/publish?post=${post.id}`}>
            <Icon name="edit" size={18} />
            {t('edit')}
          </ButtonLink>
        ) : isReadOnly ? null : (
          <IconButton icon="flag" label={t('reportPost')} onClick={onReport} />
        )}
      </span>
    </div>
  );
}

/** A post of the feed; with its `comments` it stands alone, unfolded and with them below. */
export function PostCard({ post, comments = null }: { post: Post; comments?: CommentPage | null }) {
  const whole = comments !== null;
  const t = useTexts(newsfeedTexts);
  const lang = useLang();
  const ask = useLoginTip();
  const [open, setOpen] = useState(whole);
  const [added, setAdded] = useState(0);
  const [reported, setReported] = useState<Reported | null>(null);
  const name = authorName(post.author, lang);
  const report = (about: Reported): void => {
    if (ask('registration')) setReported(about);
  };
  return (
    <article className="card grid gap-3 p-4 md:p-5" aria-label={`${name}, ${beijingTime(post.publishedAt, lang)}`}>
      <AuthorLine author={post.author}>
        <p className="num text-sm text-soft">
          <LocalLink to={postPath(post.id)} className="inline-flex min-h-[24px] items-center hover:underline">
            {beijingTime(post.publishedAt, lang)}
            <span className="sr-only"> {t('permalink')}</span>
          </LocalLink>
          {post.edited && ` · ${t('edited')}`}
        </p>
      </AuthorLine>
      <PostText text={post.text} lang={post.lang} whole={whole} />
      <PostMedia media={post} author={name} />
      <PostTags post={post} />
      <Actions
        post={post}
        comments={post.comments + added}
        open={open}
        onComments={() => setOpen(!open)}
        onReport={() => report({ id: post.id })}
      />
      {open && (
        <Suspense fallback={<div className="min-h-40 border-t border-line" aria-busy="true" />}>
          <PostComments
            post={post}
            first={comments}
            onCount={(by) => setAdded((before) => before + by)}
            onReport={(commentId) => report({ id: post.id, commentId })}
          />
        </Suspense>
      )}
      {reported !== null && (
        <Suspense fallback={null}>
          <ReportDialog about={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </article>
  );
}
