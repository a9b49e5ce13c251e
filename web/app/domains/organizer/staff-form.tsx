import { add, change } from '@fairbridge/contract/organizer/staff.calls.ts';
import type { StaffMember } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { STAFF_ROLES, type StaffRole } from '@fairbridge/contract/roles.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { organizerShellTexts } from '../../shell/organizer/organizer-shell.texts.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import type { Added } from './staff-entrance.tsx';
import { staffTexts } from './staff.texts.ts';

const DOES = { owner: 'ownerDoes', reviewer: 'reviewerDoes', editor: 'editorDoes', support: 'supportDoes' } as const;

/** A new member of staff, or the name and role of one who is there; the address of an account does not change. */
export function StaffForm({
  member,
  onDone,
  onClose,
}: {
  member: StaffMember | null;
  onDone: (name: string, added?: Added) => void;
  onClose: () => void;
}) {
  const t = useTexts(staffTexts);
  const shell = useTexts(organizerShellTexts);
  const form = useForm<{ email: string; name: string; role: StaffRole }>({
    email: member?.email ?? '',
    name: member?.name ?? '',
    role: member?.role ?? 'reviewer',
  });
  const { name, role } = form.values;
  const submit = (): void => {
    if (member === null)
      void form.submit({
        schema: add.input,
        input: form.values,
        send: async (input) => {
          const { entrance } = await api(add, input);
          onDone(input.name, entrance === null ? undefined : { name: input.name, email: input.email, entrance });
        },
      });
    else
      void form.submit({
        schema: change.input,
        input: { id: member.id, name, role },
        send: async (input) => {
          await api(change, input);
          onDone(input.name);
        },
      });
  };
  return (
    <PostForm form={form} onSubmit={submit}>
      {member === null ? (
        <EmailInput label={t('email')} hint={t('emailHint')} required {...form.text('email')} />
      ) : (
        <p className="break-all text-soft">{member.email}</p>
      )}
      <Input label={t('Name')} required autoComplete="off" {...form.text('name')} />
      <RadioGroup
        label={t('role')}
        name="role"
        value={role}
        onChange={(value) => form.set('role', STAFF_ROLES.find((one) => one === value) ?? role)}
        options={STAFF_ROLES.map((one) => ({ value: one, label: shell(one), hint: t(DOES[one]) }))}
      />
      <FormFailure message={form.failure} />
      <DialogActions act={t(member === null ? 'invite' : 'Save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}
