import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { inviteAgain, saveEmployee } from './employee.actions.ts';
import { cardAnswer, recordAnswer, rowAnswer } from './employee.answers.ts';
import type { Holding } from './employee.holdings.ts';
import { heldBy, resign, restore } from './employee.leaving.ts';
import { employeeById, employeeCounts, employeePage, employeesToMeet, isOpen } from './employee.queries.ts';
import { packageOf } from './package.queries.ts';
import { answerWaiting, waitingEmployees } from './employee.waiting.ts';
import { exhibitorCode, renewExhibitorCode } from './exhibitor-code.queries.ts';

export type EmployeeCalls = Pick<
  typeof contract.exhibitor,
  | 'saveEmployee'
  | 'employees'
  | 'employee'
  | 'resignEmployee'
  | 'restoreEmployee'
  | 'inviteEmployee'
  | 'waitingEmployees'
  | 'answerEmployee'
  | 'renewCode'
  | 'employeesToMeet'
>;

export const employeeHandlers = (
  services: Services,
  holdings: readonly Holding[],
): Implementation<Scope, EmployeeCalls> => ({
  saveEmployee: ({ scope, caller, input }) => saveEmployee(services, scope, caller, input),

  employees: async ({ scope, caller, input }) => {
    const { exhibitorId, employeeId } = caller;
    const { sort, descending } = input;
    const keyword = input.keyword.trim();
    const asked = { keyword, state: input.state ?? null, sort, descending, ...rangeOf(input) };
    const { rows, total } = await employeePage(scope, exhibitorId, asked);
    const list = rows.map((row) => rowAnswer(row, employeeId));
    const all = await employeeCounts(scope, exhibitorId);
    return {
      ...pageAnswer(list, total, input),
      counts: keyword === '' ? all : await employeeCounts(scope, exhibitorId, keyword),
      used: all.active + all.invited,
      employeesMax: (await packageOf(scope, caller.exhibitorId)).limits.employees,
    };
  },

  employee: async ({ scope, caller, input }) => {
    const row = await employeeById(scope, caller.exhibitorId, input.id);
    if (row === undefined) refuse('notFound');
    return recordAnswer(row, caller.employeeId, await heldBy(scope, holdings, row.id));
  },

  resignEmployee: ({ scope, caller, input }) => resign(services, holdings, scope, caller, input),

  restoreEmployee: async ({ scope, caller, input }) => {
    await restore(services, scope, caller, input.id);
    return { done: true };
  },

  inviteEmployee: async ({ scope, caller, input }) => {
    await inviteAgain(services, scope, caller, input.id);
    return { done: true };
  },

  waitingEmployees: async ({ scope, caller }) => ({
    exhibitorCode: await exhibitorCode(scope, caller.exhibitorId),
    list: await waitingEmployees(scope, caller.exhibitorId),
  }),

  answerEmployee: async ({ scope, caller, input }) => {
    await answerWaiting(scope, caller, input);
    services.sessions.forget();
    return { done: true };
  },

  renewCode: async ({ scope, caller }) => ({ exhibitorCode: await renewExhibitorCode(scope, caller.exhibitorId) }),

  employeesToMeet: async ({ scope, input }) => {
    if (!(await isOpen(scope, input.exhibitorId))) refuse('notFound');
    return { list: (await employeesToMeet(scope, input.exhibitorId)).map(cardAnswer) };
  },
});
