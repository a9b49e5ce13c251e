import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { OrderState, ReceivedOrder } from '@fairbridge/contract/order/order.shapes.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { createOrder, setContacted, setContactedAll, setContactedChosen } from './order.actions.ts';
import { receivedFile } from './order.export.ts';
import {
  notContactedCount,
  ownOrders,
  receivedCounts,
  receivedOrders,
  type OwnOrderRow,
  type ReceivedFilter,
  type ReceivedOrderRow,
} from './order.queries.ts';

function core(exhibition: Exhibition, row: OwnOrderRow | ReceivedOrderRow) {
  return {
    id: row.id,
    quantity: row.quantity,
    unit: row.unit,
    remark: row.remark,
    orderedAt: row.created_at.toISOString(),
    state: row.state,
    contactedAt: row.contacted_at?.toISOString() ?? null,
    product: {
      id: row.product_id,
      name: bilingualOf('product', row),
      cover: exhibitPicture(exhibition, row.cover, row.for_all),
      strength: row.strength,
    },
  };
}

function received(exhibition: Exhibition, row: ReceivedOrderRow): ReceivedOrder {
  const { buyer_name: name, company, position, country, email, salesperson_id: id } = row;
  const mobile =
    row.mobile === ''
      ? ''
      : [row.mobile_area_code === '' ? '' : `+${row.mobile_area_code}`, row.mobile].join(' ').trim();
  return {
    ...core(exhibition, row),
    buyer: { name, company, position, country, email: email ?? '', mobile },
    salesperson: id === null ? null : { id, name: row.salesperson_zh || row.salesperson_en || '' },
  };
}

/** More than any company receives; a bound for one file. */
const MOST = 50_000;

const filterOf = ({ keyword, state }: { keyword: string; state?: OrderState | undefined }): ReceivedFilter => ({
  keyword: keyword.trim(),
  state: state ?? null,
});

export const orderHandlers = ({ jobs }: Pick<Services, 'jobs'>): Implementation<Scope, typeof contract.order> => ({
  create: ({ scope, caller, input }) => createOrder(jobs, scope, caller, input),

  ownList: async ({ scope, caller, input }) => {
    const { rows, total } = await ownOrders(scope, caller.visitorId, rangeOf(input));
    const list = rows.map((row) => ({
      ...core(scope.exhibition, row),
      exhibitor: {
        id: row.exhibitor_id,
        name: bilingualOf('exhibitor', row),
        logo: pictureAddress(row.logo),
      },
    }));
    return pageAnswer(list, total, input);
  },

  receivedList: async ({ scope, caller, input }) => {
    const filter = filterOf(input);
    const { sort, descending } = input;
    const rows = await receivedOrders(scope, caller, { ...filter, sort, descending, ...rangeOf(input) });
    const counts = await receivedCounts(scope, caller, filter.keyword);
    const list = rows.map((row) => received(scope.exhibition, row));
    const notContacted = filter.keyword === '' ? counts.notContacted : await notContactedCount(scope, caller);
    return { ...pageAnswer(list, counts[filter.state ?? 'all'], input), counts, notContacted };
  },

  exportReceived: async ({ scope, caller, input }) => {
    const { sort, descending } = input;
    const rows = await receivedOrders(scope, caller, { ...filterOf(input), sort, descending, limit: MOST, offset: 0 });
    return receivedFile(
      rows.map((row) => received(scope.exhibition, row)),
      input.lang,
    );
  },

  setContactedChosen: async ({ scope, caller, input }) => ({
    changed: await setContactedChosen(scope, caller, input.ids, input.state),
  }),

  setContactedAll: async ({ scope, caller, input: { filter, ...rest } }) => ({
    changed: await setContactedAll(scope, caller, { filter: filterOf(filter), ...rest }),
  }),

  setContacted: ({ scope, caller, input }) => setContacted(scope, caller, input.id, input.state),
});
