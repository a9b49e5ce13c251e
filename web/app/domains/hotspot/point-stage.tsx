import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { movedByKey, percent, placeIn, type PointFormValues, type Place } from './scene-points.ts';

/** A press that moves less than this, in pixels of the screen, is a click. */
const CLICK_PX = 4;

export const spotId = (key: string): string => `hotspot-${key}`;

type StageProps = {
  picture: OwnScene['picture'];
  points: readonly PointFormValues[];
  /** The one that the list points at. */
  lit: string | null;
  onPlace: (place: Place) => void;
  onMove: (key: string, place: Place) => void;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
};

type Drag = { pointerId: number; fromX: number; fromY: number; moved: boolean };

/** Dragging by mouse, pen or finger; a press without moving stays a click. */
function useDrag(place: (event: PointerEvent) => Place | null, onMove: (place: Place) => void) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  return {
    /** True once, for the click that ends a drag. */
    wasDragged: (): boolean => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY, moved: false };
        dragged.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLButtonElement>): void => {
        const now = drag.current;
        if (now === null || now.pointerId !== event.pointerId) return;
        now.moved ||= Math.hypot(event.clientX - now.fromX, event.clientY - now.fromY) >= CLICK_PX;
        const to = now.moved ? place(event) : null;
        if (to !== null) onMove(to);
      },
      onPointerUp: (): void => {
        dragged.current = drag.current?.moved ?? false;
        drag.current = null;
      },
      onPointerCancel: (): void => {
        drag.current = null;
      },
    },
  };
}

function Spot({
  point,
  number,
  lit,
  placeOf,
  onMove,
  onOpen,
  onRemove,
}: {
  point: PointFormValues;
  number: number;
  lit: boolean;
  placeOf: (event: PointerEvent) => Place | null;
  onMove: (place: Place) => void;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const { wasDragged, handlers } = useDrag(placeOf, onMove);
  const name = point.product === null ? t('noExhibit') : inLang(point.product.name, lang);
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = movedByKey(point, event);
    if (moved !== null) onMove(moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <button
      id={spotId(point.key)}
      type="button"
      className={`hotspot hotspot-draft absolute ${point.product === null ? 'hotspot-empty' : ''} ${lit ? 'hotspot-lit' : ''}`}
      style={{ left: `${point.x / 10}%`, top: `${point.y / 10}%` }}
      aria-label={t('spot', { number, name, x: percent(point.x), y: percent(point.y) })}
      onKeyDown={onKeyDown}
      onClick={() => wasDragged() || onOpen()}
      {...handlers}
    >
      {number}
    </button>
  );
}

/** The picture with its hotspots: a click on it places one, and each can be dragged, or moved by the arrow keys. */
export function PointStage({ picture, points, lit, onPlace, onMove, onOpen, onRemove }: StageProps) {
  const t = useTexts(hotspotTexts);
  const stage = useRef<HTMLDivElement>(null);
  const placeOf = (event: { clientX: number; clientY: number }): Place | null =>
    stage.current === null ? null : placeIn(stage.current.getBoundingClientRect(), event);
  return (
    <div ref={stage} role="group" aria-label={t('stage')} className="relative select-none">
      <div
        role="presentation"
        className="cursor-crosshair"
        onClick={(event) => {
          const place = placeOf(event);
          if (place !== null) onPlace(place);
        }}
      >
        <Picture
          address={picture.address}
          alt=""
          sizes="(max-width: 1024px) 100vw, 900px"
          width={picture.width}
          height={picture.height}
          eager
          className="pointer-events-none h-auto w-full rounded bg-[var(--stage)]"
        />
      </div>
      {points.length === 0 && (
        <p className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 text-center">
          <span className="rounded-sign bg-band px-4 py-2 text-on-band shadow-lg">{t('firstPoint')}</span>
        </p>
      )}
      {points.map((point, at) => (
        <Spot
          key={point.key}
          point={point}
          number={at + 1}
          lit={lit === point.key}
          placeOf={placeOf}
          onMove={(place) => onMove(point.key, place)}
          onOpen={() => onOpen(point.key)}
          onRemove={() => onRemove(point.key)}
        />
      ))}
    </div>
  );
}
