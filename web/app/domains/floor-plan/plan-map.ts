import L from 'leaflet';
import { boxOf, centreOf, contains, distance } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { ELEMENT_KINDS } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type {
  PlanBooth,
  PlanElement,
  PlanFloor,
  Point,
  Points,
} from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { hallStyle } from '../../components/booth/booth-plate.tsx';
import { labelOf, type Label } from './plan-labels.ts';
import { markSign, signOf, type Mark, type Marks, type Tints } from './plan-map-signs.ts';

/** What a map shows of one floor. `route`: lines of this floor. */
export type Shown = {
  floor: PlanFloor;
  colours: ReadonlyMap<string, string>;
  lang: Lang;
  /** By booth. */
  marks: Marks;
  /** Colours of booths, as the sheet names them (`--plan-match`); the others step back. Null: all are as they are. */
  tints: Tints | null;
  selected: string | null;
  route: readonly Points[];
};

/** A metre is one unit of the map; to the south is down. */
const latLng = ([x, y]: Point): L.LatLngTuple => [-y, x];
const pointOf = ({ lat, lng }: L.LatLng): Point => [lng, -lat];

/** What Leaflet's canvas has beside what its types tell (1.9): it draws in layer points. */
type CanvasInside = { _ctx?: CanvasRenderingContext2D; _map?: L.Map; _bounds?: L.Bounds };

/** `_updatePaths` draws everything anew at once, which a frame that is asked for (`_redrawRequest`) would do again. */
type PlanRenderer = L.Renderer & CanvasInside & { _updatePaths: () => void; _redrawRequest?: number | null };

const FONT = "'Overpass Variable',Arial,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** The plan of one floor as a map: it pans, zooms, tells which booth was pressed, and is moved by the keyboard. Runs in a browser alone. */
export class PlanMap {
  readonly #map: L.Map;
  readonly #renderer: PlanRenderer;
  readonly #container: HTMLElement;
  readonly #layers = L.layerGroup();
  readonly #labels = new Map<string, Label | null>();
  readonly #onSelect: (booth: PlanBooth | null) => void;
  readonly #schemes: MutationObserver;
  readonly #sizes: ResizeObserver;
  #shown: Shown | null = null;
  #labelsFor = '';

  constructor(container: HTMLElement, onSelect: (booth: PlanBooth | null) => void) {
    this.#container = container;
    this.#onSelect = onSelect;
    const drawOver = (inside: CanvasInside): void => this.#drawOver(inside);
    const PlanCanvas = L.Canvas.extend({
      _draw(this: CanvasInside): void {
        (L.Canvas.prototype as unknown as { _draw: (this: CanvasInside) => void })._draw.call(this);
        drawOver(this);
      },
    });
    this.#renderer = new (PlanCanvas as unknown as new (options: L.RendererOptions) => PlanRenderer)({ padding: 0.4 });
    this.#map = L.map(container, {
      crs: L.CRS.Simple,
      renderer: this.#renderer,
      zoomControl: false,
      attributionControl: false,
      zoomSnap: 0,
      zoomDelta: 0.75,
      keyboardPanDelta: 120,
      maxZoom: 6.2,
      bounceAtZoomLimits: false,
      // two fingers move the plan, one the page (`fillWindow`); a wheel over the plan scrolls the page unless Ctrl is held
      dragging: !L.Browser.mobile,
      scrollWheelZoom: false,
      zoomAnimation: false,
    });
    // a map without a view takes nothing in, and what was added cannot be removed again
    this.#map.setView([0, 0], 0);
    this.#renderer.addTo(this.#map);
    this.#layers.addTo(this.#map);
    this.#map.on('click', ({ latlng }) => this.#onSelect(this.#boothAt(latlng) ?? null));
    this.#map.on('mousemove', ({ latlng }) => {
      container.style.cursor = this.#boothAt(latlng) === undefined ? '' : 'pointer';
    });
    container.addEventListener('keydown', this.#onKey);
    container.addEventListener('wheel', this.#onWheel, { passive: false });
    this.#schemes = new MutationObserver(() => this.#draw());
    this.#schemes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
    this.#sizes = new ResizeObserver(() => this.#map.invalidateSize({ animate: false }));
    this.#sizes.observe(container);
  }

  destroy(): void {
    this.#schemes.disconnect();
    this.#sizes.disconnect();
    this.#container.removeEventListener('keydown', this.#onKey);
    this.#container.removeEventListener('wheel', this.#onWheel);
    this.#map.remove();
  }

  /** Enter selects the booth in the middle, which the arrow keys have brought there. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || this.#shown === null) return;
    const middle = pointOf(this.#map.getCenter());
    const [nearest] = this.#shown.floor.booths.toSorted(
      (one, other) => distance(centreOf(one.points), middle) - distance(centreOf(other.points), middle),
    );
    if (nearest !== undefined) this.#onSelect(nearest);
  };

  /** A trackpad's pinch arrives as a wheel with Ctrl. */
  readonly #onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !this.#isFilled) return;
    event.preventDefault();
    const at = this.#map.mouseEventToContainerPoint(event);
    this.#map.setZoomAround(at, this.#map.getZoom() - event.deltaY / 120, { animate: false });
  };

  #isFilled = false;

  /** With the whole window to itself, one finger and a plain wheel move the plan too. */
  fillWindow(isFilled: boolean): void {
    this.#isFilled = isFilled;
    this.#container.style.touchAction = isFilled ? 'none' : '';
    if (isFilled || !L.Browser.mobile) this.#map.dragging.enable();
    else this.#map.dragging.disable();
  }

  zoomIn(): void {
    this.#map.zoomIn();
  }

  zoomOut(): void {
    this.#map.zoomOut();
  }

  whole(): void {
    if (this.#shown === null) return;
    this.#map.fitBounds(this.#boundsOf(this.#shown.floor), { animate: false, padding: [8, 8] });
  }

  show(shown: Shown): void {
    const before = this.#shown;
    this.#shown = shown;
    this.#draw();
    if (before?.floor.code !== shown.floor.code) {
      const bounds = this.#boundsOf(shown.floor);
      this.#map.setMinZoom(-10);
      this.whole();
      this.#map.setMinZoom(this.#map.getZoom() - 0.5);
      this.#map.setMaxBounds(bounds.pad(0.3));
    }
    if (shown.route.length > 0 && before?.route !== shown.route)
      this.#map.fitBounds(L.latLngBounds(shown.route.flat().map(latLng)).pad(0.2), { maxZoom: 4.5 });
    else if (shown.selected !== null && (before?.selected !== shown.selected || before?.floor !== shown.floor))
      this.#goTo(shown.selected);
  }

  #boothAt(latlng: L.LatLng): PlanBooth | undefined {
    const point = pointOf(latlng);
    return this.#shown?.floor.booths.find(({ points }) => contains(points, point));
  }

  #boundsOf({ width, depth }: PlanFloor): L.LatLngBounds {
    return L.latLngBounds([latLng([0, 0]), latLng([width, depth])]);
  }

  #goTo(id: string): void {
    const booth = this.#shown?.floor.booths.find((one) => one.id === id);
    if (booth === undefined) return;
    const zoom = Math.max(this.#map.getZoom(), 4);
    this.#map.setView(latLng(centreOf(booth.points)), zoom);
  }

  #colour(name: string): string {
    return getComputedStyle(this.#container).getPropertyValue(name).trim();
  }

  #hall(code: string | null): string {
    return this.#shown?.colours.get(code ?? '') ?? '#4a504d';
  }

  /** Of letters on the colour of a hall. */
  #onHall(code: string): string {
    return hallStyle(this.#hall(code))['--on-hall'];
  }

  /** Draws the floor anew: halls, walls and places are Leaflet's, booths and what is written are drawn after them on the same canvas. */
  #draw(): void {
    if (this.#shown === null) return;
    const { floor } = this.#shown;
    this.#labels.clear();
    this.#layers.clearLayers();
    const colour = (name: string): string => this.#colour(name);
    const isDark = document.documentElement.dataset['scheme'] === 'dark';
    for (const element of floor.elements) {
      if (element.kind === 'hall')
        this.#add(
          L.polygon(element.points.map(latLng), {
            color: this.#hall(element.hall),
            weight: 1.5,
            fillOpacity: isDark ? 0.22 : 0.1,
            interactive: false,
          }),
        );
      else if (element.kind === 'wall')
        this.#add(
          L.polyline(element.points.map(latLng), { color: colour('--plan-soft'), weight: 2, interactive: false }),
        );
      else if (ELEMENT_KINDS[element.kind].shape === 'place' && element.points.length > 1)
        this.#add(
          L.polygon(element.points.map(latLng), {
            stroke: false,
            fillColor: colour('--plan-place'),
            fillOpacity: 1,
            interactive: false,
          }),
        );
    }
    // before it is first shown there is nothing to draw on
    if (this.#renderer._ctx === undefined) return;
    if (this.#renderer._redrawRequest) L.Util.cancelAnimFrame(this.#renderer._redrawRequest);
    this.#renderer._updatePaths();
  }

  #add(layer: L.Path): void {
    this.#layers.addLayer(layer);
  }

  #drawOver({ _ctx: context, _map: map, _bounds: bounds }: CanvasInside): void {
    if (this.#shown === null || context === undefined || map === undefined || bounds === undefined) return;
    const { floor, lang, marks, tints, selected, route } = this.#shown;
    const scale = map.getZoomScale(map.getZoom(), 0);
    const key = `${floor.code} ${scale} ${lang}`;
    if (key !== this.#labelsFor) this.#labels.clear();
    this.#labelsFor = key;
    const measure = (text: string, size: number): number => {
      context.font = `600 ${10 * size}px ${FONT}`;
      return context.measureText(text).width / 10;
    };
    const at = (point: Point): L.Point => map.latLngToLayerPoint(latLng(point));
    const inView = (points: Points): boolean => {
      const { left, top, right, bottom } = boxOf(points);
      return bounds.intersects(L.bounds(at([left, top]), at([right, bottom])));
    };
    const shown = floor.booths.filter((booth) => inView(booth.points));
    this.#drawBooths(context, shown, at);
    for (const line of route) this.#drawRoute(context, line.map(at));
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const element of floor.elements)
      if (inView(element.points)) this.#drawElement(context, element, { at, scale, lang });
    const text = this.#colour('--plan-text');
    for (const booth of shown) {
      let label = this.#labels.get(booth.id);
      if (label === undefined) {
        label = labelOf(booth, scale, lang, measure);
        this.#labels.set(booth.id, label);
      }
      const { x, y } = at(centreOf(booth.points));
      context.fillStyle = booth.id === selected ? this.#onHall(booth.hall) : text;
      context.globalAlpha = tints === null || tints.has(booth.id) || booth.id === selected ? 1 : 0.45;
      if (label !== null) this.#drawLabel(context, label, x, y);
      context.globalAlpha = 1;
      const own = marks.get(booth.id);
      if (own !== undefined) this.#drawMarks(context, own, at(cornerOf(booth.points)));
    }
  }

  #drawBooths(context: CanvasRenderingContext2D, booths: readonly PlanBooth[], at: (point: Point) => L.Point): void {
    if (this.#shown === null) return;
    const { selected, tints } = this.#shown;
    const [free, taken, line] = ['--plan-booth', '--plan-taken', '--plan-line'].map((name) => this.#colour(name));
    const colours = new Map([...new Set(tints?.values())].map((name) => [name, this.#colour(name)]));
    for (const booth of booths) {
      const isSelected = booth.id === selected;
      const tint = tints?.get(booth.id);
      const isBack = tints !== null && tint === undefined && !isSelected;
      const plain = booth.exhibitors.length > 0 ? taken : free;
      context.beginPath();
      for (const point of booth.points) {
        const { x, y } = at(point);
        context.lineTo(x, y);
      }
      context.closePath();
      context.globalAlpha = isBack ? 0.25 : 1;
      context.fillStyle = (isSelected ? this.#hall(booth.hall) : tint === undefined ? plain : colours.get(tint)) ?? '';
      context.fill();
      context.globalAlpha = isBack ? 0.4 : 1;
      context.strokeStyle = isSelected ? this.#hall(booth.hall) : (line ?? '');
      context.lineWidth = isSelected ? 3 : 1;
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  /** A line with a rim, and a ring where it begins. */
  #drawRoute(context: CanvasRenderingContext2D, line: readonly L.Point[]): void {
    const [begin] = line;
    if (begin === undefined) return;
    const [rim, colour] = [this.#colour('--plan-booth'), this.#colour('--plan-route')];
    context.lineJoin = context.lineCap = 'round';
    for (const [style, width] of [
      [rim, 8],
      [colour, 4],
    ] as const) {
      context.beginPath();
      for (const { x, y } of line) context.lineTo(x, y);
      context.strokeStyle = style;
      context.lineWidth = width;
      context.stroke();
    }
    context.beginPath();
    context.arc(begin.x, begin.y, 6, 0, 2 * Math.PI);
    context.fillStyle = rim;
    context.fill();
    context.stroke();
  }

  /** The hall's sign stands on its outline, above its corner, where it hides no booth. */
  #drawHallPlate(context: CanvasRenderingContext2D, hall: string, name: string, { x, y }: L.Point): void {
    const title = name === '' || name === hall ? hall : `${hall}  ${name}`;
    context.font = `700 13px ${FONT}`;
    const width = context.measureText(title).width + 14;
    context.fillStyle = this.#hall(hall);
    context.fillRect(x, y - 20, width, 20);
    context.fillStyle = this.#onHall(hall);
    context.fillText(title, x + width / 2, y - 9.5);
  }

  #drawLabel(context: CanvasRenderingContext2D, { number, lines, lineSize }: Label, x: number, y: number): void {
    const height = number.size * 1.15 + lines.length * lineSize * 1.15;
    let down = y - height / 2 + number.size * 0.575;
    context.font = `700 ${number.size}px ${FONT}`;
    context.fillText(number.text, x, down);
    down += number.size * 0.575 + lineSize * 0.575;
    context.font = `500 ${lineSize}px ${FONT}`;
    for (const line of lines) {
      context.fillText(line, x, down);
      down += lineSize * 1.15;
    }
  }

  #drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], { x, y }: L.Point): void {
    context.font = `700 13px ${FONT}`;
    for (const [place, mark] of marks.entries()) {
      const isHere = mark === 'here';
      const centre = x + place * 17;
      context.fillStyle = this.#colour(isHere ? '--plan-here' : '--plan-route');
      context.beginPath();
      context.arc(centre, y, isHere ? 11 : 8, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = context.strokeStyle = this.#colour('--plan-booth');
      if (isHere) {
        context.lineWidth = 2;
        context.stroke();
      }
      context.fillText(markSign(mark), centre, y + 0.5);
    }
  }

  #drawElement(
    context: CanvasRenderingContext2D,
    { kind, name, points, hall }: PlanElement,
    { at, scale, lang }: { at: (point: Point) => L.Point; scale: number; lang: Lang },
  ): void {
    const sign = signOf(kind);
    if (kind === 'hall') return this.#drawHallPlate(context, hall ?? '', inLang(name, lang), at(cornerOf(points)));
    if (sign === undefined || scale < 2.2) return;
    const { x, y } = at(centreOf(points));
    context.fillStyle = this.#colour('--plan-soft');
    if (points.length === 1) {
      context.beginPath();
      context.arc(x, y, 9, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = this.#colour('--plan-booth');
    }
    context.font = `700 11px ${FONT}`;
    context.fillText(sign, x, y);
    if (scale < 9) return;
    const title = inLang(name, lang);
    context.font = `600 11px ${FONT}`;
    const { left, right } = boxOf(points);
    // beside one another lie lifts and stairs: a name that reaches beyond its own place would lie on the next one's
    if (title === '' || (points.length > 1 && context.measureText(title).width > (right - left) * scale + 6)) return;
    context.fillStyle = this.#colour('--plan-soft');
    context.fillText(title, x, y + 17);
  }
}

/** The corner of an area that is farthest to the north-west: a mark there hides no number. */
const cornerOf = (points: Points): Point => {
  const { left, top } = boxOf(points);
  return [left, top];
};
