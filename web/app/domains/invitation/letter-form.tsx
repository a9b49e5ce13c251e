import type { Letter } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { save } from '@fairbridge/contract/invitation/mailing.calls.ts';
import { mailingsTexts } from './mailings.texts.ts';

/** Corrects one row of a draft; the list is checked anew. */
export function LetterDialog({
  mailingId,
  letter,
  onSaved,
  onClose,
}: {
  mailingId: string;
  letter: Letter;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTexts(mailingsTexts);
  const { number, email, name, language } = letter;
  const form = useForm({ email, name, language });
  const submit = (): Promise<void> =>
    form.submit({
      schema: save.input,
      input: { id: mailingId, letters: [{ number, ...form.values }] },
      send: async (input) => {
        await api(calls.mailing.save, input);
        onSaved();
      },
    });
  return (
    <Dialog open title={t('correctTitle', { row: number })} onClose={onClose}>
      <PostForm form={form} onSubmit={() => void submit()}>
        <Input label={t('email')} required autoComplete="off" {...form.text('email')} />
        <Input label={t('name')} autoComplete="off" {...form.text('name')} />
        <Input label={t('language')} hint={t('languageHint')} autoComplete="off" {...form.text('language')} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('save')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
