import { REQUEST_WAYS } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { personalRequestTexts } from './personal-request.texts.ts';

const REASON_MAX = 500;
const schema = async () => (await import('@fairbridge/contract/personal-request/personal-request.shapes.ts')).erasing;

type Props = {
  id: string;
  /** What is typed to confirm. */
  typed: string;
  onDone: (receiptId: string) => void;
  onClose: () => void;
};

function EraseForm({ id, typed: name, onDone, onClose }: Props) {
  const t = useTexts(personalRequestTexts);
  const form = useForm({ way: '', reason: '', typed: '' });
  const { way, reason, typed } = form.values;
  const send = (): void =>
    void form.submit({
      schema,
      input: { id, reason, typed, way: REQUEST_WAYS.find((one) => one === way) ?? null },
      send: async (input) => onDone((await api(calls.personalRequest.erase, input)).receiptId),
    });
  return (
    <PostForm form={form} className="grid gap-4" onSubmit={send}>
      <p>{t('eraseLead')}</p>
      <Select
        label={t('way')}
        required
        placeholder={t('way')}
        options={REQUEST_WAYS.map((value) => ({ value, label: t(value) }))}
        {...form.text('way')}
      />
      <Textarea
        label={t('Reason')}
        hint={t('reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        {...form.text('reason')}
      />
      <Input label={t('typed', { name })} required autoComplete="off" {...form.text('typed')} />
      <FormFailure message={form.failure} />
      <DialogActions act={t('eraseAct')} kind="bad" busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** Asks for the reason, how the request came, and the name, before a person is erased for good. */
export function EraseDialog(props: Props) {
  const t = useTexts(personalRequestTexts);
  return (
    <Dialog open wide title={t('eraseTitle')} onClose={props.onClose}>
      <EraseForm {...props} />
    </Dialog>
  );
}
