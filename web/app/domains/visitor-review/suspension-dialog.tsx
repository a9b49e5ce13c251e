import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { Review } from './use-visitor-review.ts';
import { reviewTexts } from './visitor-review.texts.ts';

/** Asks why a visitor is kept out, or let in again; which of the two, their state says. */
export function SuspensionDialog({
  visitor,
  review,
  onDone,
  onClose,
}: {
  /** Whom it is about; null while nobody is asked about. */
  visitor: Pick<ReviewedVisitor, 'id' | 'version' | 'name' | 'email' | 'state'> | null;
  review: Review;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(reviewTexts);
  const name = visitor === null ? '' : visitor.name === '' ? visitor.email : visitor.name;
  const restores = visitor?.state === 'suspended';
  const send = async (reason: string): Promise<void> => {
    if (visitor === null) return;
    if (await (restores ? review.restore(visitor, reason) : review.suspend(visitor, reason))) onDone();
  };
  const words = restores
    ? { title: t('restoreTitle', { name }), lead: t('restoreLead'), label: t('reasonOptional'), act: t('Restore') }
    : {
        title: t('suspendTitle', { name }),
        lead: t('suspendLead'),
        hint: t('suspendReasonHint'),
        act: t('suspendAct'),
        kind: 'bad' as const,
      };
  return (
    <ReasonDialog
      {...words}
      open={visitor !== null}
      required={!restores}
      busy={review.busy}
      failure={review.failure}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
