import { DONE } from '@fairbridge/contract/fields.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { changeProgramme, createProgramme, setProgrammeDeleted } from './programme.actions.ts';
import { deskProgramme, deskProgrammes, programmeAnswer } from './programme.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof deskProgramme>>>;
const answer = (row: Row): ProgrammeDesk => ({
  ...programmeAnswer(row),
  version: row.version,
  deleted: row.deleted_at !== null,
});

export const programmeHandlers: Handlers<FairContext, typeof contract.programme> = {
  list: async ({ ctx, input }) => {
    const { rows, total } = await deskProgrammes(ctx, input, rangeOf(input));
    return pageAnswer(rows.map(answer), total, input);
  },

  get: async ({ ctx, input }) => {
    const row = await deskProgramme(ctx, input.id);
    if (row === undefined) fail('notFound');
    return answer(row);
  },

  create: ({ ctx, caller, input, request: { address } }) =>
    makeOnce(ctx, caller, input, (inner, form) => createProgramme(inner, { caller, address }, form)),

  change: ({ ctx, caller, input, request: { address } }) => changeProgramme(ctx, { caller, address }, input),

  remove: async ({ ctx, caller, input, request: { address } }) => {
    await setProgrammeDeleted(ctx, { caller, address }, input.id, true);
    return DONE;
  },

  restore: async ({ ctx, caller, input, request: { address } }) => {
    await setProgrammeDeleted(ctx, { caller, address }, input.id, false);
    return DONE;
  },
};
