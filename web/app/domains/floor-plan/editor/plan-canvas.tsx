import { boxOf, centimetres, centreOf, meets, type Box } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { elementName, ELEMENT_KINDS, type ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { memo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { signOf } from '../plan-map-signs.ts';
import { occupancyOf, type Draft, type DraftBooth, type DraftElement } from './draft.ts';
import { editorTexts } from './editor.texts.ts';
import { moved, onGrid, rectangle, snapped } from './shapes.ts';

export type Tool = 'select' | 'booth' | ElementKind;
export type Underlay = { address: string; left: number; top: number; width: number; opacity: number };

const path = (points: Points, isArea: boolean): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isArea ? 'Z' : ''}`;

type Drawn = { isSelected: boolean; scale: number };

const Booth = memo(function Booth({
  booth,
  isWrong,
  isSelected,
  scale,
}: Drawn & { booth: DraftBooth; isWrong: boolean }) {
  const [x, y] = centreOf(booth.points);
  const { left, right, top, bottom } = boxOf(booth.points);
  const size = Math.min((right - left) / Math.max(2, booth.number.length * 0.65), (bottom - top) * 0.45, 24 / scale);
  return (
    <g
      data-key={booth.key}
      className="edited-booth"
      data-occupancy={occupancyOf(booth)}
      data-wrong={isWrong || undefined}
    >
      <path
        d={path(booth.points, true)}
        strokeWidth={(isSelected ? 3 : 1) / scale}
        data-selected={isSelected || undefined}
      />
      <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="central">
        {booth.number}
      </text>
    </g>
  );
});

const DrawnElement = memo(function DrawnElement({ element, isSelected, scale }: Drawn & { element: DraftElement }) {
  const lang = useLang();
  const { shape } = ELEMENT_KINDS[element.kind];
  const [x, y] = shape === 'line' ? (element.points[0] ?? [0, 0]) : centreOf(element.points);
  const selected = isSelected || undefined;
  return (
    <g data-key={element.key} className={`edited-element edited-${element.kind}`}>
      {shape === 'line' && (
        <>
          <path className="edited-grab" d={path(element.points, false)} strokeWidth={14 / scale} />
          <path
            className="edited-line"
            d={path(element.points, false)}
            strokeWidth={3 / scale}
            data-selected={selected}
          />
        </>
      )}
      {shape !== 'line' && element.points.length > 1 && (
        <path d={path(element.points, true)} strokeWidth={(isSelected ? 3 : 1.5) / scale} data-selected={selected} />
      )}
      {shape === 'place' && (
        <>
          {element.points.length === 1 && (
            <circle cx={x} cy={y} r={11 / scale} strokeWidth={2 / scale} data-selected={selected} />
          )}
          <text x={x} y={y} fontSize={13 / scale} textAnchor="middle" dominantBaseline="central">
            {signOf(element.kind) ?? '•'}
          </text>
        </>
      )}
      <title>{elementName(element, lang)}</title>
    </g>
  );
});

type Canvas = {
  draft: Draft;
  selected: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  tool: Tool;
  scale: number;
  isFree: boolean;
  underlay: Underlay | null;
  label: string;
  onSelect: (keys: readonly string[]) => void;
  onMove: (keys: ReadonlySet<string>, by: Point) => void;
  onCorner: (key: string, corner: number, to: Point) => void;
  onDraw: (tool: Tool, points: Points) => void;
  onRemove: () => void;
};

type Drag =
  | { kind: 'move'; from: Point; by: Point }
  | { kind: 'corner'; key: string; corner: number; to: Point }
  /** `over`: the outline of a hall on which it began, which a click selects. */
  | { kind: 'area'; from: Point; to: Point; over: string | null };

/** The drawing: what is under the pointer is selected, moved or drawn. */
export function PlanCanvas(props: Canvas) {
  const { draft, selected, wrong, tool, scale, isFree, underlay, label, onSelect, onMove, onCorner, onDraw, onRemove } =
    props;
  const t = useTexts(editorTexts);
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const parts = [...draft.booths, ...draft.elements];
  const boxes = (keys: ReadonlySet<string>, isIn: boolean): Box[] =>
    draft.booths.filter(({ key }) => keys.has(key) === isIn).map(({ points }) => boxOf(points));

  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [(clientX - left) / scale, (clientY - top) / scale];
  };
  const even = ([x, y]: Point): Point => (isFree ? [centimetres(x), centimetres(y)] : [onGrid(x), onGrid(y)]);

  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    svg.current?.setPointerCapture(event.pointerId);
    const from = at(event);
    const corner = event.target.getAttribute('data-corner');
    const key = event.target.closest('[data-key]')?.getAttribute('data-key') ?? null;
    if (tool !== 'select') return setDrag({ kind: 'area', from, to: from, over: null });
    if (corner !== null && key !== null) return setDrag({ kind: 'corner', key, corner: Number(corner), to: from });
    const isHall = draft.elements.some((element) => element.key === key && element.kind === 'hall');
    if (key === null || (isHall && !selected.has(key))) return setDrag({ kind: 'area', from, to: from, over: key });
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isMore) return onSelect(selected.has(key) ? [...selected].filter((one) => one !== key) : [...selected, key]);
    if (!selected.has(key)) onSelect([key]);
    setDrag({ kind: 'move', from, by: [0, 0] });
  };

  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (drag === null) return;
    const to = at(event);
    if (drag.kind === 'area') return setDrag({ ...drag, to });
    if (drag.kind === 'corner') return setDrag({ ...drag, to: even(to) });
    const own = boxOf(parts.filter(({ key }) => selected.has(key)).flatMap(({ points }) => points));
    const by: Point = [to[0] - drag.from[0], to[1] - drag.from[1]];
    setDrag({ ...drag, by: snapped(own, by, boxes(selected, false), isFree) });
  };

  const end = (): void => {
    setDrag(null);
    if (drag === null) return;
    if (drag.kind === 'move') {
      if (drag.by[0] !== 0 || drag.by[1] !== 0) onMove(selected, drag.by);
      return;
    }
    if (drag.kind === 'corner') return onCorner(drag.key, drag.corner, drag.to);
    const [from, to] = [drag.from, drag.to];
    const isClick = Math.hypot(to[0] - from[0], to[1] - from[1]) * scale < 5;
    if (tool !== 'select') {
      const shape = tool === 'booth' ? 'area' : ELEMENT_KINDS[tool].shape;
      if (shape === 'place') return onDraw(tool, [even(to)]);
      if (shape === 'line') return isClick ? undefined : onDraw(tool, [even(from), even(to)]);
      const [x, y] = even(from);
      const [right, bottom] = isClick ? [x + 3, y + 3] : even(to);
      return onDraw(
        tool,
        rectangle(
          boxOf([
            [x, y],
            [right, bottom],
          ]),
        ),
      );
    }
    if (isClick) return onSelect(drag.over === null ? [] : [drag.over]);
    const area = boxOf([from, to]);
    // what lies under booths is selected one by one: whoever draws a frame means a row of booths
    onSelect(draft.booths.filter(({ points }) => meets(boxOf(points), area)).map(({ key }) => key));
  };

  const press = (event: KeyboardEvent): void => {
    const far = event.shiftKey ? 0.1 : 0.5;
    const steps: Record<string, Point> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const by = steps[event.key];
    if (by !== undefined && selected.size > 0) {
      event.preventDefault();
      onMove(selected, by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Escape') {
      setDrag(null);
      onSelect([]);
    }
  };

  const shownPoints = (part: DraftBooth | DraftElement): Points => {
    if (drag?.kind === 'move' && selected.has(part.key)) return moved(part.points, drag.by);
    if (drag?.kind === 'corner' && drag.key === part.key)
      return part.points.map((point, corner) => (corner === drag.corner ? drag.to : point));
    return part.points;
  };
  const shown = <P extends DraftBooth | DraftElement>(part: P): P => {
    const points = shownPoints(part);
    return points === part.points ? part : { ...part, points };
  };
  const only = selected.size === 1 ? parts.find(({ key }) => selected.has(key)) : undefined;
  // areas lie at the bottom, then lines, booths over both, places on top
  const elementsOf = (shape: 'area' | 'line' | 'place') =>
    draft.elements
      .filter(({ kind }) => ELEMENT_KINDS[kind].shape === shape)
      .map((element) => (
        <DrawnElement key={element.key} element={shown(element)} isSelected={selected.has(element.key)} scale={scale} />
      ));
  const drawing = drag?.kind === 'area' ? boxOf([drag.from, drag.to]) : null;
  const isLine = tool !== 'select' && tool !== 'booth' && ELEMENT_KINDS[tool].shape === 'line';
  return (
    <div className="plan edited-plan overflow-auto rounded-sign border border-line">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application has its own keys */}
      <svg
        ref={svg}
        role="application"
        aria-label={label}
        aria-describedby="editor-keys"
        tabIndex={0}
        width={draft.width * scale}
        height={draft.depth * scale}
        viewBox={`0 0 ${draft.width} ${draft.depth}`}
        data-tool={tool}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
        onKeyDown={press}
      >
        {underlay !== null && (
          <image
            href={underlay.address}
            x={underlay.left}
            y={underlay.top}
            width={underlay.width}
            opacity={underlay.opacity}
          />
        )}
        {elementsOf('area')}
        {elementsOf('line')}
        {draft.booths.map((booth) => (
          <Booth
            key={booth.key}
            booth={shown(booth)}
            isWrong={wrong.has(booth.key)}
            isSelected={selected.has(booth.key)}
            scale={scale}
          />
        ))}
        {elementsOf('place')}
        {only !== undefined &&
          only.points.length > 1 &&
          shownPoints(only).map(([x, y], corner) => (
            <g key={corner} data-key={only.key}>
              <circle
                cx={x}
                cy={y}
                r={5 / scale}
                data-corner={corner}
                className="edited-corner"
                strokeWidth={2 / scale}
              />
            </g>
          ))}
        {drawing !== null && drag?.kind === 'area' && (
          <path
            className="edited-new"
            d={isLine ? path([drag.from, drag.to], false) : path(rectangle(drawing), true)}
            strokeWidth={1.5 / scale}
          />
        )}
      </svg>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id="editor-keys" className="sr-only">
        {t('keys')}
      </p>
    </div>
  );
}
