import type { VisitorState } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { reviewTexts } from './visitor-review.texts.ts';

const LOOK: Record<VisitorState, StatusTone> = {
  underReview: { icon: 'clock', colour: 'text-ink' },
  approved: { icon: 'check', colour: 'text-good' },
  notApproved: { icon: 'close', colour: 'text-bad' },
  unfinished: { icon: 'edit', colour: 'text-soft' },
  suspended: { icon: 'lock', colour: 'text-bad' },
};

/** Where a visitor stands: sign and word, not colour alone. */
export function VisitorStateMark({ state }: { state: VisitorState }) {
  const t = useTexts(reviewTexts);
  return <StatusBadge look={LOOK[state]} word={t(state)} />;
}
