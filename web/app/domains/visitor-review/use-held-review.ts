import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { keepaliveApi } from '../../keepalive-api.ts';
import { usePendingDecisions, type PendingDecisionsOfList } from '../../ui/list/use-pending-decisions.ts';
import { reviewTexts } from './visitor-review.texts.ts';

export type HeldReview = {
  held: PendingDecisionsOfList;
  approve: (visitors: readonly ReviewedVisitor[]) => void;
  refuse: (visitors: readonly ReviewedVisitor[], reason: string) => void;
};

/** Decisions about some visitors, held until they can no longer be taken back: only then are the visitors told. */
export function useHeldReview(): HeldReview {
  const t = useTexts(reviewTexts);
  const held = usePendingDecisions();
  const decide = (visitors: readonly ReviewedVisitor[], state: 'approved' | 'notApproved', reason: string): void => {
    const approved = state === 'approved';
    const [first, ...others] = visitors;
    const name = first?.name || first?.email || '';
    held.add({
      ids: visitors.map(({ id }) => id),
      said:
        others.length === 0
          ? t(approved ? 'approvedOne' : 'refusedOne', { name })
          : t(approved ? 'approvedCount' : 'refusedCount', { count: visitors.length }),
      mark: t(state),
      send: () =>
        keepaliveApi(calls.review.decide, {
          selection: { records: visitors.map(({ id, version }) => ({ id, version })) },
          state,
          reason,
        }),
    });
  };
  return {
    held,
    approve: (visitors) => decide(visitors, 'approved', ''),
    refuse: (visitors, reason) => decide(visitors, 'notApproved', reason),
  };
}
