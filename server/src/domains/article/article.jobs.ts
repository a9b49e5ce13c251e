import { on, type Listener } from '../../ground/domain.ts';
import { publishDue } from './article.actions.ts';
import { articleDue } from './article.events.ts';

/** Scheduled news appear by themselves. */
export const articleListeners: readonly Listener[] = [
  on(articleDue, 'content', (_services, ctx, { articleId, at }) => publishDue(ctx, articleId, at)),
];
