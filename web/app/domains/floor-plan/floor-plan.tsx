import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { loadFloors } from './load-floors.ts';
import { askedFilter } from './plan-filter.ts';
import { askedRoute, mapPath } from './route-address.ts';

/** Everything on it needs the plan, which comes once the page is there. */
const FloorOnMap = lazyWithRetry(() => import('./floor-on-map.tsx'));

/** A floor of the fair as a map. `isEmbedded`: within another site, without what is personal and without what only leads away. */
export function FloorPlan({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const floors = loadFloors.useData();
  const { floor: asked } = useParams();
  const [query] = useSearchParams();
  const shown = { route: askedRoute(query), filter: askedFilter(query) };
  const t = useTexts(floorPlanTexts);
  const current =
    floors.find(({ code }) => code === asked) ??
    floors.toSorted((one, other) => other.booths - one.booths).find(({ booths }) => booths > 0) ??
    floors[0];
  return (
    <>
      {!isEmbedded && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3 print:hidden">
          <div>
            <h1 className="text-3xl">{t('title')}</h1>
            <p className="mt-1 text-soft">{t('lead')}</p>
          </div>
          <LocalLink to="/boothMapList" className="link">
            {t('allMaps')}
          </LocalLink>
        </div>
      )}
      <div className="print:hidden">
        <Tabs
          label={t('floors')}
          current={mapPath(current?.code ?? '', shown)}
          tabs={floors.map(({ code }) => ({ to: mapPath(code, shown), label: code }))}
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
          <FloorOnMap floor={current} isEmbedded={isEmbedded} />
        </Suspense>
      )}
    </>
  );
}
