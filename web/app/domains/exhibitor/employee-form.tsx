import { saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { canCall } from '../../session/can-call.ts';
import { updateUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  employeeFormValues,
  employeeInput,
  emptyEmployee,
  isEmployeeFormValues,
  type EmployeeFormValues,
} from './employee-form-values.ts';
import { ContactFields, PersonFields, RightsFields } from './employee-fields.tsx';
import { useEmployeeDescriptions } from './employee-descriptions.ts';
import { employeeTexts } from './employee.texts.ts';

const LIST = '/my-employee-list';

type FormProps = {
  edited: EmployeeRecord | null;
  /** The record, or the id of a new one. */
  draftKey: string;
  autosaved: Autosaved | null;
  countries: readonly CallingCountry[];
  /** No account is free: what is typed cannot be saved. */
  blocked?: boolean;
};

const nameIn = ({ nameZh, nameEn }: EmployeeFormValues, lang: Lang): string =>
  lang === 'zh' ? nameZh || nameEn : nameEn || nameZh;

/** Whoever changed the own record may have another name, or be no administrator any more: the menus must know. */
async function knowOneself(): Promise<string> {
  const user = await api(calls.account.info, {});
  updateUser(user);
  return canCall(calls.exhibitor.employees, user) ? LIST : '/my-exhibit-list';
}

function useEmployeeEditor({ edited, draftKey, autosaved }: FormProps) {
  const lang = useLang();
  const [saved] = useState<EmployeeFormValues>(() =>
    edited === null ? emptyEmployee(lang) : employeeFormValues(edited),
  );
  const id = edited?.id;
  return useEditor<EmployeeFormValues>({
    kind: 'employee',
    draftKey,
    isNew: id === undefined,
    title: (values) => nameIn(values, lang),
    version: edited?.version ?? 0,
    saved,
    autosaved,
    isValid: isEmployeeFormValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.exhibitor.employee, { id });
        return now.may.edit ? { version: now.version, values: employeeFormValues(now) } : null;
      },
    }),
  });
}

/** Sends the form; answers what went wrong to the field it belongs to. */
function useSaving(editor: ReturnType<typeof useEmployeeEditor>, edited: EmployeeRecord | null) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { form } = editor;
  const onFailure = ({ name, message, data }: Failure): boolean => {
    const { field } = data;
    if (name === 'userExists' && (field === 'email' || field === 'mobile')) form.setErrors({ [field]: message });
    else if (name === 'lastAdmin') form.setErrors({ admin: message });
    else return false;
    return true;
  };
  const said = (invited: boolean, values: EmployeeFormValues): string => {
    const name = nameIn(values, lang);
    if (!invited) return t('saved', { name });
    return edited === null ? t('savedAndInvited', { name }) : t('invitedAnew', { email: values.email.trim() });
  };
  return (): Promise<void> => {
    let sent = form.values;
    return editor.submit({
      schema: saveEmployee.input,
      inputOf: (values, version, requestId) => {
        sent = values;
        return edited === null
          ? { ...employeeInput(values, null), requestId }
          : employeeInput(values, { id: edited.id, version });
      },
      onFailure,
      send: async (input) => {
        const { invited } = await api(saveEmployee, input);
        const next = edited?.self === true ? await knowOneself() : LIST;
        toast.good(said(invited, sent));
        if (await editor.saved()) await navigate(localPath(lang, next));
      },
    });
  };
}

/** A new employee, or one that is edited. */
export function EmployeeForm(props: FormProps) {
  const { edited, countries, blocked = false } = props;
  const t = useTexts(employeeTexts);
  const editor = useEmployeeEditor(props);
  const { form } = editor;
  const submit = useSaving(editor, edited);
  return (
    <div>
      <EditorNotices editor={editor} {...useEmployeeDescriptions()} />
      <EditorForm editor={editor} className="grid gap-4" onSubmit={submit}>
        <PersonFields form={form} />
        <ContactFields form={form} state={edited?.state ?? 'new'} countries={countries} />
        <RightsFields form={form} self={edited?.self ?? false} />
        <div className="sticky bottom-14 z-10 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <SavingLine editor={editor} />
            <ButtonLink to={LIST} kind="plain">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy || blocked}>
              {t(edited === null ? 'saveAndInvite' : 'save')}
            </Button>
          </div>
        </div>
      </EditorForm>
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
