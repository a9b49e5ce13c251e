import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { calendarFile } from './programme.calendar.ts';
import { programme, programmeAnswer, programmes } from './programme.queries.ts';

type Calls = Pick<typeof contract.content, 'programmes' | 'programme' | 'programmeCalendar'>;

export const publicProgrammeHandlers = (services: Services): Handlers<FairContext, Calls> => ({
  programmes: async ({ ctx, input }) => {
    const { rows, total } = await programmes(ctx, rangeOf(input));
    return pageAnswer(rows.map(programmeAnswer), total, input);
  },

  programme: async ({ ctx, input }) => {
    const row = await programme(ctx, input.id);
    if (row === undefined) fail('notFound');
    return programmeAnswer(row);
  },

  programmeCalendar: async ({ ctx, input, lang }) => {
    const row = await programme(ctx, input.id);
    if (row === undefined) fail('notFound');
    return calendarFile(services.config, ctx.exhibition, lang, {
      path: `/programme/${row.id}`,
      event: { ...programmeAnswer(row), version: row.version },
    });
  },
});
