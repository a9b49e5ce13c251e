import { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { changePost, createPost, roomOf, withdrawPosts } from './newsfeed.actions.ts';
import { commentAnswer, ownPostAnswer, postAnswer } from './newsfeed.answers.ts';
import { commentRows, cursorOf, feedRows, sizesOf, type ShownPostRow } from './newsfeed.queries.ts';
import { ownCounts, ownPostRow, ownPostRows } from './own-post.queries.ts';
import { comment, presentPost, removeComment, report, setLike } from './post-reaction.actions.ts';

/** Whose like is asked for; a guest has none. */
const accountOf = (caller: Caller): string => (caller.kind === 'anonymous' ? '' : caller.accountId);

async function postAnswers(ctx: FairContext, rows: readonly ShownPostRow[], caller: Caller) {
  const sizes = await sizesOf(
    ctx,
    rows.flatMap((row) => row.pictures),
  );
  return rows.map((row) => postAnswer(ctx.exhibition, row, sizes, caller));
}

type NewsfeedHandlers = Handlers<FairContext, typeof contract.newsfeed>;

const reading: Pick<NewsfeedHandlers, 'feed' | 'get' | 'comments' | 'tags'> = {
  feed: async ({ ctx, caller, input }) => {
    const rows = await feedRows(ctx, input, accountOf(caller));
    const shown = rows.slice(0, input.pageSize);
    const last = shown.at(-1);
    const next = rows.length > input.pageSize && last !== undefined ? cursorOf(last) : null;
    return { list: await postAnswers(ctx, shown, caller), next };
  },

  get: async ({ ctx, caller, input }) => {
    const row = await presentPost(ctx, input.id, accountOf(caller));
    const [answer] = await postAnswers(ctx, [row], caller);
    if (answer === undefined) fail('notFound');
    return answer;
  },

  comments: async ({ ctx, caller, input }) => {
    const post = await presentPost(ctx, input.id, accountOf(caller));
    const rows = await commentRows(ctx, input.id, rangeOf(input));
    const list = rows.map((row) => commentAnswer(ctx.exhibition, row, post, caller));
    return pageAnswer(list, post.comments, input);
  },

  tags: ({ ctx: { exhibition } }) => ({
    receivers: [...exhibition.receivers.values()],
    categories: [...exhibition.categories.values()],
  }),
};

const managing: Pick<NewsfeedHandlers, 'ownList' | 'own' | 'room' | 'create' | 'update' | 'withdrawChosen'> = {
  ownList: async ({ ctx, caller, input }) => {
    const { state, sort, descending } = input;
    const keyword = input.keyword.trim();
    const counts = await ownCounts(ctx, caller, keyword);
    const rows = await ownPostRows(ctx, caller, { keyword, state, sort, descending, ...rangeOf(input) });
    const sizes = await sizesOf(
      ctx,
      rows.flatMap((row) => row.pictures),
    );
    const list = rows.map((row) => ownPostAnswer(ctx.exhibition, row, sizes, caller));
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
    return { ...pageAnswer(list, total, input), room: await roomOf(ctx, caller), counts };
  },

  own: async ({ ctx, caller, input }) => {
    const row = await ownPostRow(ctx, caller, input.id);
    if (row === null) fail('notFound');
    return ownPostAnswer(ctx.exhibition, row, await sizesOf(ctx, row.pictures), caller);
  },

  room: async ({ ctx, caller }) => ({
    ...(await roomOf(ctx, caller)),
    reviewed: ctx.exhibition.postReview,
  }),

  create: ({ ctx, caller, input: { requestId, ...form } }) => createPost(ctx, caller, form, requestId ?? null),

  update: ({ ctx, caller, input: { id, version, ...form } }) =>
    saveVersioned(ctx, caller, { kind: 'post', id, version }, (inner) =>
      changePost(inner, caller, { id, version, form }),
    ),

  withdrawChosen: async ({ ctx, caller, input }) => ({ changed: await withdrawPosts(ctx, caller, input.ids) }),
};

export const newsfeedHandlers = ({ jobs }: Pick<Services, 'jobs'>): NewsfeedHandlers => ({
  ...reading,
  ...managing,

  like: ({ ctx, caller, input }) => setLike(ctx, caller, input.id, input.liked),

  addComment: async ({ ctx, caller, input: { id: postId, text, requestId = null } }) => {
    const { row, post } = await comment(jobs, ctx, caller, { postId, text, requestId });
    return commentAnswer(ctx.exhibition, row, post, caller);
  },

  removeComment: ({ ctx, caller, input }) => removeComment(ctx, caller, input.id),

  report: ({ ctx, caller, input }) => report(ctx, caller, input),
});
