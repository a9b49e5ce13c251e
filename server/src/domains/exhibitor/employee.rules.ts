import type { EmployeeState } from '@fairbridge/contract/exhibitor/employee.shapes.ts';

export type EmploymentStatus = { id: string; state: EmployeeState; admin: boolean };

const isActiveAdmin = ({ state, admin }: EmploymentStatus): boolean => state === 'active' && admin;

/** Would the company be left without an administrator who can log in, if this one stopped being one? */
export const isLastAdmin = (members: readonly EmploymentStatus[], id: string): boolean =>
  members.some((one) => one.id === id && isActiveAdmin(one)) &&
  !members.some((one) => one.id !== id && isActiveAdmin(one));

/** Whoever asks may have lost the flag since the call began: with the company held, the rows decide. */
export const mayManage = (members: readonly EmploymentStatus[], employeeId: string): boolean =>
  members.some((one) => one.id === employeeId && isActiveAdmin(one));

/** Sub-accounts that count for the limit: a request by code does not, or strangers could use it up. */
const counts = ({ state }: EmploymentStatus): boolean => state === 'active' || state === 'invited';
export const isFull = (members: readonly EmploymentStatus[], most: number): boolean =>
  members.filter(counts).length >= most;

export const mayEdit = (state: EmployeeState): boolean => state === 'active' || state === 'invited';
export const mayResign = (state: EmployeeState, self: boolean): boolean => mayEdit(state) && !self;
/** An account that was deleted took name and addresses along: nobody is left to be brought back. */
export const mayRestore = (row: {
  state: EmployeeState;
  email: string;
  mobile: string;
  account_id: string | null;
}): boolean => row.state === 'resigned' && (row.email !== '' || row.mobile !== '' || row.account_id !== null);
export const mayInvite = (row: { state: EmployeeState; email: string }): boolean =>
  row.state === 'invited' && row.email !== '';
