import type { contract } from '@fairbridge/contract/index.ts';
import { release } from '@fairbridge/contract/release/release.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { allow, sendBack, withdraw } from './release.actions.ts';
import { releaseCount, releaseRows } from './release.queries.ts';

export const releaseHandlers = (services: Services): Handlers<FairContext, typeof contract.release> => ({
  list: async ({ ctx, caller, input }) => {
    const rows = await releaseRows(ctx, rangeOf(input));
    const list = rows.map((row) => {
      const own = row.asked_by === caller.accountId;
      const waits = row.state === 'waiting';
      return {
        id: row.id,
        kind: release.shape.kind.parse(row.kind),
        objectId: row.object_id,
        title: bilingualOf('title', row),
        state: release.shape.state.parse(row.state),
        askedAt: row.asked_at.toISOString(),
        askedBy: row.asker ?? '',
        answeredAt: row.answered_at?.toISOString() ?? null,
        answeredBy: row.answerer ?? '',
        words: row.words,
        emails: row.emails,
        may: { release: waits && !own, withdraw: waits && own },
      };
    });
    return pageAnswer(list, await releaseCount(ctx), input);
  },

  allow: ({ ctx, input, acting }) => allow(services, ctx, acting, input.id),

  sendBack: ({ ctx, input, acting }) => sendBack(ctx, acting, input),

  withdraw: ({ ctx, input, acting }) => withdraw(ctx, acting, input.id),
});
