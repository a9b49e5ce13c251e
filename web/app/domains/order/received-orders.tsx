import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { OrderState, ReceivedOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OrderProduct } from './order-product.tsx';
import { OrderStateMark } from './order-state.tsx';
import { BuyerLines } from '../../parts/order/buyer-lines.tsx';
import { OrderCell, OrderRow, OrderTable } from '../../parts/order/order-table.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { useContacted } from './use-contacted.ts';

function Buyer({ order }: { order: ReceivedOrder }) {
  const t = useTexts(orderTexts);
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
  const t = useTexts(orderTexts);
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
  const t = useTexts(orderTexts);
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
  const t = useTexts(orderTexts);
  if (filtered)
    return (
      <EmptyState title={t('filteredEmpty')}>
        <ButtonLink to="/potential-order" kind="quiet">
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

/** The company's intent orders with the buyers' contact data; each is marked contacted here (specification, section 4). */
export function ReceivedOrders({
  page,
  filter,
}: {
  page: OutputOf<typeof contract.order.receivedList>;
  filter: OrderState | null;
}) {
  const t = useTexts(orderTexts);
  const lang = useLang();
  const { stateOf, waitingChange, mark } = useContacted();
  const waiting = page.notContacted + waitingChange(page.list);
  const to = (state: OrderState): string => `/potential-order?state=${state}`;
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('receivedTitle')}</h1>
        <p className="num font-semibold" aria-live="polite">
          {waiting === 0 ? t('noneWaiting') : t('waiting', { count: waiting })}
        </p>
      </div>
      <Tabs
        label={t('filter')}
        current={filter === null ? '/potential-order' : to(filter)}
        tabs={[
          { to: '/potential-order', label: t('all') },
          { to: to('notContacted'), label: t('notContacted'), count: waiting },
          { to: to('contacted'), label: t('contacted') },
        ]}
      />
      {page.list.length === 0 ? (
        <Nothing filtered={filter !== null} />
      ) : (
        <OrderTable
          label={t('receivedTitle')}
          columns={[t('product'), t('quantity'), t('buyer'), t('contact'), t('orderedAt'), t('state')]}
        >
          {page.list.map((order) => (
            <OrderRow key={order.id}>
              <OrderCell name={t('product')} plain>
                <OrderProduct order={order} to={`/exhibit-detail/${order.product.id}`} />
              </OrderCell>
              <OrderCell name={t('quantity')}>
                <span className="num font-semibold whitespace-nowrap">
                  {quantityText(order.quantity, order.unit, lang)}
                </span>
              </OrderCell>
              <OrderCell name={t('buyer')}>
                <Buyer order={order} />
              </OrderCell>
              <OrderCell name={t('contact')}>
                <Contact order={order} />
              </OrderCell>
              <OrderCell name={t('orderedAt')}>
                <span className="num text-sm">{beijingTime(order.orderedAt, lang)}</span>
              </OrderCell>
              <OrderCell name={t('state')}>
                <State order={order} state={stateOf(order)} onMark={() => mark(order)} />
              </OrderCell>
            </OrderRow>
          ))}
        </OrderTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
