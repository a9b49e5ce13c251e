import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { personalRequestTexts } from '../../components/personal-request/personal-request.texts.ts';
import { ERASED, VisitorTabs } from '../../components/visitor-review/visitor-tabs.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '删除凭证', en: 'Erasure receipts' });

const query = defineListQuery(ERASED, {});
const load = defineClientLoad(async ({ api, query: given }) => {
  const asked = query.read(given);
  return { asked, page: await api(calls.personalRequest.list, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

/** Who was erased on request, by no name. */
export default function ErasuresScreen() {
  const t = useTexts(personalRequestTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const empty = (
    <EmptyState title={t('noReceipts')}>
      <p>{t('noReceiptsLead')}</p>
    </EmptyState>
  );
  return (
    <OrganizerPage title={t('receipts')} lead={t('receiptsLead')}>
      <VisitorTabs current={ERASED} />
      <RecordList
        list="erasures"
        label={t('receipts')}
        query={query}
        asked={asked}
        page={page}
        columns={[
          {
            key: 'at',
            label: t('at'),
            main: true,
            cell: ({ id, at }) => (
              <LocalLink to={`${ERASED}/${id}`} className="link num">
                {beijingMinute(at, lang)}
              </LocalLink>
            ),
          },
          { key: 'way', label: t('way'), cell: ({ way }) => t(way) },
          { key: 'by', label: t('by'), cell: ({ by }) => by },
        ]}
        nameOf={({ at }) => beijingMinute(at, lang)}
        empty={empty}
        emptyFiltered={empty}
      />
    </OrganizerPage>
  );
}
