import { articleState, type ArticleRow } from '@fairbridge/contract/article/article.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { lastObjectOf } from '../audit/audit.queries.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import {
  changeArticle,
  createArticle,
  publishArticle,
  removeArticle,
  restoreArticle,
  withdrawArticle,
} from './article.actions.ts';
import { hasTime, mayBeDone } from './article.rules.ts';
import { countArticles, deletedDraft, deskArticle, deskArticles } from './article.queries.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';

type Row = Awaited<ReturnType<typeof deskArticles>>[number];

function rowAnswer(row: Row): ArticleRow {
  const state = articleState.parse(row.state);
  return {
    id: row.id,
    title: bilingualOf('title', row),
    state,
    publishedAt: hasTime(state) ? row.published_at.toISOString() : null,
    changedAt: row.changed_at.toISOString(),
    version: row.version,
    may: row.deleted_at === null ? mayBeDone(state) : { publish: false, withdraw: false },
    lacks: row.lacks,
    pictureAddress: pictureAddress(row.picture),
  };
}

const UNDO_MINUTES = 10;

/** The draft that this member of staff deleted last, where it may be put back by one press. */
async function lastDeleted(ctx: FairContext, { accountId }: OrganizerCaller) {
  const id = await lastObjectOf(ctx, accountId, 'article.remove', UNDO_MINUTES);
  const row = id === undefined ? undefined : await deletedDraft(ctx, id);
  return row === undefined ? null : { id: row.id, title: bilingualOf('title', row) };
}

export const articleHandlers = ({ jobs }: Pick<Services, 'jobs'>): Handlers<FairContext, typeof contract.article> => ({
  list: async ({ ctx, caller, input }) => {
    const counts = await countArticles(ctx, input);
    const { deleted, ...shown } = counts;
    const all = Object.values(shown).reduce((sum, count) => sum + count, 0);
    const total = input.deleted ? deleted : input.state === undefined ? all : counts[input.state];
    const rows = await deskArticles(ctx, input, rangeOf(input));
    return { ...pageAnswer(rows.map(rowAnswer), total, input), counts, undo: await lastDeleted(ctx, caller) };
  },

  get: async ({ ctx, input }) => {
    const row = await deskArticle(ctx, input.id);
    if (row === undefined) fail('notFound');
    return {
      ...rowAnswer(row),
      summary: bilingualOf('summary', row),
      body: bodyOf(row),
      picture: row.picture,
      deleted: row.deleted_at !== null,
    };
  },

  create: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, form) => createArticle(inner, acting, form)),

  change: ({ ctx, caller, input, acting }) =>
    saveVersioned(ctx, caller, { kind: 'article', id: input.id, version: input.version }, (inner) =>
      changeArticle(inner, acting, input),
    ),

  publish: ({ ctx, input, acting }) => publishArticle(jobs, ctx, acting, input),

  withdraw: ({ ctx, input, acting }) => withdrawArticle(ctx, acting, input.id),

  remove: ({ ctx, input, acting }) => removeArticle(ctx, acting, input.id),

  restore: ({ ctx, input, acting }) => restoreArticle(ctx, acting, input.id),
});
