import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { closeOwnRequest } from '../lead/lead.closing.ts';
import { createOrder } from './order.actions.ts';
import { ownAnswer } from './order.answers.ts';
import { changeOrder, withdrawOrder } from './order.change.ts';
import { orderClosed } from './order.events.ts';
import { ownOrders } from './order.queries.ts';

type Using = Pick<Services, 'jobs' | 'config'>;

export const orderHandlers = (services: Using): Handlers<FairContext, typeof contract.order> => ({
  create: ({ ctx, caller, input }) => createOrder(services, ctx, caller, input),

  change: ({ ctx, caller, input }) => changeOrder(services.jobs, ctx, caller, input),

  withdraw: ({ ctx, caller, input }) => withdrawOrder(services.jobs, ctx, caller, input.id),

  close: ({ ctx, caller, input }) =>
    closeOwnRequest(ctx, caller, 'order', input, ({ db, exhibition }) =>
      services.jobs.publish(db, orderClosed, { exhibitionId: exhibition.id, orderId: input.id }),
    ),

  ownList: async ({ ctx, caller, input }) => {
    const { rows, total } = await ownOrders(ctx, caller.visitorId, {
      ...rangeOf(input),
      productId: input.productId ?? null,
    });
    const list = rows.map((row) => ownAnswer(ctx.exhibition, row));
    return pageAnswer(list, total, input);
  },
});
