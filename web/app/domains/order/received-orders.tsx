import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { OrderState, ReceivedOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { saveFile } from '../../saving.ts';
import { useMay } from '../../session/may.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAct } from '../../ui/use-act.ts';
import { OrderProduct } from './order-product.tsx';
import { OrderStateMark } from './order-state.tsx';
import { BuyerLines } from '../../parts/order/buyer-lines.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { ORDERS_PATH, receivedAddress, sortedBy, type ReceivedQuery } from './order-query.ts';
import { receivedTexts } from './received-orders.texts.ts';
import { useContacted, type Contacted } from './use-contacted.ts';

function Buyer({ order }: { order: ReceivedOrder }) {
  const t = useTexts(receivedTexts);
  return (
    <>
      <BuyerLines buyer={order.buyer} />
      {order.salesperson !== null && (
        <p className="text-sm text-soft">{t('salesperson', { name: order.salesperson.name })}</p>
      )}
    </>
  );
}

function Contact({ order }: { order: ReceivedOrder }) {
  const t = useTexts(receivedTexts);
  const lang = useLang();
  const { email, mobile } = order.buyer;
  const subject = encodeURIComponent(t('mailSubject', { product: inLang(order.product.name, lang) }));
  return (
    <>
      {email !== '' && (
        <a className="link block py-0.5" href={`mailto:${email}?subject=${subject}`}>
          <AddressLine email={email} />
        </a>
      )}
      {mobile !== '' && (
        <a className="link num block py-0.5" href={`tel:${mobile.replaceAll(/[^\d+]/g, '')}`}>
          {mobile}
        </a>
      )}
    </>
  );
}

function State({ order, state, onMark }: { order: ReceivedOrder; state: OrderState; onMark: () => void }) {
  const t = useTexts(receivedTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:grid md:justify-items-start">
      <OrderStateMark state={state} />
      <Button
        small
        kind={state === 'contacted' ? 'plain' : 'action'}
        className={`whitespace-nowrap ${state === 'contacted' ? 'md:-ml-2' : ''}`}
        aria-label={`${t(state === 'contacted' ? 'unmark' : 'mark')}: ${order.buyer.name}`}
        onClick={onMark}
      >
        {t(state === 'contacted' ? 'unmark' : 'mark')}
      </Button>
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(receivedTexts);
  if (filtered)
    return (
      <EmptyState title={t('filteredEmpty')}>
        <ButtonLink to={ORDERS_PATH} kind="quiet">
          {t('showAll')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t('receivedEmpty')}>
      <p>{t('receivedEmptyLead')}</p>
      <ButtonLink to="/my-exhibit-list" className="mt-5">
        {t('myExhibits')}
      </ButtonLink>
    </EmptyState>
  );
}

function useColumns({ stateOf, mark }: Contacted): readonly ResourceColumn<ReceivedOrder>[] {
  const t = useTexts(receivedTexts);
  const of = useTexts(orderTexts);
  const lang = useLang();
  return [
    {
      key: 'product',
      label: of('product'),
      main: true,
      order: { by: 'product', first: 'ascending' },
      cell: (order) => <OrderProduct order={order} to={`/exhibit-detail/${order.product.id}`} />,
    },
    {
      key: 'quantity',
      label: of('quantity'),
      order: { by: 'quantity', first: 'descending' },
      cell: (order) => (
        <span className="num font-semibold whitespace-nowrap">{quantityText(order.quantity, order.unit, lang)}</span>
      ),
    },
    {
      key: 'buyer',
      label: t('buyer'),
      order: { by: 'buyer', first: 'ascending' },
      cell: (order) => <Buyer order={order} />,
    },
    { key: 'contact', label: t('contact'), cell: (order) => <Contact order={order} /> },
    {
      key: 'orderedAt',
      label: of('orderedAt'),
      order: { by: 'orderedAt', first: 'descending' },
      cell: (order) => <span className="num text-sm">{beijingTime(order.orderedAt, lang)}</span>,
    },
    {
      key: 'state',
      label: of('state'),
      cell: (order) => <State order={order} state={stateOf(order)} onMark={() => mark(order)} />,
    },
  ];
}

type Page = OutputOf<typeof contract.order.receivedList>;
type Filter = { keyword: string; state?: OrderState };
const filterOf = ({ keyword, state }: ReceivedQuery): Filter => ({ keyword, ...(state !== null && { state }) });

/** Those chosen, or all that match but for some, are marked at once. */
function Bulk({ selection, filter, onDone }: { selection: Selection; filter: Filter; onDone: () => void }) {
  const t = useTexts(receivedTexts);
  const { busy, run } = useAct({ reload: true });
  const { matching, ids, clear } = selection;
  const mark = async (state: OrderState): Promise<void> => {
    const done = await run(
      () =>
        matching === null
          ? api(calls.order.setContactedChosen, { ids, state })
          : api(calls.order.setContactedAll, { filter, state, ...matching }),
      { said: ({ changed }) => t('changed', { count: changed }) },
    );
    if (!done) return;
    clear();
    onDone();
  };
  return (
    <BulkActions selection={selection}>
      <Button kind="accent" small busy={busy} onClick={() => void mark('contacted')}>
        {t('mark')}
      </Button>
      <BulkButton onPress={() => void mark('notContacted')}>{t('unmark')}</BulkButton>
    </BulkActions>
  );
}

function Filters({ asked }: { asked: ReceivedQuery }) {
  const t = useTexts(receivedTexts);
  const { state, keyword, sort, descending } = asked;
  return (
    <FilterForm
      keep={{ state: state ?? '', sort: sort === 'orderedAt' ? '' : sort, descending: descending ? '' : 'false' }}
      filtered={keyword !== ''}
      resetTo={receivedAddress({ ...asked, keyword: '' })}
      search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
    />
  );
}

function Export({ asked }: { asked: ReceivedQuery }) {
  const t = useTexts(receivedTexts);
  const lang = useLang();
  const { sort, descending } = asked;
  const save = () => saveFile(calls.order.exportReceived, { lang, ...filterOf(asked), sort, descending });
  return (
    <SaveButton small save={save}>
      {t('exportList')}
    </SaveButton>
  );
}

/** The company's intent orders with the buyers' contact data; each is marked contacted here (specification, section 4). */
export function ReceivedOrders({ page, asked }: { page: Page; asked: ReceivedQuery }) {
  const t = useTexts(receivedTexts);
  const of = useTexts(orderTexts);
  const lang = useLang();
  const mayExport = useMay(calls.order.exportReceived);
  const contacted = useContacted();
  const change = contacted.waitingChange(page.list);
  const waiting = page.notContacted + change;
  const { counts } = page;
  const selection = useSelection({
    rows: page.list,
    total: page.total,
    of: JSON.stringify(filterOf(asked)),
    matchable: true,
  });
  const tab = (state: OrderState | null, label: string, count: number) => ({
    to: receivedAddress({ ...asked, state }),
    label,
    count,
  });
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('receivedTitle')}</h1>
        <p className="num font-semibold" aria-live="polite">
          {waiting === 0 ? t('noneWaiting') : t('waiting', { count: waiting })}
        </p>
      </div>
      <ResourceList
        list="orders"
        label={t('receivedTitle')}
        states={{
          label: t('filter'),
          current: receivedAddress(asked),
          tabs: [
            tab(null, t('all'), counts.all),
            tab('notContacted', of('notContacted'), counts.notContacted + change),
            tab('contacted', of('contacted'), counts.contacted - change),
          ],
        }}
        filters={<Filters asked={asked} />}
        found={t('found', { count: number(page.total, lang) })}
        tools={mayExport && page.total > 0 && <Export asked={asked} />}
        page={page}
        columns={useColumns(contacted)}
        nameOf={({ buyer }) => t('rowOf', { name: buyer.name })}
        sorting={{
          by: asked.sort,
          descending: asked.descending,
          to: (by, descending) => sortedBy(asked, by, descending),
        }}
        selection={selection}
        bar={<Bulk selection={selection} filter={filterOf(asked)} onDone={contacted.forget} />}
        empty={<Nothing filtered={asked.keyword !== '' || asked.state !== null} />}
      />
    </div>
  );
}
