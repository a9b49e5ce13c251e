import { addNote } from '@fairbridge/contract/customer/customer.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { customerTexts } from './customer.texts.ts';

/** A note about a customer, for the company alone; the same press sent again writes it once (G57). */
export function CustomerNoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts(customerTexts);
  const form = usePersistentForm(`customer-note.${id}`, () => ({ text: '' }));
  const request = useRef<string>(crypto.randomUUID());
  const submit = () =>
    form.submit({
      schema: addNote.input,
      input: { id, text: form.values.text, requestId: request.current },
      send: async (input) => {
        await api(calls.customer.addNote, input);
        request.current = crypto.randomUUID();
        form.reset({ text: '' });
        toast.good(t('noteAdded'));
        onDone();
      },
    });
  return (
    <PostForm form={form} className="grid gap-3" onSubmit={() => void submit()}>
      <Textarea label={t('note')} rows={2} maxLength={LIMITS.leadNoteMax} {...form.text('text')} />
      <FormFailure message={form.failure} />
      <div>
        <Button type="submit" kind="quiet" small busy={form.busy}>
          {t('addNote')}
        </Button>
      </div>
    </PostForm>
  );
}
