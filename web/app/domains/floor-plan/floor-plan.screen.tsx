import type { CallApi } from '@fairbridge/contract/client.ts';
import type { FloorSummary } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { data, useParams, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { failureOf } from '../../failure.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { loadPlan } from './load-plan.ts';
import { askedRoute, mapPath } from './route-address.ts';

/** Of the plan that is kept on this device, where there is no network. */
async function floorsOf(api: CallApi): Promise<FloorSummary[]> {
  try {
    return (await api(calls.floorPlan.floors, {})).list;
  } catch (error) {
    if (import.meta.env.SSR || failureOf(error) !== null) throw error;
    const { floors } = await loadPlan();
    return floors.map(({ booths, elements: _elements, ...floor }) => ({
      ...floor,
      booths: booths.length,
      taken: booths.filter(({ exhibitors }) => exhibitors.length > 0).length,
    }));
  }
}

const load = defineLoad(async ({ api, params }) => {
  const list = await floorsOf(api);
  if (params['floor'] !== undefined && !list.some(({ code }) => code === params['floor']))
    throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return list;
});
export const loader = load.server;
export const clientLoader = load.browser;
/** From floor to floor and booth to booth nothing is asked for: the floors are the same. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(floorPlanTexts.title, lang),
  description: wordsIn(floorPlanTexts.lead, lang),
}));

/** Everything on it needs the plan, which comes once the page is there. */
const FloorOnMap = lazyWithRetry(() => import('./floor-on-map.tsx'));

/** A floor of the fair as a map, with a search, a card of the booth that is chosen, and the same in a list. */
export default function FloorPlanScreen() {
  const floors = load.useData();
  const { floor: asked } = useParams();
  const [query] = useSearchParams();
  const route = askedRoute(query);
  const t = useTexts(floorPlanTexts);
  const current =
    floors.find(({ code }) => code === asked) ??
    floors.toSorted((one, other) => other.booths - one.booths).find(({ booths }) => booths > 0) ??
    floors[0];
  return (
    <div className="page pt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3 print:hidden">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        <LocalLink to="/boothMapList" className="link">
          {t('allMaps')}
        </LocalLink>
      </div>
      <div className="print:hidden">
        <Tabs
          label={t('floors')}
          current={mapPath(current?.code ?? '', { route })}
          tabs={floors.map(({ code }) => ({ to: mapPath(code, { route }), label: code }))}
        />
      </div>
      {current === undefined || current.width === 0 ? (
        <EmptyState title={t('notDrawn')}>
          <p>{t('notDrawnLead')}</p>
          <p className="mt-4">
            <ButtonLink to="/find/actor" kind="quiet">
              {t('toExhibitors')}
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <FloorOnMap floor={current} />
        </Suspense>
      )}
    </div>
  );
}
