import { DONE } from '@fairbridge/contract/fields.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { changeProgramme, createProgramme, setProgrammeDeleted } from './programme.actions.ts';
import { deskProgramme, deskProgrammes, programmeAnswer } from './programme.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof deskProgramme>>>;
const answer = (row: Row): ProgrammeDesk => ({
  ...programmeAnswer(row),
  version: row.version,
  deleted: row.deleted_at !== null,
});

export const programmeHandlers: Implementation<Scope, typeof contract.programme> = {
  list: async ({ scope, input }) => {
    const { rows, total } = await deskProgrammes(scope, input, rangeOf(input));
    return pageAnswer(rows.map(answer), total, input);
  },

  get: async ({ scope, input }) => {
    const row = await deskProgramme(scope, input.id);
    if (row === undefined) refuse('notFound');
    return answer(row);
  },

  create: ({ scope, caller, input, request: { address } }) => createProgramme(scope, { caller, address }, input),

  change: ({ scope, caller, input, request: { address } }) => changeProgramme(scope, { caller, address }, input),

  remove: async ({ scope, caller, input, request: { address } }) => {
    await setProgrammeDeleted(scope, { caller, address }, input.id, true);
    return DONE;
  },

  restore: async ({ scope, caller, input, request: { address } }) => {
    await setProgrammeDeleted(scope, { caller, address }, input.id, false);
    return DONE;
  },
};
