import { calls } from '../../calls.ts';
import { periodFault, periodOf } from '../../components/statistics/period.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { FiguresPage } from './figures-page.tsx';
import { MissedSearches, OpenRequirements, WaitingExhibitors } from './demand-tables.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '数据分析：需求', en: 'Figures: demand' });

const PAGE = 20;

const load = defineClientLoad(async ({ api, query }) => {
  const period = periodOf(query);
  if (periodFault(period) !== null) return { period, told: null };
  const [searches, waiting, requirements] = await Promise.all([
    api(calls.fairFigures.searches, { period }),
    api(calls.fairFigures.waiting, { pageNum: pageNumOf(query), pageSize: PAGE }),
    api(calls.fairFigures.requirements, {}),
  ]);
  return { period, told: { searches: searches.list, waiting, requirements: requirements.list } };
});
export const clientLoader = load.browser;

/** What buyers want of the fair and do not get: exhibitors, answers, offers. */
export default function DemandScreen() {
  const { period, told } = load.useData();
  return (
    <FiguresPage part="demand" period={period}>
      {told !== null && (
        <>
          <MissedSearches period={period} list={told.searches} />
          <WaitingExhibitors period={period} page={told.waiting} />
          <OpenRequirements period={period} list={told.requirements} />
        </>
      )}
    </FiguresPage>
  );
}
