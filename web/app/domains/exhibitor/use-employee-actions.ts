import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';

/** What is done with one press; afterwards the page shows what the server then says, also where another admin was quicker. */
export function useEmployeeActions() {
  const t = useTexts(employeeTexts);
  const nameOf = useEmployeeName();
  const { busy, isBusy, run } = useAction({ reload: true });
  return {
    busy,
    /** Is something being done with the employee of this id, or with the `code`? */
    isBusy,
    answer: (employee: EmployeeRow, agree: boolean) =>
      run(() => api(calls.exhibitor.answerEmployee, { id: employee.id, agree }), {
        key: employee.id,
        success: t(agree ? 'agreed' : 'refused', { name: nameOf(employee) }),
      }),
    invite: ({ id, email }: EmployeeRow) =>
      run(() => api(calls.exhibitor.inviteEmployee, { id }), { key: id, success: t('invitedAgain', { email }) }),
    restore: (employee: EmployeeRow) =>
      run(() => api(calls.exhibitor.restoreEmployee, { id: employee.id }), {
        key: employee.id,
        success: t('restored', { name: nameOf(employee) }),
      }),
    renewCode: () => run(() => api(calls.exhibitor.renewCode, {}), { key: 'code', success: t('renewed') }),
  };
}
export type EmployeeActions = ReturnType<typeof useEmployeeActions>;
