import { useTexts } from '../../i18n/lang.tsx';
import type { VipReview } from './use-vip-review.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

/** Asks why these applicants do not pass; `failed` are their names, empty while nobody is asked about. */
export function VipFailDialog({
  failed,
  review,
  onSend,
  onClose,
}: {
  failed: readonly string[];
  review: VipReview;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(vipReviewTexts);
  const [name = ''] = failed;
  return (
    <ReasonDialog
      open={failed.length > 0}
      title={failed.length === 1 ? t('reasonTitleOne', { name }) : t('reasonTitle', { count: failed.length })}
      lead={t('reasonLead')}
      hint={t('reasonHint')}
      act={t('failAct')}
      kind="bad"
      required
      busy={review.busy}
      failure={review.failure}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
