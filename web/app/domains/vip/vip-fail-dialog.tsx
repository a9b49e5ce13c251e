import { useTexts } from '../../i18n/lang.tsx';
import type { VipReview } from './use-vip-review.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

/** Asks why these applicants do not pass; `failed` are their names or how many they are, none while nobody is asked about. */
export function VipFailDialog({
  failed,
  review,
  onSend,
  onClose,
}: {
  failed: readonly string[] | number;
  review: VipReview;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(vipReviewTexts);
  const count = typeof failed === 'number' ? failed : failed.length;
  const name = typeof failed === 'number' ? undefined : failed[0];
  return (
    <ReasonDialog
      open={count > 0}
      title={count === 1 && name !== undefined ? t('reasonTitleOne', { name }) : t('reasonTitle', { count })}
      lead={t('reasonLead')}
      hint={t('reasonHint')}
      act={t('Decline')}
      kind="bad"
      required
      busy={review.busy}
      failure={review.failure}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
