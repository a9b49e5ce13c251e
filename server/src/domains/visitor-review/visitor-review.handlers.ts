import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { decideAndLog, decideMatching, restore, suspend, suspendBlocked } from './visitor-review.actions.ts';
import { lineOf, recordAnswer } from './visitor-review.answers.ts';
import { seePage } from './visitor-review.seen.ts';
import { visitorsFile } from './visitor-review.export.ts';
import { countVisitors, narrowed, visitorIds, visitorRecord, visitorRows } from './visitor-review.queries.ts';

export const reviewHandlers = (services: Services): Handlers<FairContext, typeof contract.review> => ({
  list: async ({ ctx, input }) => {
    // by the clock that registrations are completed by
    const readAt = new Date();
    const { state, sort } = input;
    const found = await narrowed(ctx, input);
    const counts = await countVisitors(ctx, found);
    const rows = await visitorRows(ctx, { ...found, state, sort }, rangeOf(input));
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
    return { ...pageAnswer(rows.map(lineOf), total, input), counts, readAt };
  },

  exportList: async ({ ctx, input: { lang, state, sort, ...filter }, acting }) => {
    const ids = await visitorIds(ctx, { ...(await narrowed(ctx, filter)), state, sort });
    const details = { exported: ids.length, ...(state !== undefined && { state }) };
    await writeAudit(ctx, acting, { act: 'visitor.export', details });
    return visitorsFile(ctx, ids, lang);
  },

  get: async ({ ctx, input }) => {
    const row = await visitorRecord(ctx, input.id);
    if (row === null) fail('notFound');
    return recordAnswer(services, ctx, row);
  },

  decide: async ({ ctx, input: { selection, ...wish }, acting }) => {
    if ('records' in selection)
      return { changed: await decideAndLog(services, ctx, acting, selection.records, wish), left: 0 };
    return decideMatching(services, ctx, acting, { ...selection, ...wish, readAt: new Date(selection.readAt) });
  },

  suspend: ({ ctx, input, acting }) => suspend(services, ctx, acting, input, input.reason),

  suspendBlocked: ({ ctx, input, acting }) => suspendBlocked(services, ctx, acting, input),

  seePage: async ({ ctx, input, acting }) => ({ html: await seePage(services, ctx, acting, input) }),

  restore: ({ ctx, input, acting }) => restore(services, ctx, acting, input, input.reason),
});
