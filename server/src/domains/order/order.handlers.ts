import type { contract } from '@fairbridge/contract/index.ts';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
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

export const orderHandlers = (services: Using): Implementation<Scope, typeof contract.order> => ({
  create: ({ scope, caller, input }) => createOrder(services, scope, caller, input),

  change: ({ scope, caller, input }) => changeOrder(services.jobs, scope, caller, input),

  withdraw: ({ scope, caller, input }) => withdrawOrder(services.jobs, scope, caller, input.id),

  close: ({ scope, caller, input }) =>
    closeOwn(scope, caller, 'order', input, ({ db, exhibition }) =>
      services.jobs.tell(db, orderClosed, { exhibitionId: exhibition.id, orderId: input.id }),
    ),

  ownList: async ({ scope, caller, input }) => {
    const { rows, total } = await ownOrders(scope, caller.visitorId, rangeOf(input));
    const list = rows.map((row) => ownAnswer(scope.exhibition, row));
    return pageAnswer(list, total, input);
  },

  receivedList: async ({ scope, caller, input }) => {
    const filter = filterOf(input);
    const { sort, descending } = input;
    const asked = { ...filter, sort, descending, ...rangeOf(input) };
    const rows = await shownAsSeen(scope, () => receivedOrders(scope, caller, asked));
    const counts = await receivedCounts(scope, caller, filter.keyword);
    const list = rows.map((row) => receivedAnswer(scope.exhibition, row));
    const notContacted = filter.keyword === '' ? counts.notContacted : await notContactedCount(scope, caller);
    return { ...pageAnswer(list, counts[filter.state ?? 'all'], input), counts, notContacted };
  },

  exportReceived: async ({ scope, caller, input }) => {
    const { sort, descending } = input;
    const asked = { ...filterOf(input), sort, descending, limit: MOST, offset: 0 };
    const rows = await shownAsSeen(scope, () => receivedOrders(scope, caller, asked));
    return receivedFile(
      rows.map((row) => receivedAnswer(scope.exhibition, row)),
      input.lang,
    );
  },

  setContactedChosen: async ({ scope, caller, input }) => ({
    changed: await setContactedChosen(services.jobs, scope, caller, input.ids, input.state),
  }),

  setContactedAll: async ({ scope, caller, input: { filter, ...rest } }) => ({
    changed: await setContactedAll(services.jobs, scope, caller, { filter: filterOf(filter), ...rest }),
  }),

  setContacted: ({ scope, caller, input }) => setContacted(services.jobs, scope, caller, input.id, input.state),
});
