import type { contract } from '@fairbridge/contract/index.ts';
import { erasure } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { collect, ownerOf } from '../personal/personal.queries.ts';
import { correct, eraseOnRequest, typedOf } from './personal-request.actions.ts';
import { erasureCount, erasureRow, erasureRows, heldOf, tieOf, visitorAsked } from './personal-request.queries.ts';

const lineOf = ({ id, erased_at: at, way, by }: Awaited<ReturnType<typeof erasureRows>>[number]) => ({
  id,
  at: at.toISOString(),
  way: erasure.shape.way.parse(way),
  by: by ?? '',
});

export const personalRequestHandlers = (
  services: Services,
): Handlers<FairContext, typeof contract.personalRequest> => ({
  get: async ({ ctx, input }) => {
    const asked = (await visitorAsked(ctx, input.id)) ?? fail('notFound');
    const { accountId, correctable } = asked;
    return { correctable, typed: typedOf(asked), erasable: await tieOf(ctx, accountId) };
  },

  exportData: async ({ ctx, input: { id }, acting }) => {
    const { accountId } = (await visitorAsked(ctx, id)) ?? fail('notFound');
    const here = { exhibitionId: ctx.exhibition.id };
    const everywhere = unscoped(ctx.db);
    const owner = await ownerOf(everywhere, accountId, here);
    const data = await collect(everywhere, services.declarations.personal, owner, here);
    await writeAudit(ctx, acting, { act: 'visitor.exportData', object: { kind: 'visitor', id } });
    return {
      name: `${ctx.exhibition.code}-${id}.json`,
      type: 'application/json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify({ madeAt: new Date().toISOString(), ...data }, null, 2)),
    };
  },

  correct: ({ ctx, input, acting }) => correct(services, ctx, acting, input),

  erase: async ({ ctx, input, acting }) => ({ receiptId: await eraseOnRequest(services, ctx, acting, input) }),

  list: async ({ ctx, input }) =>
    pageAnswer((await erasureRows(ctx, rangeOf(input))).map(lineOf), await erasureCount(ctx), input),

  receipt: async ({ ctx, input }) => {
    const row = (await erasureRow(ctx, input.id)) ?? fail('notFound');
    return { ...lineOf(row), reason: row.reason, held: heldOf(row.held) };
  },
});
