import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { changeProgramme, createProgramme, setProgrammeDeleted } from './programme.actions.ts';
import { deskProgrammes, programmeAnswer, programmeRows } from './programme.queries.ts';

const answer = (
  row: Parameters<typeof programmeAnswer>[0] & { version: number; deleted_at: Date | null },
): ProgrammeDesk => ({
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
    const row = await programmeRows.find(ctx, { id: input.id });
    if (row === undefined) fail('notFound');
    return answer(row);
  },

  create: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, form) => createProgramme(inner, acting, form)),

  change: ({ ctx, input, acting }) => changeProgramme(ctx, acting, input),

  remove: ({ ctx, input, acting }) => setProgrammeDeleted(ctx, acting, input.id, true),

  restore: ({ ctx, input, acting }) => setProgrammeDeleted(ctx, acting, input.id, false),
};
