import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { texts, translator } from '@fairbridge/contract/text.ts';
import { on, type Listener } from '../../ground/domain.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { postCommented, postDecided } from '../newsfeed/newsfeed.events.ts';
import { chineseReason } from './notice.reason.ts';
import { putNotice, unreadNoticeAbout } from './notice.queries.ts';

// who commented, and what, stands below the post: a notice that repeated it would outlive what is deleted there
const newsfeedTexts = texts({
  commentTitle: ['您的商圈动态有新评论', 'New comments on your post'],
  commentBody: ['“{post}”收到了新评论，点击查看并回复。', 'There are new comments on "{post}". See them and answer.'],
  publishedTitle: ['您的商圈动态已发布', 'Your post is published'],
  publishedBody: ['“{post}”已通过审核，现在所有人可见。', '"{post}" has been approved and everybody can see it now.'],
  refusedTitle: ['您的商圈动态未通过审核', 'Your post was not approved'],
  refusedBody: [
    '“{post}”未通过审核。原因：{reason}您可以修改后重新提交。',
    '"{post}" was not approved. Reason: {reason} You may change it and hand it in again.',
  ],
  removedTitle: ['您的商圈动态已被下架', 'Your post was removed'],
  removedBody: ['“{post}”已被主办方下架。原因：{reason}', '"{post}" was removed by the organizer. Reason: {reason}'],
  restoredTitle: ['您的商圈动态已恢复', 'Your post is shown again'],
  restoredBody: ['“{post}”已恢复展示。', '"{post}" is shown again.'],
});

const OWN_LIST = '/opportunity-manage/list';
const postLink = (postId: string): string => `/find-opportunity?post=${postId}`;
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

type PostRow = {
  id: string;
  text: string;
  visitor_id: string | null;
  employee_id: string | null;
  exhibitor_id: string | null;
};

/** Whoever answers for the post: its author, or the company's administrators when the author has left. */
async function recipientsOf(scope: Scope, post: PostRow): Promise<string[]> {
  if (post.visitor_id !== null) return [post.visitor_id];
  const { rows } = await sql<{ id: string; author: boolean }>`
    select m.id, m.id = ${post.employee_id} as author from employee m
    where m.exhibition_id = ${scope.exhibition.id} and m.exhibitor_id = ${post.exhibitor_id}
      and m.resigned_at is null and m.waiting_since is null and (m.admin or m.id = ${post.employee_id}) order by m.id`.execute(
    scope.db,
  );
  const author = rows.find((row) => row.author);
  return author === undefined ? rows.map(({ id }) => id) : [author.id];
}

const beginning = (text: string): string => {
  const [line = ''] = text.split('\n');
  const signs = [...line];
  return signs.length > 30 ? `${signs.slice(0, 30).join('')}…` : line;
};

type Key = keyof typeof newsfeedTexts;
function words(title: Key, body: Key, post: PostRow, reason: string) {
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
export async function tellOfComment(scope: Scope, commentId: string): Promise<void> {
  await transact(scope, async (inner) => {
    const { rows } = await sql<PostRow & { own: boolean }>`
      select p.id, p.text, p.visitor_id, p.employee_id, p.exhibitor_id,
        (c.visitor_id = p.visitor_id or c.employee_id = p.employee_id) is true as own
      from post_comment c join post p on p.id = c.post_id
      where c.exhibition_id = ${inner.exhibition.id} and c.id = ${commentId} and c.removed_at is null
      for update of p`.execute(inner.db);
    const [post] = rows;
    if (post === undefined || post.own) return;
    for (const recipientId of await recipientsOf(inner, post)) {
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
export async function tellOfDecision(scope: Scope, told: Decided & { reason: string }): Promise<void> {
  const { decision, decisionId, postId, reason } = told;
  const post: PostRow | undefined = await scope.db
    .selectFrom('post')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', postId)
    .select(['id', 'text', 'visitor_id', 'employee_id', 'exhibitor_id'])
    .executeTakeFirst();
  if (post === undefined) return;
  await transact(scope, async (inner) => {
    for (const recipientId of await recipientsOf(inner, post))
      await putNotice(inner, {
        id: idOf(`post ${decisionId} ${recipientId}`),
        recipientId,
        kind: 'post',
        ...words(`${decision}Title`, `${decision}Body`, post, reason),
        link: OWN_LIST,
      });
  });
}

export const newsfeedListeners: readonly Listener[] = [
  on(postCommented, 'notice', (_services, scope, { commentId }) => tellOfComment(scope, commentId)),
  on(postDecided, 'notice', (_services, scope, told) => tellOfDecision(scope, told)),
];
