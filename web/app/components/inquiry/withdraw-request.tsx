import type { OwnRequest } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownRequestsTexts } from './own-requests.texts.ts';

/** Asks once before an inquiry or order is taken back. */
export function WithdrawRequest({ request, onClose }: { request: OwnRequest; onClose: () => void }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const { id, kind, exhibitor } = request;
  const isOrder = kind === 'order';
  const withdraw = async (): Promise<void> => {
    await run(() => api(isOrder ? calls.order.withdraw : calls.inquiry.withdraw, { id }), {
      success: t(isOrder ? 'withdrawnOrder' : 'withdrawnInquiry'),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(isOrder ? 'withdrawOrder' : 'withdrawInquiry')}
      act={t('withdraw')}
      kind="bad"
      busy={busy}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>{t('withdrawLead', { name: inLang(exhibitor.name, lang) })}</p>
    </ConfirmDialog>
  );
}
