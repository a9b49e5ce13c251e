import type { Route } from '@fairbridge/contract/floor-plan/route.ts';
import type { FloorPlan, FloorSummary, PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useCallback, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { useExhibition } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { BoothCard } from './booth-card.tsx';
import { BoothList } from './booth-list.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { HereNote } from './here-note.tsx';
import { loadPlan } from './load-plan.ts';
import { OwnBooths } from './own-booths.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { askedFilter, filterCount } from './plan-filter.ts';
import { PlanFilters } from './plan-filters.tsx';
import type { Marks } from './plan-map-signs.ts';
import { PlanOnPaper, PrintButtons, type Paper } from './plan-print.tsx';
import { boothAt } from './plan-search.ts';
import { PlanSearch } from './plan-search.tsx';
import { askedRoute, boothName, entrancesOf, mapPath, routeEnd, type AskedRoute } from './route-address.ts';
import { useBoothPlace } from './use-booth-place.ts';
import { keepHere, useHere } from './use-here.ts';
import { useMarks } from './use-marks.ts';
import { usePlanFilter } from './use-plan-filter.ts';
import { walkTexts } from './walk/walk.texts.ts';

const loadWalk = () => import('./walk/floor-walk.tsx');
const FloorWalk = lazyWithRetry(loadWalk);
const loadRoutePanel = () => import('./route-panel.tsx');
const RoutePanel = lazyWithRetry(loadRoutePanel);
const NO_LEGS: Route['legs'] = [];

function usePlan(): { plan: FloorPlan | null; hasFailed: boolean; retry: () => void } {
  const [plan, setPlan] = useState<FloorPlan | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // what draws it comes meanwhile
    void import('./plan-map.ts').catch(() => null);
    loadPlan().then(
      (answer) => !isLeft && setPlan(answer),
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  const retry = (): void => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  return { plan, hasFailed, retry };
}

/** Has all that the guide consists of loaded, so that it can be kept; true once that is done. */
function useWhole(plan: FloorPlan | null): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (plan === null) return;
    void Promise.all([loadRoutePanel(), import('./plan-map.ts')]).then(
      () => setWhole(true),
      // it is of use without being kept
      () => null,
    );
  }, [plan]);
  return isWhole;
}

type OnMap = {
  floor: FloorSummary;
  /** Within another site (`/embed/map`). */
  isEmbedded: boolean;
};

/** Everything about one floor that needs the plan itself, which comes once the page is there. */
export default function FloorOnMap({ floor: { code }, isEmbedded }: OnMap) {
  const t = useTexts(floorPlanTexts);
  const walk = useTexts(walkTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { plan, hasFailed, retry } = usePlan();
  const isWhole = useWhole(plan);
  const marks = useMarks(plan);
  const placeOf = useBoothPlace();
  const frame = useRef<HTMLDivElement>(null);
  const [isWalking, setWalking] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const [paper, setPaper] = useState<Paper | null>(null);
  const floor = plan?.floors.find((one) => one.code === code);
  // thousands of rows: they come once the map is painted
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => startTransition(() => setPainted(true)), []);
  const wanted = query.get('booth') ?? '';
  const selected = useMemo(
    () => (floor === undefined || wanted === '' ? undefined : boothAt(floor, query.get('hall') ?? '', wanted)),
    [floor, wanted, query],
  );
  const asked = useMemo(() => askedRoute(query), [query]);
  const hasRoute = asked.from !== '' || asked.to !== '' || asked.stepFree;
  const [legs, setLegs] = useState(NO_LEGS);
  const lines = useMemo(() => legs.filter((leg) => leg.floor === code).map(({ points }) => points), [legs, code]);
  const [timesAsked, setTimesAsked] = useState(0);
  const filter = useMemo(() => askedFilter(query), [query]);
  const [isFiltering, setFiltering] = useState(() => filterCount(filter) > 0);
  const filtered = usePlanFilter(plan, filter, marks.visited, isFiltering);
  const tints = useMemo(
    () => filtered.booths && new Map([...filtered.booths].map((id) => [id, '--plan-match'])),
    [filtered.booths],
  );
  const show = useCallback(
    (shown: Parameters<typeof mapPath>[1]) =>
      void navigate(localPath(lang, (isEmbedded ? '/embed' : '') + mapPath(code, { filter, ...shown })), {
        replace: true,
        preventScrollReset: true,
      }),
    [code, lang, navigate, filter, isEmbedded],
  );
  const select = useCallback(
    (booth: PlanBooth | null) => show({ booth: booth ?? undefined, route: asked }),
    [show, asked],
  );
  const ask = (route: AskedRoute): void => show({ route });
  const fair = useExhibition()?.id ?? '';
  const here = useHere();
  const isHere = query.get('here') === '1';
  useEffect(() => {
    if (!isHere || selected === undefined) return;
    keepHere(fair, boothName(selected));
    // whoever is sent this address afterwards is somewhere else
    show({ booth: selected, route: asked });
  }, [isHere, fair, selected, show, asked]);
  const hereEnd = useMemo(() => (plan === null ? undefined : routeEnd(plan, here)), [plan, here]);
  const shownMarks = useMemo(
    (): Marks =>
      hereEnd === undefined
        ? marks.ofBooth
        : new Map([...marks.ofBooth, [hereEnd.id, ['here', ...(marks.ofBooth.get(hereEnd.id) ?? [])]]]),
    [marks.ofBooth, hereEnd],
  );
  useEffect(() => {
    if (selected !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  if (floor === undefined || plan === null)
    return hasFailed ? (
      <p role="alert" className="card p-6">
        {t('failed')}{' '}
        <Button kind="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    ) : (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="hidden lg:block" />
        <div className="plan grid place-items-center rounded-sign border border-line" role="status">
          {t('loading')}
        </div>
      </div>
    );
  const leadTo = (booth: PlanBooth): void => {
    const from = asked.from || (hereEnd === undefined ? '' : here) || (entrancesOf(plan)[0]?.element.id ?? '');
    setTimesAsked(timesAsked + 1);
    ask({ ...asked, from, to: boothName(booth) });
  };
  const enter = async (): Promise<void> => {
    setEntering(true);
    try {
      await loadWalk();
      setWalking(true);
    } catch {
      toast.error(walk('failed'));
    }
    setEntering(false);
  };
  const goal = hasRoute ? routeEnd(plan, asked.to) : undefined;
  const over = (
    <>
      {wanted !== '' && selected === undefined && (
        <p className="card p-4">{t('boothGone', { booth: wanted.slice(0, 30) })}</p>
      )}
      {selected !== undefined && (
        <BoothCard
          booth={selected}
          place={placeOf(code, selected)}
          marks={shownMarks.get(selected.id) ?? []}
          meetings={marks.meetings}
          isEmbedded={isEmbedded}
          onRoute={() => leadTo(selected)}
          onClose={() => select(null)}
        />
      )}
    </>
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] print:hidden">
        <div className="contents lg:grid lg:gap-4">
          <PlanSearch plan={plan} />
          <PlanFilters
            floor={floor}
            isVisitor={marks.isVisitor}
            filter={filter}
            filtered={filtered}
            isOpen={isFiltering}
            onOpen={setFiltering}
            onFilter={(next) => show({ filter: next, route: asked })}
          />
          {hereEnd?.booth && (
            <HereNote floor={hereEnd.floor.code} booth={hereEnd.booth} onClear={() => keepHere(fair, '')} />
          )}
          <div className="order-last empty:hidden lg:order-none">
            {hasRoute && (
              <Suspense fallback={null}>
                <RoutePanel
                  plan={plan}
                  floor={code}
                  asked={asked}
                  own={marks.ofBooth}
                  here={hereEnd === undefined ? '' : here}
                  timesAsked={timesAsked}
                  onAsk={ask}
                  onLegs={setLegs}
                  onClose={() => show({})}
                />
              </Suspense>
            )}
          </div>
          <div className="order-last empty:hidden lg:order-none">
            {!isEmbedded && <OwnBooths plan={plan} marks={marks.ofBooth} isVisitor={marks.isVisitor} />}
          </div>
        </div>
        <div ref={frame}>
          {isWalking ? (
            <Suspense fallback={<p role="status">{walk('loading')}</p>}>
              <FloorWalk
                floor={floor}
                selected={selected ?? goal?.booth ?? undefined}
                route={lines}
                onSelect={select}
                onLeave={() => setWalking(false)}
              >
                {over}
              </FloorWalk>
            </Suspense>
          ) : (
            <PlanFrame
              floor={floor}
              selected={selected?.id ?? goal?.id ?? null}
              marks={shownMarks}
              tints={tints}
              route={lines}
              onSelect={select}
              onPainted={onPainted}
              below={
                <span className="flex flex-wrap gap-2">
                  <Button kind="quiet" small busy={isEntering} onClick={() => void enter()}>
                    {walk('walk')}
                  </Button>
                  <PrintButtons onPrint={setPaper} />
                </span>
              }
            >
              {over}
            </PlanFrame>
          )}
        </div>
      </div>
      {!isEmbedded && <OfflineCopy path="/map" wanted={isWhole} />}
      {paper !== null && <PlanOnPaper floor={floor} paper={paper} onPrinted={() => setPaper(null)} />}
      {isPainted && (
        <>
          <h2 className="mt-10 mb-4 text-2xl">{t('list', { floor: inLang(floor.name, lang) })}</h2>
          <BoothList floor={floor} marks={shownMarks} matching={filtered.booths} filter={filter} />
        </>
      )}
    </>
  );
}
