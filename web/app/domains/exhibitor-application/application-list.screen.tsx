import { APPLICATION_STATES } from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { defineClientLoad } from '../../define-load.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { TitleCell } from '../../ui/list/cells.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { applicationTexts } from './application.texts.ts';
import { applicationQuery, APPLICATIONS_PATH } from './application-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展申请', en: 'Applications to exhibit' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = applicationQuery.read(query);
  const { state, keyword, pageNum } = asked;
  return { asked, page: await api(calls.exhibitorApplication.list, { state, keyword, pageNum, pageSize: 25 }) };
});
export const clientLoader = load.browser;

/** Companies that want to exhibit. */
export default function ApplicationListScreen() {
  const t = useTexts(applicationTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { counts } = page;
  return (
    <OrganizerPage title={t('title')} lead={t('lead')} back={{ to: EXHIBITORS_PATH, label: t('back') }}>
      <RecordList
        list="exhibitorApplications"
        label={t('title')}
        query={applicationQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: [undefined, ...APPLICATION_STATES].map((state) => ({
            asked: { state },
            label: t(state ?? 'All'),
            count: state === undefined ? counts.waiting + counts.approved + counts.declined : counts[state],
          })),
        }}
        search={t('searchLabel')}
        searchHint={t('search')}
        found={t('found', { count: number(page.total, lang) })}
        columns={[
          {
            key: 'name',
            label: t('Company'),
            main: true,
            cell: ({ id, name, country }) => (
              <TitleCell to={`${APPLICATIONS_PATH}/${id}`} title={name}>
                {countryName(country, lang)}
              </TitleCell>
            ),
          },
          {
            key: 'contact',
            label: t('contactName'),
            cell: ({ contactName, email }) => (
              <span className="text-sm">
                {contactName}
                <span className="block break-all text-soft">{email}</span>
              </span>
            ),
          },
          {
            key: 'wishes',
            label: t('wishes'),
            cell: ({ package: wanted, area }) => (
              <span className="text-sm">
                {[wanted === null ? '' : inLang(wanted.name, lang), area].filter((part) => part !== '').join(' · ')}
              </span>
            ),
          },
          { key: 'at', label: t('at'), cell: ({ at }) => <span className="num text-sm">{beijingTime(at, lang)}</span> },
          { key: 'state', label: t('Status'), cell: ({ state }) => t(state) },
        ]}
        nameOf={({ name }) => inLang(name, lang)}
        actsOf={({ id }) => [{ label: t('View'), to: `${APPLICATIONS_PATH}/${id}` }]}
        empty={<EmptyState title={t('none')} />}
        emptyFiltered={<EmptyState title={t('nothing')} />}
      />
    </OrganizerPage>
  );
}
