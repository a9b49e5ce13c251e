import type { PlanBooth, PlanFloor, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { floorPlanTexts } from './floor-plan.texts.ts';
import type { Marks, Tints } from './plan-map-signs.ts';
import type { PlanMap } from './plan-map.ts';
import { PlanTool } from './plan-tool.tsx';

type Framed = {
  floor: PlanFloor;
  selected: string | null;
  marks: Marks;
  /** By booth; where given, the others step back. */
  tints?: Tints | null;
  route?: readonly Points[];
  onSelect: (booth: PlanBooth | null) => void;
  /** Once the map stands on the screen for the first time, or cannot be drawn. */
  onPainted?: () => void;
  /** Lies over the map's lower edge. */
  children: ReactNode;
  /** Below the map, beside how it is moved. */
  below: ReactNode;
};

const NO_ROUTE: readonly Points[] = [];

/** The map with its buttons. The drawing comes with a file of its own. */
export function PlanFrame({
  floor,
  selected,
  marks,
  tints = null,
  route = NO_ROUTE,
  onSelect,
  onPainted,
  children,
  below,
}: Framed) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const halls = useExhibition()?.halls;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<PlanMap | null>(null);
  const [isReady, setReady] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const select = useEffectEvent(onSelect);
  const painted = useEffectEvent(() => onPainted?.());

  useEffect(() => {
    let isLeft = false;
    import('./plan-map.ts').then(
      ({ PlanMap: Map }) => {
        if (isLeft || container.current === null) return;
        map.current = new Map(container.current, (booth) => select(booth));
        setReady(true);
      },
      // what waits for the map, the list with the same content, comes without it
      () => isLeft || painted(),
    );
    return () => {
      isLeft = true;
      map.current?.destroy();
      map.current = null;
    };
  }, []);

  useEffect(() => {
    const colours = new Map((halls ?? []).map(({ code, colour }) => [code, colour]));
    if (isReady) map.current?.show({ floor, colours, lang, marks, tints, selected, route });
  }, [isReady, floor, halls, lang, marks, tints, selected, route]);
  useEffect(() => {
    if (!isReady) return;
    // Leaflet draws in the next frame, and the one after it is begun once that is on the screen
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(painted)));
    return () => cancelAnimationFrame(frame);
  }, [isReady]);

  useEffect(() => {
    map.current?.fillWindow(isFilled);
    if (!isFilled) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFilled(false);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isFilled, isReady]);

  return (
    <div className={isFilled ? 'plan-frame plan-filled' : 'plan-frame'}>
      <div className="plan-map">
        <div
          ref={container}
          className="plan rounded-sign border border-line"
          role="application"
          aria-label={t('planOf', { floor: inLang(floor.name, lang) })}
          aria-describedby="plan-keys"
        />
        <div className="plan-tools">
          <PlanTool label={t('zoomIn')} sign="M12 5v14M5 12h14" onClick={() => map.current?.zoomIn()} />
          <PlanTool label={t('zoomOut')} sign="M5 12h14" onClick={() => map.current?.zoomOut()} />
          <PlanTool
            label={t('whole')}
            sign="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z"
            onClick={() => map.current?.whole()}
          />
          <PlanTool
            label={t(isFilled ? 'unfill' : 'fill')}
            sign={isFilled ? 'M9 4v5H4M15 4v5h5M20 15h-5v5M4 15h5v5' : 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'}
            onClick={() => setFilled(!isFilled)}
          />
        </div>
        <div className="plan-over" aria-live="polite">
          {children}
        </div>
      </div>
      <p id="plan-keys" className="sr-only">
        {t('keys')}
      </p>
      <div className="plan-below mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <span className="pointer-coarse:hidden">{t('wheel')}</span>
        <span className="hidden pointer-coarse:inline">{t('fingers')}</span>
        {below}
      </div>
    </div>
  );
}
