import type { VisitorState } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { reviewTexts } from './visitor-review.texts.ts';

const LOOK: Record<VisitorState, { icon: IconName; colour: string }> = {
  underReview: { icon: 'clock', colour: 'text-ink' },
  approved: { icon: 'check', colour: 'text-good' },
  notApproved: { icon: 'close', colour: 'text-bad' },
  unfinished: { icon: 'edit', colour: 'text-soft' },
  suspended: { icon: 'lock', colour: 'text-bad' },
};

/** Where a visitor stands: sign and word, not colour alone. */
export function StateMark({ state }: { state: VisitorState }) {
  const t = useTexts(reviewTexts);
  const { icon, colour } = LOOK[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={16} />
      {t(state)}
    </span>
  );
}
