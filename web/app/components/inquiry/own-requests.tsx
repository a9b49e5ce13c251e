import type { contract } from '@fairbridge/contract/index.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { OWN_REQUEST_TABS, type OwnRequestTab } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OwnRequestCard } from './own-request.tsx';
import { ownRequestsTexts } from './own-requests.texts.ts';

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
  const tabs = [null, ...OWN_REQUEST_TABS].map((one) => ({
    to: addressOf(one),
    label: t(one ?? 'All'),
    count: page.counts[one ?? 'all'],
  }));
  return (
    <>
      {page.counts.all > 0 && <Tabs label={t('tabs')} tabs={tabs} current={addressOf(only)} />}
      {page.total === 0 && page.counts.all > 0 && (
        <EmptyState title={t(only === 'over' ? 'noneOver' : 'noneOpen')}>
          <ButtonLink to={addressOf(null)} kind="quiet">
            {t('ShowAll')}
          </ButtonLink>
        </EmptyState>
      )}
      {page.counts.all === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <ButtonLink to="/find/product" className="mt-5">
            {t('FindExhibits')}
          </ButtonLink>
        </EmptyState>
      )}
      <div className="grid gap-4">
        {page.list.map((request) => (
          <OwnRequestCard key={request.id} request={request} countries={countries} />
        ))}
      </div>
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </>
  );
}
