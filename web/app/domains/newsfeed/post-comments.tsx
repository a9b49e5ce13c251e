import type { Comment, Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { requestIds } from '../../request-id.ts';
import { COMMENTS_PAGE_SIZE } from './feed-query.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { AuthorAvatar, authorName } from './post-author.tsx';
import { PostText } from './post-text.tsx';
import { useIsReadOnly } from './use-is-read-only.ts';

export type CommentPage = { list: readonly Comment[]; hasNextPage: boolean };
type CommentsOf = {
  post: Post;
  /** The first page, where it came with the post. */
  first: CommentPage | null;
  onCount: (by: number) => void;
  onReport: (commentId: string) => void;
};

/** The comments below a post, page after page; what is written here stands at the end at once. */
function useComments({ post: { id }, first, onCount }: Pick<CommentsOf, 'post' | 'first' | 'onCount'>) {
  const lang = useLang();
  const [later, setLater] = useState<readonly CommentPage[]>([]);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const { busy: loading, run } = useAction();
  const pages = first === null ? later : [first, ...later];
  const next = (pageNum: number): Promise<boolean> =>
    run(async () => {
      const page = await api(calls.newsfeed.comments, { id, pageNum, pageSize: COMMENTS_PAGE_SIZE });
      setLater((before) => [...before, page]);
    });
  const missing = first === null;
  useEffect(() => {
    if (!missing) return;
    const abort = new AbortController();
    api(calls.newsfeed.comments, { id, pageNum: 1, pageSize: COMMENTS_PAGE_SIZE }, abort.signal).then(
      (page) => setLater([page]),
      (error: unknown) => {
        if (!abort.signal.aborted) toast.failure(error, failureText(error, lang));
      },
    );
    return () => abort.abort();
  }, [missing, id, lang]);
  // a page may bring again what was written here meanwhile
  const all = new Map([...pages.flatMap(({ list }) => list), ...added].map((one) => [one.id, one]));
  return {
    list: [...all.values()].filter((one) => !gone.includes(one.id)),
    more: pages.at(-1)?.hasNextPage === true,
    loading: loading || pages.length === 0,
    next: () => void next(pages.length + 1),
    add: (comment: Comment) => {
      setAdded((before) => [...before, comment]);
      onCount(1);
    },
    remove: (one: string) => {
      setGone((before) => [...before, one]);
      onCount(-1);
    },
  };
}

function CommentLine({
  comment,
  onRemove,
  onReport,
}: {
  comment: Comment;
  onRemove: () => void;
  onReport: () => void;
}) {
  const t = useTexts(newsfeedTexts);
  const lang = useLang();
  const isReadOnly = useIsReadOnly();
  return (
    <li className="flex gap-3 py-3">
      <AuthorAvatar author={comment.author} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold">{authorName(comment.author, lang)}</span>
          {comment.byHost && <span className="tag text-action">{t('host')}</span>}
          <span className="num text-soft">{beijingTime(comment.createdAt, lang)}</span>
        </p>
        <PostText text={comment.text} lang={lang} whole />
      </div>
      {!comment.own && !isReadOnly && <IconButton icon="flag" label={t('reportComment')} onClick={onReport} />}
      {comment.may.remove && <IconButton icon="trash" label={t('removeComment')} onClick={onRemove} />}
    </li>
  );
}

function CommentForm({ id, onAdd }: { id: string; onAdd: (comment: Comment) => void }) {
  const t = useTexts(newsfeedTexts);
  const ask = useLoginTip();
  const [requests] = useState(() => requestIds(`comment ${id}`));
  const [text, setText] = useState('');
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const add = async (): Promise<void> => {
    const input = { id, text: text.trim() };
    onAdd(await api(calls.newsfeed.addComment, { ...input, requestId: requests.idOf(input) }));
    requests.answered();
    setText('');
  };
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && ask('registration')) await run(add, { success: t('sent') });
  };
  return (
    <PostForm className="grid gap-2 pt-2" onSubmit={() => void send()}>
      <Textarea
        label={t('commentLabel')}
        hint={t('commentHint')}
        name="text"
        rows={2}
        maxLength={LIMITS.postCommentMax}
        value={text}
        error={failure === '' ? undefined : failure}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" small busy={busy} className="justify-self-end">
        {t('send')}
      </Button>
    </PostForm>
  );
}

/** Comments of a post, and a place to write one; the own ones can be deleted, and any below an own post. */
export default function PostComments({ post, first, onCount, onReport }: CommentsOf) {
  const t = useTexts(newsfeedTexts);
  const isReadOnly = useIsReadOnly();
  const { list, more, loading, next, add, remove } = useComments({ post, first, onCount });
  const [asked, setAsked] = useState<string | null>(null);
  const { run } = useAction();
  const removeAsked = async (): Promise<void> => {
    if (asked === null) return;
    await run(
      async () => {
        await api(calls.newsfeed.removeComment, { id: asked });
        remove(asked);
      },
      { success: t('removed') },
    );
    setAsked(null);
  };
  return (
    <section aria-label={t('comments')} className="border-t border-line pt-1" aria-busy={loading}>
      {list.length === 0 && !loading && <p className="py-3 text-soft">{t('noComments')}</p>}
      <ul className="divide-y divide-line">
        {list.map((comment) => (
          <CommentLine
            key={comment.id}
            comment={comment}
            onRemove={() => setAsked(comment.id)}
            onReport={() => onReport(comment.id)}
          />
        ))}
      </ul>
      {more && (
        <Button kind="plain" small busy={loading} onClick={next}>
          {t('moreComments')}
        </Button>
      )}
      {!isReadOnly && <CommentForm id={post.id} onAdd={add} />}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('removeComment')}
        act={t('remove')}
        kind="bad"
        onConfirm={() => void removeAsked()}
      >
        <p>{t('removeCommentLead')}</p>
      </ConfirmDialog>
    </section>
  );
}
