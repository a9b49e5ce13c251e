import { saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { may } from '../../session/may.ts';
import { updateUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { draftOfEmployee, employeeInput, emptyEmployee, type EmployeeDraft } from './employee-draft.ts';
import { ContactFields, PersonFields, RightsFields } from './employee-fields.tsx';
import { employeeTexts } from './employee.texts.ts';

const LIST = '/my-employee-list';

/** Whoever changed the own record may have another name, or be no administrator any more: the menus must know. */
async function knowOneself(): Promise<string> {
  const user = await api(calls.account.info, {});
  updateUser(user);
  return may(calls.exhibitor.employees, user) ? LIST : '/my-exhibit-list';
}

/** Sends the form; answers what went wrong to the field it belongs to. */
function useSaving(form: ReturnType<typeof useForm<EmployeeDraft>>, edited: EmployeeRecord | null, allow: () => void) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState(false);
  const onFailure = ({ name, message, data }: Failure): boolean => {
    const { field } = data;
    if (name === 'userExists' && (field === 'email' || field === 'mobile')) form.setErrors({ [field]: message });
    else if (name === 'lastAdmin') form.setErrors({ admin: message });
    else {
      setConflict(name === 'editConflict');
      return false;
    }
    return true;
  };
  const { nameZh, nameEn, email } = form.values;
  const said = (invited: boolean): string => {
    const name = lang === 'zh' ? nameZh || nameEn : nameEn || nameZh;
    if (!invited) return t('saved', { name });
    return edited === null ? t('savedAndInvited', { name }) : t('invitedAnew', { email: email.trim() });
  };
  const submit = (): void =>
    void form.submit({
      schema: saveEmployee.input,
      input: employeeInput(form.values, edited),
      onFailure,
      send: async (input) => {
        const { invited } = await api(saveEmployee, input);
        const next = edited?.self === true ? await knowOneself() : LIST;
        allow();
        toast.good(said(invited));
        await navigate(localPath(lang, next));
      },
    });
  return { submit, conflict };
}

/** A new employee, or one that is edited. */
export function EmployeeForm({
  edited,
  countries,
  blocked = false,
}: {
  edited: EmployeeRecord | null;
  countries: readonly CallingCountry[];
  /** No account is free: what is typed cannot be saved. */
  blocked?: boolean;
}) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const { revalidate, state: loading } = useRevalidator();
  const [initial] = useState<EmployeeDraft>(() => (edited === null ? emptyEmployee(lang) : draftOfEmployee(edited)));
  const form = useForm<EmployeeDraft>(initial);
  const unsaved = JSON.stringify(form.values) !== JSON.stringify(initial);
  const { dialog, allow } = useUnsaved(unsaved);
  const { submit, conflict } = useSaving(form, edited, allow);
  return (
    <>
      <PostForm form={form} className="grid gap-4" onSubmit={submit}>
        <PersonFields form={form} />
        <ContactFields form={form} state={edited?.state ?? 'new'} countries={countries} />
        <RightsFields form={form} self={edited?.self ?? false} />
        <div className="sticky bottom-14 z-10 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
          <FormFailure message={form.failure}>
            {conflict && (
              <Button
                small
                kind="quiet"
                className="mt-2"
                busy={loading === 'loading'}
                onClick={() => void revalidate()}
              >
                {t('loadLatest')}
              </Button>
            )}
          </FormFailure>
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p className="mr-auto text-sm text-soft" role="status">
              {unsaved ? t('unsaved') : ''}
            </p>
            <ButtonLink to={LIST} kind="plain">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy || blocked}>
              {t(edited === null ? 'saveAndInvite' : 'save')}
            </Button>
          </div>
        </div>
      </PostForm>
      {dialog}
    </>
  );
}
