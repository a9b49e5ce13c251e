import type { PlanBooth, PlanFloor, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { useExhibition } from '../../../site/site.ts';
import { Button } from '../../../ui/button.tsx';
import { canWalk, WalkScene } from './walk-scene.ts';
import type { Stance } from './walk-steps.ts';
import { walkTexts } from './walk.texts.ts';
import { companyNames } from '../company-names.ts';
import { PlanTool } from '../plan-tool.tsx';

type Move = 'forward' | 'back' | 'left' | 'right' | 'sideLeft' | 'sideRight';

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'forward',
  KeyW: 'forward',
  ArrowDown: 'back',
  KeyS: 'back',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyA: 'sideLeft',
  KeyD: 'sideRight',
};
const SIGNS = {
  forward: 'M12 19V5M5 12l7-7 7 7',
  back: 'M12 5v14M5 12l7 7 7-7',
  left: 'M19 12H5M12 5l-7 7 7 7',
  right: 'M5 12h14M12 5l7 7-7 7',
};
/** A brisk walk through a hall, in metres and in radians a second. */
const [PACE, TURN] = [3.2, 1.5];
/** Of one press, in seconds. */
const PRESS = 0.3;
/** Radians for a pixel that is dragged. */
const DRAG = 0.005;

type Walk = {
  floor: PlanFloor;
  selected: PlanBooth | undefined;
  route: readonly Points[];
  onSelect: (booth: PlanBooth) => void;
  onLeave: () => void;
  /** Lies over the lower edge: the card of the booth that is selected. */
  children: ReactNode;
};

/** A floor in three dimensions: one walks by keys, buttons and dragging. Where the browser cannot draw it, that is said. */
export default function FloorWalk({ floor, selected, route, onSelect, onLeave, children }: Walk) {
  const t = useTexts(walkTexts);
  const lang = useLang();
  const halls = useExhibition()?.halls;
  const container = useRef<HTMLDivElement>(null);
  const scene = useRef<WalkScene | null>(null);
  const stance = useRef<Stance | null>(null);
  const walkedOn = useRef('');
  const moves = useRef(new Set<Move>());
  const [isAble, setAble] = useState(canWalk);
  const [facing, setFacing] = useState<PlanBooth | null>(null);

  const stand = (next: Stance): void => {
    stance.current = next;
    scene.current?.stand(next);
    setFacing(scene.current?.floor.facing(next) ?? null);
  };
  const move = (seconds: number, kinds: ReadonlySet<Move>): void => {
    if (stance.current === null || scene.current === null) return;
    const sign = (plus: Move, minus: Move): number => Number(kinds.has(plus)) - Number(kinds.has(minus));
    const turned = { ...stance.current, heading: stance.current.heading + sign('right', 'left') * TURN * seconds };
    const [on, side] = [sign('forward', 'back') * PACE * seconds, sign('sideRight', 'sideLeft') * PACE * seconds];
    stand(on === 0 && side === 0 ? turned : scene.current.floor.step(turned, on, side));
  };
  const onFrame = useEffectEvent(move);
  const start = useEffectEvent(() => {
    // whoever closes the card of a booth stays where they are
    if (scene.current === null || (selected === undefined && walkedOn.current === floor.code)) return;
    walkedOn.current = floor.code;
    stand(scene.current.floor.start(selected));
  });

  useEffect(() => {
    if (!isAble || container.current === null) return;
    let made: WalkScene;
    try {
      made = new WalkScene(container.current);
    } catch {
      // a graphics driver that is blocked, or no memory left for it: only trying tells
      // oxlint-disable-next-line react/set-state-in-effect
      setAble(false);
      return;
    }
    scene.current = made;
    return () => {
      made.destroy();
      scene.current = null;
    };
  }, [isAble]);

  useEffect(() => {
    const colours = new Map((halls ?? []).map(({ code, colour }) => [code, colour]));
    const isDark = document.documentElement.dataset['scheme'] === 'dark';
    scene.current?.show({ floor, colours, lang, isDark, route });
    if (stance.current !== null) scene.current?.stand(stance.current);
  }, [isAble, floor, halls, lang, route]);
  // whoever selects a booth is brought to it, as on the plan
  useEffect(() => start(), [floor, selected]);

  useEffect(() => {
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      if (moves.current.size > 0) onFrame(Math.min(0.1, (now - last) / 1_000), moves.current);
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  if (!isAble)
    return (
      <div className="card p-6">
        <p role="alert">{t('unable')}</p>
        <Button kind="quiet" onClick={onLeave}>
          {t('plan')}
        </Button>
      </div>
    );
  return (
    <div className="plan-frame">
      <div className="plan-map">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is walked in by keys and dragged */}
        <div
          ref={container}
          className="plan walk rounded-sign border border-line"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is walked in by keys
          tabIndex={0}
          aria-label={t('walkOn', { floor: inLang(floor.name, lang) })}
          aria-describedby="walk-keys"
          onKeyDown={(event) => {
            const kind = KEYS[event.code];
            if (event.key === 'Enter' && facing !== null) onSelect(facing);
            if (kind === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            moves.current.add(kind);
          }}
          onKeyUp={(event) => {
            const kind = KEYS[event.code];
            if (kind !== undefined) moves.current.delete(kind);
          }}
          onBlur={() => moves.current.clear()}
          onPointerMove={(event) => {
            if (event.buttons !== 1 || stance.current === null) return;
            stand({ ...stance.current, heading: stance.current.heading - event.movementX * DRAG });
          }}
        />
        <div className="walk-tools">
          {(['left', 'forward', 'back', 'right'] as const).map((kind) => (
            <PlanTool
              key={kind}
              label={t(kind)}
              sign={SIGNS[kind]}
              onPointerDown={() => moves.current.add(kind)}
              onPointerUp={() => moves.current.delete(kind)}
              onPointerLeave={() => moves.current.delete(kind)}
              onPointerCancel={() => moves.current.delete(kind)}
              // of a press by the keyboard or of a screen reader, which has no pointer
              onClick={(event) => event.detail === 0 && move(PRESS, new Set([kind]))}
            />
          ))}
        </div>
        <div className="plan-over max-md:static max-md:mt-2 max-md:w-full">{children}</div>
      </div>
      <p id="walk-keys" className="sr-only">
        {t('keys')}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <span aria-live="polite">
          {facing === null ? t('facingNone') : t('facing', { booth: facing.number })}
          {facing !== null && ` · ${companyNames(facing.exhibitors, lang)}`}
        </span>
        <span className="flex flex-wrap gap-2">
          {facing !== null && (
            <Button kind="quiet" small onClick={() => onSelect(facing)}>
              {t('open')}
            </Button>
          )}
          <Button kind="quiet" small onClick={onLeave}>
            {t('plan')}
          </Button>
        </span>
      </div>
    </div>
  );
}
