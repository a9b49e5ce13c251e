import { createHash } from 'node:crypto';
import { texts, translator, cutText } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { postCommented, postDecided } from '../newsfeed/newsfeed.events.ts';
import { chineseReason } from './notice.reason.ts';
import { putNotice, unreadNoticeAbout } from './notice.queries.ts';
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
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

const beginning = (text: string): string => cutText(text.split('\n')[0] ?? '', 30, '…');

type Key = keyof typeof newsfeedTexts;
function words(title: Key, body: Key, post: PostFacts, reason: string) {
  const [zh, en] = [translator(newsfeedTexts, 'zh'), translator(newsfeedTexts, 'en')];
  // a reason is a sentence as typed, so its own full stop is not doubled
  const zhFacts = { post: beginning(post.text), reason: chineseReason(reason) };
  const enFacts = { post: beginning(post.text), reason: /[.!?。！？]$/.test(reason) ? reason : `${reason}.` };
  return {
    title: { zh: zh(title, zhFacts), en: en(title, enFacts) },
    body: { zh: zh(body, zhFacts), en: en(body, enFacts) },
  };
}

/** Tells the author of a post that there are comments: once, until he has read it, however many come. */
export async function notifyOfComment(ctx: FairContext, commentId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const post = await lockCommented(inner, commentId);
    if (post === undefined || post.own) return;
    for (const recipientId of await postRecipients(inner, post)) {
      if (await unreadNoticeAbout(inner, recipientId, 'comment', postLink(post.id))) continue;
      await putNotice(inner, {
        id: idOf(`comment ${commentId} ${recipientId}`),
        recipientId,
        kind: 'comment',
        ...words('commentTitle', 'commentBody', post, ''),
        link: postLink(post.id),
      });
    }
  });
}

type Decided = { postId: string; decisionId: string; decision: 'published' | 'refused' | 'removed' | 'restored' };

/** Tells the author what the organizer decided. Run twice, it tells once. */
export async function notifyOfDecision(ctx: FairContext, told: Decided & { reason: string }): Promise<void> {
  const { decision, decisionId, postId, reason } = told;
  const post = await postFacts(ctx, postId);
  if (post === undefined) return;
  await inTransaction(ctx, async (inner) => {
    for (const recipientId of await postRecipients(inner, post))
      await putNotice(inner, {
        id: idOf(`post ${decisionId} ${recipientId}`),
        recipientId,
        kind: 'post',
        ...words(`${decision}Title`, `${decision}Body`, post, reason),
        link: OWN_LIST,
      });
  });
}

export const newsfeedEventHandlers: readonly EventHandler[] = [
  onEvent(postCommented, 'notice', (_services, ctx, { commentId }) => notifyOfComment(ctx, commentId)),
  onEvent(postDecided, 'notice', (_services, ctx, told) => notifyOfDecision(ctx, told)),
];
