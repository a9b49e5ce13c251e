import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { SourcingRecord } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { SOURCING_STATE_CODES, SOURCING_STATES } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { anyTabOf, country, defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { wantedText } from './sourcing-goods.ts';
import { sourcingReviewTexts } from './sourcing-review.texts.ts';
import { SourcingStateMark } from './sourcing-state.tsx';
import { mayApprove, mayTakeDown, useSourcingReview } from './use-sourcing-review.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '采购需求', en: 'Sourcing requirements' });

const query = defineListQuery('/organizer/sourcing', {
  state: anyTabOf(SOURCING_STATE_CODES),
  keyword: words,
  country,
});

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const [page, { list: countries }] = await Promise.all([
    api(calls.organizerSourcing.list, { ...asked, pageSize: 25 }),
    api(calls.exhibition.countries, {}),
  ]);
  return { asked, page, countries };
});
export const clientLoader = load.browser;

/** The list that is in sight, all pages of it, a row for each line. */
function Export() {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const { state, keyword, country: of } = load.useData().asked;
  if (!useCanCall(calls.organizerSourcing.exportSheet)) return null;
  return (
    <SaveButton
      small
      save={() => downloadFile(calls.organizerSourcing.exportSheet, { state, keyword, country: of, lang })}
    >
      {t('export')}
    </SaveButton>
  );
}

function Filters() {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const { asked, countries } = load.useData();
  return (
    <div className="max-md:col-span-2 md:w-48">
      <Select
        label={t('Country')}
        name="country"
        defaultValue={asked.country ?? ''}
        placeholder={t('allCountries')}
        options={countries.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
      />
    </div>
  );
}

function useColumns(): readonly ResourceColumn<SourcingRecord>[] {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  const counted = (count: number) => <span className="num text-sm">{number(count, lang)}</span>;
  return [
    {
      key: 'requirement',
      label: t('requirement'),
      main: true,
      cell: ({ id, title, goods }) => (
        <>
          <LocalLink to={`${query.path}/${id}${search}`} className="link font-semibold break-words">
            {title}
          </LocalLink>
          <p className="num clamp-2 text-sm text-soft">
            {goods.map((line) => wantedText(line, lang)).join(lang === 'zh' ? '；' : '; ')}
          </p>
        </>
      ),
    },
    {
      key: 'buyer',
      label: t('buyer'),
      cell: ({ buyer }) => (
        <>
          <p>{buyer.name}</p>
          <p className="text-sm text-soft">
            {[buyer.company, countryName(buyer.country, lang)].filter(Boolean).join(' · ')}
          </p>
        </>
      ),
    },
    { key: 'matches', label: t('matches'), right: true, cell: ({ matches }) => counted(matches) },
    { key: 'signUps', label: t('signUps'), right: true, cell: ({ signUps }) => counted(signUps) },
    { key: 'agreed', label: t('agreed'), right: true, cell: ({ agreed }) => counted(agreed) },
    { key: 'posted', label: t('posted'), cell: ({ postedAt }) => <MinuteCell at={postedAt} /> },
    {
      key: 'deadline',
      label: t('deadline'),
      cell: ({ deadline }) => <span className="num text-sm md:whitespace-nowrap">{beijingDay(deadline, lang)}</span>,
    },
    { key: 'state', label: t('Status'), cell: ({ state }) => <SourcingStateMark state={state} /> },
  ];
}

/** What buyers have posted, with who has signed up; what should not stand is taken down. */
export default function SourcingQueueScreen() {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { asked, page } = load.useData();
  const found = useRef<HTMLParagraphElement>(null);
  const rows = page.list.filter((row) => mayApprove(row) || mayTakeDown(row));
  const selection = useSelection({
    rows,
    total: page.total,
    of: JSON.stringify(asked),
    most: LIMITS.reviewedAtOnceMax,
  });
  const { busy, approve, takeDown, dialog } = useSourcingReview(() => {
    selection.clear();
    // the rows decided about may be gone: the focus goes to the line that says how many are left
    found.current?.focus();
  });
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const [approvable, standing] = [chosen.filter(mayApprove), chosen.filter(mayTakeDown)];
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  const nothingFound = <NothingFound title={t('emptyFilter')} to={query.path} act={t('ShowAll')} />;
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <RecordList
        list="sourcing"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('states'),
          of: [undefined, ...SOURCING_STATE_CODES].map((state) => ({
            asked: { state },
            label: state === undefined ? t('all') : inLang(SOURCING_STATES[state], lang),
            count: state === undefined ? all : (page.counts[state] ?? 0),
          })),
        }}
        search={t('Search')}
        searchHint={t('keyword')}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        tools={page.total > 0 && <Export />}
        columns={useColumns()}
        nameOf={({ title }) => title}
        actsOf={(row) => [
          { label: t('View'), to: `${query.path}/${row.id}${search}` },
          ...(mayApprove(row) ? [{ label: t('approve'), act: () => approve([row]) }] : []),
          ...(mayTakeDown(row)
            ? [
                {
                  label: t(row.state === 'open' ? 'takeDown' : 'notApprove'),
                  bad: true,
                  act: () => takeDown([row]),
                },
              ]
            : []),
        ]}
        selection={selection}
        mayChoose={(row) => mayApprove(row) || mayTakeDown(row)}
        bar={
          <BulkActions selection={selection}>
            {approvable.length > 0 && (
              <Button kind="accent" small busy={busy} onClick={() => approve(approvable)}>
                {t('approve')}
              </Button>
            )}
            {standing.length > 0 && (
              <BulkButton asks onPress={() => takeDown(standing)}>
                {t(standing.every(({ state }) => state === 'review') ? 'notApprove' : 'takeDown')}
              </BulkButton>
            )}
          </BulkActions>
        }
        empty={
          asked.state === undefined ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
            </EmptyState>
          ) : (
            nothingFound
          )
        }
        emptyFiltered={nothingFound}
      />
      {dialog}
    </OrganizerPage>
  );
}
