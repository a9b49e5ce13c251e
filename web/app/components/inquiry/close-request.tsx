import type { OwnRequest } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { close as closeInquiry } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import { CLOSING_REASON_NAMES, CLOSING_REASONS, type ClosingReason } from '@fairbridge/contract/lead/closing.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { close as closeOrder } from '@fairbridge/contract/order/order.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';

/** Asks why before an inquiry or order that the supplier has seen is ended. */
export function CloseRequest({ request, onClose }: { request: OwnRequest; onClose: () => void }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const form = useForm<{ reason: ClosingReason | null; text: string }>({ reason: null, text: '' });
  const { id, kind, exhibitor } = request;
  const call = kind === 'order' ? closeOrder : closeInquiry;
  const submit = (): void =>
    void form.submit({
      schema: call.input,
      input: { id, ...form.values },
      send: async (input) => {
        await api(call, input);
        onClose();
        toast.good(t(kind === 'order' ? 'closedOrder' : 'closedInquiry'));
        await revalidate();
      },
    });
  return (
    <Dialog open title={t(kind === 'order' ? 'closeOrder' : 'closeInquiry')} onClose={onClose}>
      <PostForm form={form} className="grid gap-4" onSubmit={submit}>
        <p>{t('closeLead', { name: inLang(exhibitor.name, lang) })}</p>
        <RadioGroup
          label={t('Reason')}
          name="reason"
          required
          options={CLOSING_REASONS.map((one) => ({ value: one, label: inLang(CLOSING_REASON_NAMES[one], lang) }))}
          value={form.values.reason ?? ''}
          error={form.errors['reason']}
          onChange={(chosen) => form.set('reason', CLOSING_REASONS.find((one) => one === chosen) ?? null)}
        />
        <Input label={t('closeText')} autoComplete="off" maxLength={LIMITS.closingTextMax} {...form.text('text')} />
        <FormFailure message={form.failure} />
        <DialogActions
          act={t(kind === 'order' ? 'closeOrderAct' : 'closeInquiryAct')}
          kind="bad"
          busy={form.busy}
          onClose={onClose}
        />
      </PostForm>
    </Dialog>
  );
}
