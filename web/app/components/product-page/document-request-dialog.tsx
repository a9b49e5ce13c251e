import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ShownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { api } from '../../api.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { documentName } from '../product-document/document-name.ts';
import { shownDocumentTexts } from '../product-document/shown-document.texts.ts';

// The schema comes with the first check: a reader of a public page does not load it.
const schema = async () =>
  (await import('@fairbridge/contract/product-document/product-document.calls.ts')).requestDocument.input;

/** Asks the company for a document, with a few words where wanted. */
export default function DocumentRequestDialog({
  document,
  onClose,
  onSent,
}: {
  document: ShownDocument;
  onClose: () => void;
  onSent: () => Promise<void>;
}) {
  const t = useTexts(shownDocumentTexts);
  const lang = useLang();
  const form = usePersistentForm(`document.${document.id}`, () => ({ note: '' }));
  const submit = (): void =>
    void form.submit({
      schema,
      input: { id: document.id, note: form.values.note },
      send: async (ready) => {
        const { access } = await api(calls.product.requestDocument, ready);
        if (access === 'asked') toast.good(t('sent'));
        await onSent();
      },
    });
  return (
    <Dialog open onClose={onClose} title={t('askTitle')}>
      <PostForm form={form} onSubmit={submit} className="grid gap-4">
        <p>{t('askLead', { document: documentName(document, lang) })}</p>
        <Textarea
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          maxLength={LIMITS.documentNoteMax}
          {...form.text('note')}
        />
        <FormFailure message={form.failure} />
        <DialogActions act={t('send')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
