import type { QuickReply } from '@fairbridge/contract/chat/quick-reply.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { quickRepliesTexts } from './quick-replies.texts.ts';

/** A sentence in one language at least; `reply` is null for a new one. */
export function QuickReplyForm({
  reply,
  onSaved,
  onClose,
}: {
  reply: QuickReply | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTexts(quickRepliesTexts);
  const form = useForm<{ text: Bilingual }>({ text: reply?.text ?? { zh: '', en: '' } });
  const submit = (): Promise<void> =>
    form.submit({
      schema: async () => (await import('@fairbridge/contract/chat/quick-reply.shapes.ts')).quickReplyForm,
      input: { ...(reply !== null && { id: reply.id }), text: form.values.text },
      send: async ({ text }) => {
        await api(calls.quickReply.save, { ...(reply !== null && { id: reply.id }), text });
        toast.good(t('saved'));
        onSaved();
      },
    });
  return (
    <PostForm form={form} onSubmit={() => void submit()}>
      <BilingualField
        name="text"
        labels={{ zh: t('textZh'), en: t('textEn') }}
        value={form.values.text}
        errors={form.errors}
        max={LIMITS.quickReplyTextMax}
        rows={4}
        need="either"
        hint={t('hint')}
        className=""
        onChange={(text, field) => form.set('text', text, field)}
      />
      <FormFailure message={form.failure} />
      <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}
