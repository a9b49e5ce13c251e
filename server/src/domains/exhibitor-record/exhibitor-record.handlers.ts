import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { employeesOf } from '../exhibitor/employee.queries.ts';
import { addExhibitor, changeExhibitor, disableExhibitor, enableExhibitor } from './exhibitor-record.actions.ts';
import { lineAnswer, recordAnswer } from './exhibitor-record.answers.ts';
import { exhibitorsFile } from './exhibitor-record.export.ts';
import { inviteAdministrator, inviteAdministratorAgain, withdrawAdministrator } from './exhibitor-record.invitation.ts';
import { countExhibitors, exhibitorLines, exhibitorRecord } from './exhibitor-record.queries.ts';

export const exhibitorRecordHandlers = (
  services: Services,
): Implementation<Scope, typeof contract.exhibitorRecord> => ({
  list: async ({ scope, input }) => {
    const { state, keyword, hall, category, sort, descending } = input;
    const filter = { keyword, hall, category };
    const rows = await exhibitorLines(scope, { ...filter, state, sort, descending }, rangeOf(input));
    const counts = await countExhibitors(scope, filter);
    const total = state === undefined ? counts.open + counts.waiting + counts.disabled : counts[state];
    const list = rows.map((row) => lineAnswer(scope.exhibition, row));
    return { ...pageAnswer(list, total, input), counts };
  },

  exportList: async ({ scope, caller, input: { lang, ...wanted }, request: { address } }) => {
    const { state } = wanted;
    await writeAudit(scope, caller, {
      act: 'exhibitor.export',
      details: state === undefined ? {} : { state },
      address,
    });
    return exhibitorsFile(scope, wanted, lang);
  },

  get: async ({ scope, input }) => {
    const row = await exhibitorRecord(scope, input.id);
    if (row === null) refuse('notFound');
    return recordAnswer(scope.exhibition, row, await employeesOf(scope, input.id));
  },

  add: async ({ scope, caller, input, request: { address } }) => ({
    id: await addExhibitor(scope, { caller, address }, input),
  }),

  change: async ({ scope, caller, input, request: { address } }) => ({
    version: await changeExhibitor(scope, { caller, address }, input),
  }),

  disable: async ({ scope, caller, input, request: { address } }) => {
    await disableExhibitor(services, scope, { caller, address }, input);
    return { done: true };
  },

  enable: async ({ scope, caller, input, request: { address } }) => {
    await enableExhibitor(services, scope, { caller, address }, input);
    return { done: true };
  },

  invite: async ({ scope, caller, input, request: { address } }) => ({
    id: await inviteAdministrator(services, scope, { caller, address }, input),
  }),

  inviteAgain: async ({ scope, caller, input, request: { address } }) => {
    await inviteAdministratorAgain(services, scope, { caller, address }, input.id);
    return { done: true };
  },

  withdrawInvitation: async ({ scope, caller, input, request: { address } }) => {
    await withdrawAdministrator(services, scope, { caller, address }, input.id);
    return { done: true };
  },
});
