import { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/who.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { savedBy } from '../audit/record-save.actions.ts';
import { changePost, createPost, roomOf, withdrawPost, withdrawPosts } from './newsfeed.actions.ts';
import { commentAnswer, ownPostAnswer, postAnswer } from './newsfeed.answers.ts';
import { commentRows, cursorOf, feedRows, sizesOf, type ShownPostRow } from './newsfeed.queries.ts';
import { ownCounts, ownPostRow, ownPostRows } from './own-post.queries.ts';
import { comment, presentPost, removeComment, report, setLike } from './post-reaction.actions.ts';

/** Whose like is asked for; a guest has none. */
const accountOf = (caller: Caller): string => (caller.kind === 'anonymous' ? '' : caller.accountId);

async function postAnswers(scope: Scope, rows: readonly ShownPostRow[], caller: Caller) {
  const sizes = await sizesOf(
    scope,
    rows.flatMap((row) => row.pictures),
  );
  return rows.map((row) => postAnswer(scope.exhibition, row, sizes, caller));
}

type Handlers = Implementation<Scope, typeof contract.newsfeed>;

const reading: Pick<Handlers, 'feed' | 'get' | 'comments' | 'tags'> = {
  feed: async ({ scope, caller, input }) => {
    const rows = await feedRows(scope, input, accountOf(caller));
    const shown = rows.slice(0, input.pageSize);
    const last = shown.at(-1);
    const next = rows.length > input.pageSize && last !== undefined ? cursorOf(last) : null;
    return { list: await postAnswers(scope, shown, caller), next };
  },

  get: async ({ scope, caller, input }) => {
    const row = await presentPost(scope, input.id, accountOf(caller));
    const [answer] = await postAnswers(scope, [row], caller);
    if (answer === undefined) refuse('notFound');
    return answer;
  },

  comments: async ({ scope, caller, input }) => {
    const post = await presentPost(scope, input.id, accountOf(caller));
    const rows = await commentRows(scope, input.id, rangeOf(input));
    const list = rows.map((row) => commentAnswer(scope.exhibition, row, post, caller));
    return pageAnswer(list, post.comments, input);
  },

  tags: ({ scope: { exhibition } }) => ({
    receivers: [...exhibition.receivers.values()],
    categories: [...exhibition.categories.values()],
  }),
};

const managing: Pick<Handlers, 'ownList' | 'own' | 'room' | 'create' | 'update' | 'withdraw' | 'withdrawChosen'> = {
  ownList: async ({ scope, caller, input }) => {
    const { state, sort, descending } = input;
    const keyword = input.keyword.trim();
    const counts = await ownCounts(scope, caller, keyword);
    const rows = await ownPostRows(scope, caller, { keyword, state, sort, descending, ...rangeOf(input) });
    const sizes = await sizesOf(
      scope,
      rows.flatMap((row) => row.pictures),
    );
    const list = rows.map((row) => ownPostAnswer(scope.exhibition, row, sizes, caller));
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
    return { ...pageAnswer(list, total, input), room: await roomOf(scope, caller), counts };
  },

  own: async ({ scope, caller, input }) => {
    const row = await ownPostRow(scope, caller, input.id);
    if (row === null) refuse('notFound');
    return ownPostAnswer(scope.exhibition, row, await sizesOf(scope, row.pictures), caller);
  },

  room: async ({ scope, caller }) => ({
    ...(await roomOf(scope, caller)),
    reviewed: scope.exhibition.postReview,
  }),

  create: ({ scope, caller, input: { requestId, ...form } }) => createPost(scope, caller, form, requestId ?? null),

  update: ({ scope, caller, input: { id, version, ...form } }) =>
    savedBy(scope, caller, { kind: 'post', id, version }, (inner) => changePost(inner, caller, { id, version, form })),

  withdrawChosen: async ({ scope, caller, input }) => ({ changed: await withdrawPosts(scope, caller, input.ids) }),

  withdraw: async ({ scope, caller, input }) => {
    await withdrawPost(scope, caller, input.id);
    return { done: true };
  },
};

export const newsfeedHandlers = ({ jobs }: Pick<Services, 'jobs'>): Handlers => ({
  ...reading,
  ...managing,

  like: ({ scope, caller, input }) => setLike(scope, caller, input.id, input.liked),

  addComment: async ({ scope, caller, input: { id: postId, text, requestId = null } }) => {
    const { row, post } = await comment(jobs, scope, caller, { postId, text, requestId });
    return commentAnswer(scope.exhibition, row, post, caller);
  },

  removeComment: async ({ scope, caller, input }) => {
    await removeComment(scope, caller, input.id);
    return { done: true };
  },

  report: async ({ scope, caller, input }) => {
    await report(scope, caller, input);
    return { done: true };
  },
});
