import {
  EXHIBITOR_FIGURES,
  READINESS,
  READINESS_NAMES,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import {
  EXHIBITOR_FIGURE_SORTS,
  type ExhibitorFigures,
} from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { periodFault, periodOf } from '../../components/statistics/period.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { day, defineListQuery, textLike, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { fairFiguresTexts } from './fair-figures.texts.ts';
import { Definitions, ExportTable, FiguresPage } from './figures-page.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '数据分析：展商', en: 'Figures: exhibitors' });

const PATH = '/organizer/figures/exhibitors';
/** The days are chosen above the list, as by tabs. */
const ofPeriod = { ...day, isTab: true } as const;
const exhibitorFigureQuery = defineListQuery(
  PATH,
  { from: ofPeriod, to: ofPeriod, keyword: words, hall: textLike(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/) },
  EXHIBITOR_FIGURE_SORTS,
);

const load = defineClientLoad(async ({ api, query }) => {
  const asked = exhibitorFigureQuery.read(query);
  const period = periodOf(query);
  if (periodFault(period) !== null) return { asked, period, told: null };
  const { keyword, hall, sort, descending, pageNum } = asked;
  const [page, { halls }] = await Promise.all([
    api(calls.fairFigures.exhibitors, { period, keyword, hall, sort, descending, pageNum, pageSize: 25 }),
    api(calls.exhibition.configuration, {}),
  ]);
  return { asked, period, told: { page, halls } };
});
export const clientLoader = load.browser;

type Loaded = NonNullable<ReturnType<typeof load.useData>['told']>;

function Ready({ done }: { done: ExhibitorFigures['done'] }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const missing = READINESS_NAMES.filter((step) => !done.includes(step));
  const steps = new Intl.ListFormat(lang).format(missing.map((step) => wordsIn(READINESS[step].label, lang)));
  return (
    <>
      <span className="num">{t('doneOf', { done: done.length, all: READINESS_NAMES.length })}</span>
      {missing.length > 0 && <p className="text-sm text-soft">{t('missing', { steps })}</p>}
    </>
  );
}

function useColumns(): readonly ResourceColumn<ExhibitorFigures>[] {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const opens = useCanOpen()(EXHIBITORS_PATH);
  const label = (figure: keyof typeof EXHIBITOR_FIGURES): string => wordsIn(EXHIBITOR_FIGURES[figure].label, lang);
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: ({ id, name }) =>
        opens ? (
          <LocalLink to={`${EXHIBITORS_PATH}/${id}`} className="link font-semibold">
            {inLang(name, lang)}
          </LocalLink>
        ) : (
          <span className="font-semibold">{inLang(name, lang)}</span>
        ),
    },
    {
      key: 'booth',
      label: t('booth'),
      cell: ({ booth }) =>
        booth === null ? <span className="text-sm text-soft">{t('noBooth')}</span> : <BoothPlate booth={booth} />,
    },
    {
      key: 'ready',
      label: label('ready'),
      order: { by: 'toDo', first: 'descending' },
      cell: ({ done }) => <Ready done={done} />,
    },
    {
      key: 'asked',
      label: label('asked'),
      right: true,
      order: { by: 'asked', first: 'descending' },
      cell: ({ asked }) => <span className="num">{number(asked, lang)}</span>,
    },
    {
      key: 'median',
      label: label('median'),
      right: true,
      order: { by: 'median', first: 'descending' },
      cell: ({ median }) => (
        <span className="num">{median === null ? '—' : t('hours', { count: number(median, lang) })}</span>
      ),
    },
    {
      key: 'inTime',
      label: label('inTime'),
      right: true,
      order: { by: 'inTime', first: 'ascending' },
      cell: ({ inTime }) => (
        <span className="num">{inTime === null ? '—' : t('share', { count: number(inTime, lang) })}</span>
      ),
    },
  ];
}

function List({ page, halls }: Loaded) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const { asked, period } = load.useData();
  const { keyword, hall } = asked;
  return (
    <>
      <RecordList
        list="exhibitorFigures"
        label={t('Exhibitors')}
        query={exhibitorFigureQuery}
        asked={asked}
        page={page}
        search={t('Exhibitor')}
        searchHint={t('keywordHint')}
        filters={
          <div className="min-w-0 md:w-44">
            <Select
              label={t('hall')}
              name="hall"
              defaultValue={hall ?? ''}
              placeholder={t('allHalls')}
              options={halls.map(({ code, name }) => ({ value: code, label: `${code} · ${inLang(name, lang)}` }))}
            />
          </div>
        }
        found={t('found', { count: number(page.total, lang) })}
        tools={page.total > 0 && <ExportTable table="exhibitors" period={period} filter={{ keyword, hall }} />}
        columns={useColumns()}
        nameOf={({ name }) => inLang(name, lang)}
      />
      <Definitions of={[...Object.values(EXHIBITOR_FIGURES), ...Object.values(READINESS)]} />
    </>
  );
}

/** Which exhibitors are not ready for visitors, and which let them wait. */
export default function ExhibitorFiguresScreen() {
  const { asked, period, told } = load.useData();
  const { keyword, hall = '' } = asked;
  const keep = Object.fromEntries(Object.entries({ keyword, hall }).filter(([, value]) => value !== ''));
  return (
    <FiguresPage part="exhibitors" period={period} keep={keep}>
      {told !== null && <List {...told} />}
    </FiguresPage>
  );
}
