import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { decideAndLog, decideMatching, restore, suspend } from './visitor-review.actions.ts';
import { lineOf, recordAnswer } from './visitor-review.answers.ts';
import { visitorsFile } from './visitor-review.export.ts';
import { countVisitors, narrowed, visitorIds, visitorRecord, visitorRows } from './visitor-review.queries.ts';

export const reviewHandlers = (services: Services): Implementation<Scope, typeof contract.review> => ({
  list: async ({ scope, input }) => {
    // by the clock that registrations are completed by
    const readAt = new Date();
    const { state, sort } = input;
    const found = await narrowed(scope, input);
    const counts = await countVisitors(scope, found);
    const rows = await visitorRows(scope, { ...found, state, sort }, rangeOf(input));
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
    return { ...pageAnswer(rows.map(lineOf), total, input), counts, readAt };
  },

  exportList: async ({ scope, caller, input: { lang, state, sort, ...filter }, request: { address } }) => {
    const ids = await visitorIds(scope, { ...(await narrowed(scope, filter)), state, sort });
    const details = { exported: ids.length, ...(state !== undefined && { state }) };
    await writeAudit(scope, caller, { act: 'visitor.export', details, address });
    return visitorsFile(scope, ids, lang);
  },

  get: async ({ scope, input }) => {
    const row = await visitorRecord(scope, input.id);
    if (row === null) refuse('notFound');
    return recordAnswer(services, scope, row);
  },

  decide: async ({ scope, caller, input: { visitors, ...wish }, request: { address } }) => ({
    changed: await decideAndLog(services, scope, { caller, address }, visitors, wish),
  }),

  decideMatching: ({ scope, caller, input: { readAt, ...asked }, request: { address } }) =>
    decideMatching(services, scope, { caller, address }, { ...asked, readAt: new Date(readAt) }),

  suspend: async ({ scope, caller, input, request: { address } }) => {
    await suspend(services, scope, { caller, address }, input, input.reason);
    return { done: true };
  },

  restore: async ({ scope, caller, input, request: { address } }) => {
    await restore(services, scope, { caller, address }, input, input.reason);
    return { done: true };
  },
});
