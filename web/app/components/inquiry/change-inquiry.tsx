import type { OwnInquiry } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { change } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { inquiryOf, typedOf } from './inquiry-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';

/** What was asked, written anew while nobody has seen it. Whom it went to stays. */
export function ChangeInquiry({
  inquiry,
  countries,
  onClose,
}: {
  inquiry: OwnInquiry;
  countries: readonly { code: string; name: Bilingual }[];
  onClose: () => void;
}) {
  const t = useTexts(ownRequestsTexts);
  const { revalidate } = useRevalidator();
  const { id, version } = inquiry;
  const form = usePersistentForm(`inquiry.${id}.${version}`, () => typedOf(inquiry));
  const submit = (): void =>
    void form.submit({
      schema: change.input,
      input: { id, version, ...inquiryOf(form.values) },
      send: async (input) => {
        await api(change, input);
        onClose();
        toast.good(t('savedInquiry'));
        await revalidate();
      },
    });
  return (
    <Dialog open wide title={t('editInquiry')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <RestoredNotice form={form} />
        <InquiryFields form={form} countries={countries} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
