import { contract } from '@fairbridge/contract/index.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { missedSearches } from '../search/search-miss.ts';
import { boothFigures } from './booth-figures.queries.ts';
import { exhibitorFigures } from './exhibitor-figures.queries.ts';
import { exhibitorAnswer, hallsOf, registrationsOf, requirementsOf, waitingAnswer } from './fair-figures.answers.ts';
import { figuresFile } from './fair-figures.export.ts';
import { waitingExhibitors } from './waiting.queries.ts';

/** The telephone stands in the exhibitor's record: whoever reads that reads it here. */
const mayReach = (caller: OrganizerCaller): boolean => can(contract.exhibitorRecord.get.roles, caller);

export const fairFiguresHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.fairFigures> => ({
  registrations: ({ ctx, input: { period } }) => registrationsOf(ctx, period),

  halls: async ({ ctx, input: { period } }) => ({ list: await hallsOf(ctx, period) }),

  booths: ({ ctx, input: { period, figure } }) => boothFigures(ctx, period, figure),

  searches: async ({ ctx, input: { period } }) => ({ list: await missedSearches(search, ctx, period) }),

  waiting: async ({ ctx, caller, input }) => {
    const { rows, total } = await waitingExhibitors(ctx, rangeOf(input));
    const list = rows.map((row) => waitingAnswer(ctx.exhibition, row, mayReach(caller)));
    return pageAnswer(list, total, input);
  },

  requirements: async ({ ctx }) => ({ list: await requirementsOf(ctx) }),

  exhibitors: async ({ ctx, input }) => {
    const { rows, total } = await exhibitorFigures(ctx, input, rangeOf(input));
    return pageAnswer(
      rows.map((row) => exhibitorAnswer(ctx.exhibition, row)),
      total,
      input,
    );
  },

  exportTable: async ({ ctx, caller, input: { table, lang, ...wanted }, acting }) => {
    const { from, to } = wanted.period;
    await writeAudit(ctx, acting, { act: 'figures.export', details: { table, from, to } });
    return figuresFile({ search, ctx, mayReach: mayReach(caller), lang }, table, wanted);
  },
});
