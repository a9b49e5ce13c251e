import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Scope } from '../../scope.ts';
import { publishDue } from './article.actions.ts';
import { articleDue } from './article.events.ts';

/** Scheduled news appear by themselves. */
export function listenToArticles(jobs: Jobs, scopeOf: (exhibitionId: string) => Scope | null): void {
  jobs.on(articleDue, 'content', async ({ exhibitionId, articleId, at }) => {
    const scope = scopeOf(exhibitionId);
    if (scope !== null) await publishDue(scope, articleId, at);
  });
}
