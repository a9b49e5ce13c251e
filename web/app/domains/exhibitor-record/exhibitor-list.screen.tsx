import type { ExhibitorFilter, ExhibitorLine } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { EXHIBITOR_STATES } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { useMay } from '../../session/may.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { BoothPlate } from '../../parts/booth/booth-plate.tsx';
import {
  EXHIBITORS_PATH,
  exhibitorQuery,
  exhibitorsAddress,
  isNarrowedTo,
} from '../../parts/exhibitor-record/exhibitor-query.ts';
import { ExhibitorRecordForm } from './exhibitor-record-form.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';
import { ExhibitorStateMark } from './exhibitor-state.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展商', en: 'Exhibitors' });

const PAGE_SIZE = 25;
const NO_FILTER: ExhibitorFilter = { keyword: '' };

const load = defineWork(async ({ api, query }) => {
  const asked = exhibitorQuery(query);
  const { state, filter, pageNum } = asked;
  const [page, { halls }, { categories }, { list: countries }] = await Promise.all([
    api(calls.exhibitorRecord.list, { ...filter, pageNum, pageSize: PAGE_SIZE, ...(state !== null && { state }) }),
    api(calls.exhibition.configuration, {}),
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { asked, page, choices: { halls, categories, countries } };
});
export const clientLoader = load.browser;

function StateTabs() {
  const t = useTexts(exhibitorRecordTexts);
  const { asked, page } = load.useData();
  const { open, waiting, disabled } = page.counts;
  // whoever has none that wait to be shown need not think of them
  const states = EXHIBITOR_STATES.filter((state) => state !== 'waiting' || waiting > 0 || asked.state === 'waiting');
  return (
    <Tabs
      label={t('states')}
      current={exhibitorsAddress(asked.filter, asked.state)}
      tabs={[
        { to: exhibitorsAddress(asked.filter, null), label: t('all'), count: open + waiting + disabled },
        ...states.map((state) => ({
          to: exhibitorsAddress(asked.filter, state),
          label: t(state),
          count: page.counts[state],
        })),
      ]}
    />
  );
}

function Filters() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { asked, choices } = load.useData();
  const { state, filter } = asked;
  return (
    <FilterForm
      keep={{ state: state ?? '' }}
      filtered={isNarrowedTo(filter)}
      resetTo={exhibitorsAddress(NO_FILTER, state)}
    >
      <KeywordFilter label={t('keyword')} hint={t('keywordHint')} keyword={filter.keyword} />
      <div className="min-w-0 md:w-44">
        <Select
          label={t('hall')}
          name="hall"
          defaultValue={filter.hall ?? ''}
          placeholder={t('allHalls')}
          options={choices.halls.map(({ code, name }) => ({ value: code, label: `${code} · ${inLang(name, lang)}` }))}
        />
      </div>
      <div className="min-w-0 md:w-52">
        <Select
          label={t('category')}
          name="category"
          defaultValue={filter.category ?? ''}
          placeholder={t('allCategories')}
          options={choices.categories.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
        />
      </div>
    </FilterForm>
  );
}

function Row({ exhibitor }: { exhibitor: ExhibitorLine }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { id, name, country, booth, package: booked, admins, products, state } = exhibitor;
  const other = lang === 'zh' ? name.en : name.zh;
  return (
    <RecordRow>
      <RecordCell name={t('name')} plain>
        <LocalLink to={`${EXHIBITORS_PATH}/${id}${search}`} className="link font-semibold">
          {inLang(name, lang)}
        </LocalLink>
        <p className="text-sm text-soft">
          {[other === inLang(name, lang) ? '' : other, country === '' ? '' : countryName(country, lang)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </RecordCell>
      <RecordCell name={t('booth')}>
        {booth === null ? <span className="text-sm text-soft">{t('noBooth')}</span> : <BoothPlate booth={booth} />}
      </RecordCell>
      <RecordCell name={t('package')}>
        <span className="text-sm">{t(booked)}</span>
      </RecordCell>
      <RecordCell name={t('administrators')}>
        <span className={`text-sm ${admins.active + admins.invited === 0 ? 'font-semibold text-bad' : ''}`}>
          {admins.active > 0
            ? t('adminsActive', { count: admins.active })
            : admins.invited > 0
              ? t('adminsInvited', { count: admins.invited })
              : t('adminsNone')}
        </span>
      </RecordCell>
      <RecordCell name={t('exhibits')}>
        <span className="num text-sm">{number(products, lang)}</span>
      </RecordCell>
      <RecordCell name={t('state')}>
        <ExhibitorStateMark state={state} />
      </RecordCell>
    </RecordRow>
  );
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(exhibitorRecordTexts);
  const { asked } = load.useData();
  const mayAdd = useMay(calls.exhibitorRecord.add);
  if (!isNarrowedTo(asked.filter) && asked.state === null)
    return (
      <EmptyState title={t('emptyFair')}>
        <p>{t(mayAdd ? 'emptyFairLead' : 'emptyFairView')}</p>
        {mayAdd && (
          <Button className="mt-5" aria-haspopup="dialog" onClick={onAdd}>
            <Icon name="plus" />
            {t('add')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <EmptyState title={t(isNarrowedTo(asked.filter) ? 'emptyFilter' : 'emptyState')}>
      {isNarrowedTo(asked.filter) && <p>{t('emptyFilterLead')}</p>}
      <ButtonLink to={EXHIBITORS_PATH} kind="quiet" className="mt-5">
        {t('seeAll')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Who exhibits at this fair, and the way to add somebody. */
export default function ExhibitorListScreen() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { page, choices, asked } = load.useData();
  const mayAdd = useMay(calls.exhibitorRecord.add);
  const [adding, setAdding] = useState(false);
  const isNew = page.total === 0 && !isNarrowedTo(asked.filter) && asked.state === null;
  const finish = ({ id, name }: { id: string; name: string }): void => {
    setAdding(false);
    toast.good(t('addedDone', { name }));
    void navigate(localHref(lang, `${EXHIBITORS_PATH}/${id}`));
  };
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        mayAdd &&
        !isNew && (
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('add')}
          </Button>
        )
      }
    >
      {!isNew && (
        <>
          <StateTabs />
          <Filters />
          <p className="num mb-3 font-semibold" aria-live="polite">
            {t('found', { count: number(page.total, lang) })}
          </p>
        </>
      )}
      {page.list.length === 0 ? (
        <Nothing onAdd={() => setAdding(true)} />
      ) : (
        <RecordTable
          label={t('title')}
          columns={(['name', 'booth', 'package', 'administrators', 'exhibits', 'state'] as const).map((key) => ({
            key,
            label: t(key),
          }))}
        >
          {page.list.map((exhibitor) => (
            <Row key={exhibitor.id} exhibitor={exhibitor} />
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      <Sheet open={adding} onClose={() => setAdding(false)} title={t('addTitle')}>
        <ExhibitorRecordForm record={null} choices={choices} onDone={finish} onClose={() => setAdding(false)} />
      </Sheet>
    </OrganizerPage>
  );
}
