import type { contract } from '@fairbridge/contract/index.ts';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { closeOwn } from '../lead/lead.closing.ts';
import { shownAsSeen } from '../lead/lead-seen.queries.ts';
import { createOrder, setContacted, setContactedAll, setContactedChosen } from './order.actions.ts';
import { ownAnswer, receivedAnswer } from './order.answers.ts';
import { changeOrder, withdrawOrder } from './order.change.ts';
import { orderClosed } from './order.events.ts';
import { receivedFile } from './order.export.ts';
import { notContactedCount, ownOrders, receivedCounts, receivedOrders, type ReceivedFilter } from './order.queries.ts';

/** More than any company receives; a bound for one file. */
const MOST = 50_000;

const filterOf = ({ keyword, state }: { keyword: string; state?: OrderState | undefined }): ReceivedFilter => ({
  keyword: keyword.trim(),
  state: state ?? null,
});

type Using = Pick<Services, 'jobs' | 'config'>;

export const orderHandlers = (services: Using): Handlers<FairContext, typeof contract.order> => ({
  create: ({ ctx, caller, input }) => createOrder(services, ctx, caller, input),

  change: ({ ctx, caller, input }) => changeOrder(services.jobs, ctx, caller, input),

  withdraw: ({ ctx, caller, input }) => withdrawOrder(services.jobs, ctx, caller, input.id),

  close: ({ ctx, caller, input }) =>
    closeOwn(ctx, caller, 'order', input, ({ db, exhibition }) =>
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

  receivedList: async ({ ctx, caller, input }) => {
    const filter = filterOf(input);
    const { sort, descending } = input;
    const asked = { ...filter, sort, descending, ...rangeOf(input) };
    const rows = await shownAsSeen(ctx, () => receivedOrders(ctx, caller, asked));
    const counts = await receivedCounts(ctx, caller, filter.keyword);
    const list = rows.map((row) => receivedAnswer(ctx.exhibition, row));
    const notContacted = filter.keyword === '' ? counts.notContacted : await notContactedCount(ctx, caller);
    return { ...pageAnswer(list, counts[filter.state ?? 'all'], input), counts, notContacted };
  },

  exportReceived: async ({ ctx, caller, input }) => {
    const { sort, descending } = input;
    const asked = { ...filterOf(input), sort, descending, limit: MOST, offset: 0 };
    const rows = await shownAsSeen(ctx, () => receivedOrders(ctx, caller, asked));
    return receivedFile(
      rows.map((row) => receivedAnswer(ctx.exhibition, row)),
      input.lang,
    );
  },

  setContactedChosen: async ({ ctx, caller, input }) => ({
    changed: await setContactedChosen(services.jobs, ctx, caller, input.ids, input.state),
  }),

  setContactedAll: async ({ ctx, caller, input: { filter, ...rest } }) => ({
    changed: await setContactedAll(services.jobs, ctx, caller, { filter: filterOf(filter), ...rest }),
  }),

  setContacted: ({ ctx, caller, input }) => setContacted(services.jobs, ctx, caller, input.id, input.state),
});
