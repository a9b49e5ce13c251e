import type { contract } from '@fairbridge/contract/index.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { OrderProduct } from './order-product.tsx';
import { OrderStateMark } from './order-state.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';

const COLUMNS = ['product', 'quantity', 'exhibitor', 'orderedAt', 'state'] as const;

/** A visitor's own intent orders, newest first. */
export function OwnOrders({ page }: { page: OutputOf<typeof contract.order.ownList> }) {
  const t = useTexts(orderTexts);
  const lang = useLang();
  return (
    <PersonalPage>
      <h1 className="mb-5 text-2xl">{t('ownTitle')}</h1>
      {page.total === 0 ? (
        <EmptyState title={t('ownEmpty')}>
          <p>{t('ownEmptyLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('findProducts')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <RecordTable label={t('ownTitle')} columns={COLUMNS.map((key) => ({ key, label: t(key) }))}>
          {page.list.map((order) => (
            <RecordRow key={order.id}>
              <RecordCell name={t('product')} plain>
                <OrderProduct order={order} to={`/find-exhibit/detail/${order.product.id}`} />
              </RecordCell>
              <RecordCell name={t('quantity')}>
                <span className="num whitespace-nowrap">{quantityText(order.quantity, order.unit, lang)}</span>
              </RecordCell>
              <RecordCell name={t('exhibitor')}>
                <LocalLink to={`/find-exhibitor/detail/${order.exhibitor.id}`} className="link">
                  <Says text={order.exhibitor.name} />
                </LocalLink>
              </RecordCell>
              <RecordCell name={t('orderedAt')}>
                <span className="num">{beijingTime(order.orderedAt, lang)}</span>
              </RecordCell>
              <RecordCell name={t('state')}>
                <OrderStateMark state={order.state} />
                {order.contactedAt !== null && (
                  <p className="num text-sm text-soft">{beijingTime(order.contactedAt, lang)}</p>
                )}
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </PersonalPage>
  );
}
