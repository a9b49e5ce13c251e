import { cutText, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { postCommented, postDecided } from '../newsfeed/newsfeed.events.ts';
import { sendNotice } from './notice.sending.ts';
import { unreadNoticeAbout } from './notice.queries.ts';
import { reasonIn } from './notice.reason.ts';
import { type PostFacts, lockCommented, postFacts } from './notice.facts.queries.ts';
import { postRecipients } from './notice.recipients.queries.ts';

// who commented, and what, stands below the post: a notice that repeated it would outlive what is deleted there
const newsfeedTexts = texts({
  commentTitle: ['您的商圈动态有新评论', 'New comments on your post'],
  commentBody: ['“{post}”收到了新评论，点击查看并回复。', 'There are new comments on “{post}”. View and reply.'],
  publishedTitle: ['您的商圈动态已发布', 'Your post has been published'],
  publishedBody: ['“{post}”已通过审核，现在所有人可见。', '“{post}” has been approved and is now visible to everyone.'],
  refusedTitle: ['您的商圈动态未通过审核', 'Your post was not approved'],
  refusedBody: [
    '“{post}”未通过审核。原因：{reason}您可以修改后重新提交。',
    '“{post}” was not approved. Reason: {reason} You can edit it and submit it again.',
  ],
  removedTitle: ['您的商圈动态已被下架', 'Your post was removed'],
  removedBody: ['“{post}”已被主办方下架。原因：{reason}', '“{post}” was removed by the organizer. Reason: {reason}'],
  restoredTitle: ['您的商圈动态已恢复', 'Your post has been restored'],
  restoredBody: ['“{post}”已恢复展示。', '“{post}” is visible again.'],
});

const OWN_LIST = '/opportunity-manage/list';
const postLink = (postId: string): string => `/find-opportunity?post=${postId}`;

const beginning = (text: string): string => cutText(text.split('\n')[0] ?? '', 30, '…');

type Told = 'comment' | Decided['decision'];
const wordsOf = (told: Told, post: PostFacts, reason: string) => (lang: Lang) => {
  const t = translator(newsfeedTexts, lang);
  const facts = { post: beginning(post.text), reason: reasonIn(lang, reason) };
  return { title: t(`${told}Title`), body: t(`${told}Body`, facts) };
};

/** Tells the author of a post that there are comments: once, until he has read it, however many come. */
export async function notifyOfComment(ctx: FairContext, commentId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const post = await lockCommented(inner, commentId);
    if (post === undefined || post.own) return;
    const link = postLink(post.id);
    const notice = { of: `comment ${commentId}`, kind: 'comment', words: wordsOf('comment', post, ''), link } as const;
    for (const id of await postRecipients(inner, post))
      if (!(await unreadNoticeAbout(inner, id, 'comment', link))) await sendNotice(inner, notice, [{ id }]);
  });
}

type Decided = { postId: string; decisionId: string; decision: 'published' | 'refused' | 'removed' | 'restored' };

/** Tells the author what the organizer decided. Run twice, it tells once. */
export async function notifyOfDecision(ctx: FairContext, told: Decided & { reason: string }): Promise<void> {
  const { decision, decisionId, postId, reason } = told;
  const post = await postFacts(ctx, postId);
  if (post === undefined) return;
  const recipients = await postRecipients(ctx, post);
  await sendNotice(
    ctx,
    { of: `post ${decisionId}`, kind: 'post', words: wordsOf(decision, post, reason), link: OWN_LIST },
    recipients.map((id) => ({ id })),
  );
}

export const newsfeedEventHandlers: readonly EventHandler[] = [
  onEvent(postCommented, 'notice', (_services, ctx, { commentId }) => notifyOfComment(ctx, commentId)),
  onEvent(postDecided, 'notice', (_services, ctx, told) => notifyOfDecision(ctx, told)),
];
