import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { data, useParams, useSearchParams } from 'react-router';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { askedRoute, mapPath } from './route-address.ts';

const load = defineLoad(async ({ api, params }) => {
  const { list } = await api(calls.floorPlan.floors, {});
  if (params['floor'] !== undefined && !list.some(({ code }) => code === params['floor']))
    throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return list;
});
export const loader = load.server;
export const clientLoader = load.browser;

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
