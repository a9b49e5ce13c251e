import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { inviteAgain, saveEmployee } from './employee.actions.ts';
import { cardAnswer, recordAnswer, rowAnswer } from './employee.answers.ts';
import type { Handover } from './employee.handovers.ts';
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
  holdings: readonly Handover[],
): Handlers<FairContext, EmployeeCalls> => ({
  saveEmployee: ({ ctx, caller, input }) =>
    input.id === undefined
      ? makeOnce(ctx, caller, input, (inner, form) => saveEmployee(services, inner, caller, form))
      : saveEmployee(services, ctx, caller, input),

  employees: async ({ ctx, caller, input }) => {
    const { exhibitorId, employeeId } = caller;
    const { sort, descending } = input;
    const keyword = input.keyword.trim();
    const asked = { keyword, state: input.state ?? null, sort, descending, ...rangeOf(input) };
    const { rows, total } = await employeePage(ctx, exhibitorId, asked);
    const list = rows.map((row) => rowAnswer(row, employeeId));
    const all = await employeeCounts(ctx, exhibitorId);
    return {
      ...pageAnswer(list, total, input),
      counts: keyword === '' ? all : await employeeCounts(ctx, exhibitorId, keyword),
      used: all.active + all.invited,
      employeesMax: (await packageOf(ctx, caller.exhibitorId)).limits.employees,
    };
  },

  employee: async ({ ctx, caller, input }) => {
    const row = await employeeById(ctx, caller.exhibitorId, input.id);
    if (row === undefined) fail('notFound');
    return recordAnswer(row, caller.employeeId, await heldBy(ctx, holdings, row.id));
  },

  resignEmployee: ({ ctx, caller, input }) => resign(services, holdings, ctx, caller, input),

  restoreEmployee: async ({ ctx, caller, input }) => {
    await restore(services, ctx, caller, input.id);
  },

  inviteEmployee: async ({ ctx, caller, input }) => {
    await inviteAgain(services, ctx, caller, input.id);
  },

  waitingEmployees: async ({ ctx, caller }) => ({
    exhibitorCode: await exhibitorCode(ctx, caller.exhibitorId),
    list: await waitingEmployees(ctx, caller.exhibitorId),
  }),

  answerEmployee: async ({ ctx, caller, input }) => {
    await answerWaiting(ctx, caller, input);
    services.sessions.forget();
  },

  renewCode: async ({ ctx, caller }) => ({ exhibitorCode: await renewExhibitorCode(ctx, caller.exhibitorId) }),

  employeesToMeet: async ({ ctx, input }) => {
    if (!(await isOpen(ctx, input.exhibitorId))) fail('notFound');
    return { list: (await employeesToMeet(ctx, input.exhibitorId)).map(cardAnswer) };
  },
});
