import { ruleText } from '@fairbridge/contract/rules.ts';
import {
  FIGURE_GROUPS,
  figureOf,
  PERIOD_DAYS_MAX,
  type FigureGroup,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import { wordsIn, type Words } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { AdminsOnlyPage } from '../../components/exhibitor/admins-only.tsx';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { periodTexts } from '../../components/statistics/period.texts.ts';
import { PeriodForm } from '../../components/statistics/period-form.tsx';
import { periodFault } from '../../components/statistics/period.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdvicePart } from './advice.tsx';
import { askedOf, statisticsPath } from './asked.ts';
import { ExhibitSteps } from './exhibit-steps.tsx';
import { FigureDetail } from './figure-detail.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { statisticsTexts } from './statistics.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '数据看板', en: 'Data dashboard' });

const EXHIBITS_SHOWN = 20;
/** Of these the exhibits are listed with all their steps. */
const isStep = (figure: FigureName): boolean => ['productViews', 'inquiries', 'orders'].includes(figure);

const load = defineClientLoad(
  forAdmins(calls.statistics.overview, async ({ api, query }) => {
    const asked = askedOf(query);
    const fault = periodFault(asked);
    if (fault !== null) return { asked, fault } as const;
    const { figure, group, pageNum } = asked;
    const period = { from: asked.from, to: asked.to };
    const { subject, unlisted } = figureOf(figure);
    const [overview, { points }, advice, people, subjects, exhibits] = await Promise.all([
      api(calls.statistics.overview, { period, group }),
      api(calls.statistics.series, { period, figure }),
      api(calls.statistics.advice, { period }),
      unlisted === true ? null : api(calls.statistics.people, { period, figure, pageNum }),
      subject === undefined || isStep(figure) ? null : api(calls.statistics.subjects, { period, figure }),
      group === 'product' ? api(calls.statistics.exhibits, { period, pageSize: EXHIBITS_SHOWN }) : null,
    ]);
    return { asked, fault, period, overview, points, advice, people, subjects, exhibits };
  }),
);
export const clientLoader = load.browser;

type Loaded = Extract<NonNullable<ReturnType<typeof load.useData>>, { fault: null }>;

function Figures({ loaded }: { loaded: Loaded }) {
  const { asked, overview, points, advice, people, subjects, exhibits } = loaded;
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const groups = Object.entries(FIGURE_GROUPS) as [FigureGroup, Words][];
  return (
    <>
      <AdvicePart advice={advice} />
      <Tabs
        label={t('groups')}
        current={statisticsPath(asked, { group: asked.group })}
        tabs={groups.map(([group, words]) => ({ to: statisticsPath(asked, { group }), label: wordsIn(words, lang) }))}
      />
      <FigureTiles asked={asked} figures={overview.figures} companies={overview.companies} />
      <FigureDetail asked={asked} points={points} people={people} subjects={subjects} />
      {exhibits !== null && exhibits.list.length > 0 && <ExhibitSteps exhibits={exhibits.list} />}
    </>
  );
}

/** What an exhibitor's administrator is told of the fair: what to do next, then the figures in their groups. */
export default function StatisticsScreen() {
  const loaded = load.useData();
  const t = useTexts(statisticsTexts);
  const tPeriod = useTexts(periodTexts);
  const lang = useLang();
  if (loaded === null) return <AdminsOnlyPage heading={t('title')} title={t('adminsOnly')} />;
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/report/actorIndex" kind="quiet">
            {t('report')}
          </ButtonLink>
          {loaded.fault === null && (
            <SaveButton save={() => downloadFile(calls.statistics.exportFigures, { period: loaded.period })}>
              {t('exportFigures')}
            </SaveButton>
          )}
        </div>
      </div>
      <PeriodForm
        period={loaded.asked}
        addressOf={(days) => statisticsPath(loaded.asked, { ...days, figure: loaded.asked.figure })}
        keep={{ group: loaded.asked.group, figure: loaded.asked.figure }}
      />
      {loaded.fault === null ? (
        <Figures loaded={loaded} />
      ) : (
        <EmptyState title={tPeriod('wrongPeriod')}>
          <p>{ruleText(loaded.fault, lang, { max: PERIOD_DAYS_MAX })}</p>
        </EmptyState>
      )}
    </div>
  );
}
