import { invite } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import type { ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

/** Who is to manage this exhibitor; the contact is offered for the first one. */
export function ExhibitorInviteForm({
  record,
  onDone,
  onClose,
}: {
  record: ExhibitorRecord;
  onDone: (email: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const first = record.administrators.length === 0;
  const form = useForm<{ name: string; email: string; language: Lang }>({
    name: first ? record.contact.name : '',
    email: first ? record.contact.email : '',
    language: lang,
  });
  const submit = (): void =>
    void form.submit({
      schema: invite.input,
      input: { id: record.id, ...form.values },
      onFailure: ({ name, message }) => {
        if (name !== 'userExists' && name !== 'employedElsewhere') return false;
        form.setErrors({ email: message });
        return true;
      },
      send: async (input) => {
        await api(invite, input);
        onDone(input.email);
      },
    });
  return (
    <PostForm form={form} onSubmit={submit}>
      <p className="text-soft">{t('inviteLead')}</p>
      <Input label={t('Name')} required autoComplete="off" maxLength={60} {...form.text('name')} />
      <EmailInput label={t('Email')} required {...form.text('email')} />
      <Select
        label={t('inviteLanguage')}
        name="language"
        value={form.values.language}
        options={[
          { value: 'zh', label: t('chinese') },
          { value: 'en', label: t('english') },
        ]}
        onChange={({ target }) => form.set('language', target.value === 'en' ? 'en' : 'zh')}
      />
      <FormFailure message={form.failure} />
      <DialogActions act={t('inviteAct')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}
