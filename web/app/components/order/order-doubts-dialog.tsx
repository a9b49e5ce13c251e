import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { orderDoubtsTexts } from './order-doubts.texts.ts';
import type { OrderDoubts } from './order-doubts.ts';

/** Asks before an order is sent that may not be meant. */
export default function OrderDoubtsDialog({
  doubts,
  busy,
  onSend,
  onClose,
}: {
  doubts: OrderDoubts;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const t = useTexts(orderDoubtsTexts);
  const lang = useLang();
  return (
    <ConfirmDialog open title={t('title')} act={t('send')} busy={busy} onConfirm={onSend} onClose={onClose}>
      {doubts.below && <p>{t('below')}</p>}
      {doubts.sameSince !== '' && <p className="num">{t('same', { at: beijingMinute(doubts.sameSince, lang) })}</p>}
    </ConfirmDialog>
  );
}
