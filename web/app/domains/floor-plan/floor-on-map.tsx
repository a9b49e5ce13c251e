import type { FloorPlan, FloorSummary, PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { boothPath } from '../../components/booth/booth-plate.tsx';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { BoothCard } from './booth-card.tsx';
import { BoothList } from './booth-list.tsx';
import { useBoothPlace } from './booth-place.ts';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { OwnBooths } from './own-booths.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanOnPaper, PrintButtons, type Paper } from './plan-print.tsx';
import { boothAt } from './plan-search.ts';
import { PlanSearch } from './plan-search.tsx';
import { useMarks } from './use-marks.ts';

function usePlan(): { plan: FloorPlan | null; hasFailed: boolean; retry: () => void } {
  const [plan, setPlan] = useState<FloorPlan | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    api(calls.floorPlan.get, {}).then(
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

/** Everything about one floor that needs the plan itself, which comes once the page is there. */
export function FloorOnMap({ floor: { code, name } }: { floor: FloorSummary }) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { plan, hasFailed, retry } = usePlan();
  const marks = useMarks(plan);
  const placeOf = useBoothPlace();
  const frame = useRef<HTMLDivElement>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const floor = plan?.floors.find((one) => one.code === code);
  const wanted = query.get('booth') ?? '';
  const selected = useMemo(
    () => (floor === undefined || wanted === '' ? undefined : boothAt(floor, query.get('hall') ?? '', wanted)),
    [floor, wanted, query],
  );
  const select = useCallback(
    (booth: PlanBooth | null) => {
      const path = booth === null ? `/map/${code}` : boothPath(placeOf(code, booth));
      void navigate(localPath(lang, path), { replace: true, preventScrollReset: true });
    },
    [code, lang, navigate, placeOf],
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
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] print:hidden">
        <div className="contents lg:grid lg:gap-4">
          <PlanSearch plan={plan} />
          <div className="order-last empty:hidden lg:order-none">
            <OwnBooths plan={plan} marks={marks.ofBooth} />
          </div>
        </div>
        <div ref={frame}>
          <PlanFrame
            floor={floor}
            selected={selected?.id ?? null}
            marks={marks.ofBooth}
            onSelect={select}
            below={<PrintButtons onPrint={setPaper} />}
          >
            {wanted !== '' && selected === undefined && (
              <p className="card p-4">{t('boothGone', { booth: wanted.slice(0, 30) })}</p>
            )}
            {selected !== undefined && (
              <BoothCard
                booth={selected}
                place={placeOf(code, selected)}
                marks={marks.ofBooth.get(selected.id) ?? []}
                meetings={marks.meetings}
                onClose={() => select(null)}
              />
            )}
          </PlanFrame>
        </div>
      </div>
      {paper !== null && <PlanOnPaper floor={floor} paper={paper} onPrinted={() => setPaper(null)} />}
      <h2 className="mt-10 mb-4 text-2xl">{t('list', { floor: inLang(name, lang) })}</h2>
      <BoothList floor={floor} marks={marks.ofBooth} />
    </>
  );
}
