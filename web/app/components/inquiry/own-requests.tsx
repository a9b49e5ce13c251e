import type { contract } from '@fairbridge/contract/index.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { OWN_REQUEST_TABS, type OwnRequest, type OwnRequestTab } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChangeInquiry } from './change-inquiry.tsx';
import { ChangeOrder } from './change-order.tsx';
import { CloseRequest } from './close-request.tsx';
import { OwnRequestCard } from './own-request.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

type Props = {
  only: OwnRequestTab | null;
  page: OutputOf<typeof contract.inquiry.ownRequests>;
  countries: readonly { code: string; name: Bilingual }[];
};

const addressOf = (only: OwnRequestTab | null): string =>
  only === null ? '/potential-order' : `/potential-order?only=${only}`;

/** What a buyer has asked and ordered, and how far each has come. */
export function OwnRequests({ only, page, countries }: Props) {
  const t = useTexts(ownRequestsTexts);
  const [acting, setActing] = useState<{ act: 'edit' | 'withdraw' | 'close'; request: OwnRequest } | null>(null);
  const close = (): void => setActing(null);
  const tabs = [null, ...OWN_REQUEST_TABS].map((one) => ({
    to: addressOf(one),
    label: t(one ?? 'all'),
    count: page.counts[one ?? 'all'],
  }));
  const edited = acting?.act === 'edit' ? acting.request : null;
  return (
    <>
      {page.counts.all > 0 && <Tabs label={t('tabs')} tabs={tabs} current={addressOf(only)} />}
      {page.total === 0 && page.counts.all > 0 && (
        <EmptyState title={t(only === 'over' ? 'noneOver' : 'noneOpen')}>
          <ButtonLink to={addressOf(null)} kind="quiet">
            {t('showAll')}
          </ButtonLink>
        </EmptyState>
      )}
      {page.counts.all === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('findProducts')}
          </ButtonLink>
        </EmptyState>
      )}
      <div className="grid gap-4">
        {page.list.map((request) => (
          <OwnRequestCard
            key={request.id}
            request={request}
            onEdit={() => setActing({ act: 'edit', request })}
            onWithdraw={() => setActing({ act: 'withdraw', request })}
            onClose={() => setActing({ act: 'close', request })}
          />
        ))}
      </div>
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      {edited?.kind === 'inquiry' && <ChangeInquiry inquiry={edited} countries={countries} onClose={close} />}
      {edited?.kind === 'order' && <ChangeOrder order={edited} onClose={close} />}
      {acting?.act === 'withdraw' && <WithdrawRequest request={acting.request} onClose={close} />}
      {acting?.act === 'close' && <CloseRequest request={acting.request} onClose={close} />}
    </>
  );
}
