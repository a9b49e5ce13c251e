import { DONE } from '@fairbridge/contract/fields.ts';
import { articleState, type ArticleRow } from '@fairbridge/contract/article/article.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { savedBy } from '../audit/record-save.actions.ts';
import {
  changeArticle,
  createArticle,
  publishArticle,
  removeArticle,
  restoreArticle,
  withdrawArticle,
} from './article.actions.ts';
import { hasTime, mayBeDone } from './article.rules.ts';
import { deskArticle, deskArticles } from './article.queries.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';

type Row = Awaited<ReturnType<typeof deskArticles>>['rows'][number];

function rowAnswer(row: Row): ArticleRow {
  const state = articleState.parse(row.state);
  return {
    id: row.id,
    title: bilingualOf('title', row),
    state,
    publishedAt: hasTime(state) ? row.published_at.toISOString() : null,
    changedAt: row.changed_at.toISOString(),
    version: row.version,
    lacks: row.lacks,
    pictureAddress: pictureAddress(row.picture),
  };
}

export const articleHandlers = ({ jobs }: Pick<Services, 'jobs'>): Implementation<Scope, typeof contract.article> => ({
  list: async ({ scope, input }) => {
    const { rows, total } = await deskArticles(scope, input, rangeOf(input));
    return pageAnswer(rows.map(rowAnswer), total, input);
  },

  get: async ({ scope, input }) => {
    const row = await deskArticle(scope, input.id);
    if (row === undefined) refuse('notFound');
    return {
      ...rowAnswer(row),
      may: row.deleted_at === null ? mayBeDone(articleState.parse(row.state)) : { publish: false, withdraw: false },
      summary: bilingualOf('summary', row),
      body: bodyOf(row),
      picture: row.picture,
      deleted: row.deleted_at !== null,
    };
  },

  create: ({ scope, caller, input, request: { address } }) => createArticle(scope, { caller, address }, input),

  change: ({ scope, caller, input, request: { address } }) =>
    savedBy(scope, caller, { kind: 'article', id: input.id, version: input.version }, (inner) =>
      changeArticle(inner, { caller, address }, input),
    ),

  publish: ({ scope, caller, input, request: { address } }) => publishArticle(jobs, scope, { caller, address }, input),

  withdraw: async ({ scope, caller, input, request: { address } }) => {
    await withdrawArticle(scope, { caller, address }, input.id);
    return DONE;
  },

  remove: async ({ scope, caller, input, request: { address } }) => {
    await removeArticle(scope, { caller, address }, input.id);
    return DONE;
  },

  restore: async ({ scope, caller, input, request: { address } }) => {
    await restoreArticle(scope, { caller, address }, input.id);
    return DONE;
  },
});
