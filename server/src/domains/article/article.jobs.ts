import { onEvent, type EventHandler } from '../../core/domain.ts';
import { publishDue } from './article.actions.ts';
import { articleDue } from './article.events.ts';

/** Scheduled news appear by themselves. */
export const articleEventHandlers: readonly EventHandler[] = [
  onEvent(articleDue, 'content', (_services, ctx, { articleId, at }) => publishDue(ctx, articleId, at)),
];
