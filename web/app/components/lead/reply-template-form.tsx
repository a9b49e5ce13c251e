import { saveTemplate } from '@fairbridge/contract/lead/lead.calls.ts';
import type { ReplyTemplate } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { TEMPLATE_PLACES } from './filled-template.ts';
import { replyTemplateTexts } from './reply-template.texts.ts';

function TemplateList({ list, onChange }: { list: readonly ReplyTemplate[]; onChange: () => void }) {
  const t = useTexts(replyTemplateTexts);
  const { isBusy, run } = useAction();
  const remove = async (name: string): Promise<void> => {
    if (await run(() => api(calls.lead.removeTemplate, { name }), { key: name, success: t('removed') })) onChange();
  };
  if (list.length === 0) return <p className="mb-4 text-soft">{t('none')}</p>;
  return (
    <ul className="mb-4 divide-y divide-line">
      {list.map(({ name }) => (
        <li key={name} className="flex items-center justify-between gap-4">
          <span className="min-w-0 break-words">{name}</span>
          <Button
            kind="plain"
            small
            busy={isBusy(name)}
            aria-label={t('removeOf', { name })}
            onClick={() => void remove(name)}
          >
            {t('Delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Props = { list: readonly ReplyTemplate[]; text: string; onChange: () => void; onClose: () => void };

/** The company's templates: another one is made of what stands in the reply, or one is deleted. */
export function ReplyTemplateDialog({ list, text, onChange, onClose }: Props) {
  const t = useTexts(replyTemplateTexts);
  const form = useForm(() => ({ name: '', text }));
  const submit = (): void =>
    void form.submit({
      schema: saveTemplate.input,
      input: form.values,
      send: async (input) => {
        await api(saveTemplate, input);
        toast.good(t('saved'));
        onChange();
        onClose();
      },
    });
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      <p className="mb-4 text-soft">{t('lead', { places: TEMPLATE_PLACES.join(' ') })}</p>
      <TemplateList list={list} onChange={onChange} />
      <PostForm form={form} className="grid gap-4" onSubmit={submit}>
        <Input
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={LIMITS.replyTemplateNameMax}
          {...form.text('name')}
        />
        <Textarea label={t('text')} required rows={6} maxLength={LIMITS.leadReplyMax} {...form.text('text')} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('save')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
