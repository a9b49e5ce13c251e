import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';

/** What is done with one press; afterwards the page shows what the server then says, also where another admin was quicker. */
export function useEmployeeActs() {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const nameOf = useEmployeeName();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState('');
  const run = async (what: string, work: () => Promise<unknown>, done: string): Promise<void> => {
    if (busy !== '') return;
    setBusy(what);
    try {
      await work();
      toast.good(done);
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      await revalidate();
      setBusy('');
    }
  };
  return {
    /** The id of the employee something is being done with, or `code`. */
    busy,
    answer: (employee: EmployeeRow, agree: boolean) =>
      run(
        employee.id,
        () => api(calls.exhibitor.answerEmployee, { id: employee.id, agree }),
        t(agree ? 'agreed' : 'refused', { name: nameOf(employee) }),
      ),
    invite: ({ id, email }: EmployeeRow) =>
      run(id, () => api(calls.exhibitor.inviteEmployee, { id }), t('invitedAgain', { email })),
    restore: (employee: EmployeeRow) =>
      run(
        employee.id,
        () => api(calls.exhibitor.restoreEmployee, { id: employee.id }),
        t('restored', { name: nameOf(employee) }),
      ),
    renewCode: () => run('code', () => api(calls.exhibitor.renewCode, {}), t('renewed')),
  };
}
export type EmployeeActs = ReturnType<typeof useEmployeeActs>;
