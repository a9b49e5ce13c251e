import { saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { WorkSaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { canCall } from '../../session/can-call.ts';
import { updateUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { mobileFieldTexts } from '../../ui/mobile-field.texts.ts';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  EMPLOYEE_LIKE,
  employeeFormValues,
  employeeInput,
  emptyEmployee,
  type EmployeeFormValues,
} from './employee-form-values.ts';
import { ContactFields, PersonFields, RightsFields } from './employee-fields.tsx';
import { employeeTexts } from './employee.texts.ts';

const LIST = '/my-employee-list';

type FormProps = {
  loaded: LoadedRecord<EmployeeRecord>;
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

/** The parts of an employee by their names, for whoever has to choose between two of them. */
function useDescriptions() {
  const t = useTexts(employeeTexts);
  const says = useTexts(mobileFieldTexts);
  const labelOf = fieldLabels(employeeTexts, useLang(), 'picture');
  return {
    labelOf: (path: string): string =>
      path === 'areaCode' || path === 'mobile' ? says(path) : labelOf(path === 'admin' ? 'makeAdmin' : path),
    say: (path: string, value: unknown): string | null => {
      if (path === 'language') return t(value === 'en' ? 'English' : 'Chinese');
      // of a picture its id alone is known
      return path === 'avatar' && value !== '' ? t('picture') : null;
    },
  };
}

function useEmployeeEditor(loaded: LoadedRecord<EmployeeRecord>) {
  const lang = useLang();
  return useRecordEditor({
    loaded,
    valuesOf: (record) => (record === null ? emptyEmployee(lang) : employeeFormValues(record)),
    like: EMPLOYEE_LIKE,
    get: async (id) => {
      const now = await api(calls.exhibitor.employee, { id });
      return now.may.edit ? now : null;
    },
    title: (values) => nameIn(values, lang),
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
  const said = (invited: boolean, name: string): string => {
    if (!invited) return t('saved', { name });
    return edited === null ? t('savedAndInvited', { name }) : t('invitedAnew', { email: form.values.email.trim() });
  };
  const inputOf = (values: EmployeeFormValues, version: number, requestId: string | undefined) =>
    edited === null ? { ...employeeInput(values, null), requestId } : employeeInput(values, { id: edited.id, version });
  return (): Promise<void> =>
    saveBy(editor, { call: saveEmployee, inputOf, onFailure }, async ({ invited }, goesOn, { name }) => {
      const next = edited?.self === true ? await knowOneself() : LIST;
      toast.good(said(invited, inLang(name, lang)));
      if (goesOn) await navigate(localPath(lang, next));
    });
}

/** A new employee, or one that is edited. */
export function EmployeeForm({ loaded, countries, blocked = false }: FormProps) {
  const { record: edited } = loaded;
  const t = useTexts(employeeTexts);
  const editor = useEmployeeEditor(loaded);
  const { form } = editor;
  return (
    <div>
      <EditorFrame editor={editor} save={useSaving(editor, edited)} className="grid gap-4" {...useDescriptions()}>
        <PersonFields form={form} />
        <ContactFields form={form} state={edited?.state ?? 'new'} countries={countries} />
        <RightsFields form={form} self={edited?.self ?? false} />
        <WorkSaveBar editor={editor}>
          <ButtonLink to={LIST} kind="plain">
            {t('Cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.busy || blocked}>
            {t(edited === null ? 'saveAndInvite' : 'Save')}
          </Button>
        </WorkSaveBar>
      </EditorFrame>
    </div>
  );
}
