import type { ArticleState } from '@fairbridge/contract/article/article.shapes.ts';

/** From which states an article may go there; whoever is there already stays. */
const FROM = {
  published: ['draft', 'scheduled', 'withdrawn'],
  scheduled: ['draft', 'scheduled', 'withdrawn'],
  withdrawn: ['published'],
  draft: ['scheduled'],
} as const satisfies Record<ArticleState, readonly ArticleState[]>;

export const mayBecome = (from: ArticleState, to: ArticleState): boolean =>
  (FROM[to] as readonly ArticleState[]).includes(from);

/** What taking off the portal makes of it: what was never seen is a draft again. */
export const withdrawnFrom = (state: ArticleState): ArticleState => (state === 'scheduled' ? 'draft' : 'withdrawn');

/** What the desk may offer for an article of this state. */
export const mayBeDone = (state: ArticleState): { publish: boolean; withdraw: boolean } => ({
  publish: mayBecome(state, 'published'),
  withdraw: mayBecome(state, withdrawnFrom(state)),
});

/** Has the editor named a time for it, past or to come? */
export const hasTime = (state: ArticleState): boolean => state !== 'draft';
