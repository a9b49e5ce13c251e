import { boxOf, centreOf, meets, type Box } from './floor-plan.geometry.ts';
import { elementName, ELEMENT_KINDS, type ElementKind } from './floor-plan.kinds.ts';
import { inLang, type Lang } from '../text.ts';
import type { PlanFloor, Points } from './floor-plan.shapes.ts';

type Drawing = {
  /** Metres; the whole floor unless said otherwise. */
  view?: Box;
  /** Ids of the booths that are to be found at once. */
  marked?: ReadonlySet<string>;
  /** Colours of the halls by code. */
  colours: ReadonlyMap<string, string>;
  lang: Lang;
  /** What the picture shows, for those who do not see it. */
  title: string;
};

/** Signs that no XML may hold are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const short = (metres: number): string => String(Math.round(metres * 100) / 100);
const pathOf = (points: Points): string => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
const area = (points: Points): string => `M${pathOf(points)}Z`;

/** What a place without a name of its own is marked by in print. */
const SIGNS: Partial<Record<ElementKind, string>> = {
  entrance: '⇥',
  lift: '⇕',
  stairs: '≣',
  escalator: '⇗',
  information: 'i',
  firstAid: '+',
};

/** The room's own colours; a page that is dark shows them dark (`color-scheme` of the element that holds the picture). */
const STYLE = `
  .floor{fill:#f1efe8}.hall{fill-opacity:.1;stroke-opacity:.55}.booth{fill:#fff;stroke:#8d938f}.taken{fill:#e3e8e2}
  .wall{stroke:#5d6462;fill:none}.place{fill:#d9d4c4;stroke:none}.sign{fill:#4a504d}.number{fill:#1c2321}.marked-number{fill:#fff}
  @media (prefers-color-scheme:dark){.floor{fill:#1d2423}.hall{fill-opacity:.22}.booth{fill:#2a3230;stroke:#6f7976}.taken{fill:#38423f}
  .wall{stroke:#9aa3a0}.place{fill:#454b45}.sign{fill:#c9ccc4}.number{fill:#eeece5}}`;

/** How wide a text is, in heights of its letters: Chinese ones are as wide as high. */
const letters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1 : 0.58), 0);

const written = (text: string, x: number, y: number, size: number): string =>
  text === ''
    ? ''
    : `<text class="sign" x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${short(size)}" text-anchor="middle">${escaped(text)}</text>`;

/** A number is as large as its booth lets it be, in metres; a plate that it does not fit stays without it. */
function numberSize(box: Box, number: string): number {
  return Math.min(1.1, ((box.right - box.left) * 0.86) / (number.length * 0.6), (box.bottom - box.top) * 0.6);
}

/** One floor as an SVG document, for small plans and for print: halls, booths with their numbers, places with their signs. Only what lies in view is drawn. */
export function planSvg(floor: PlanFloor, { view, marked = new Set(), colours, lang, title }: Drawing): string {
  const shown = view ?? { left: 0, top: 0, right: floor.width, bottom: floor.depth };
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  const inView = ({ points }: { points: Points }): boolean => meets(boxOf(points), shown);
  const elements = floor.elements.filter(inView);
  const colourOf = (hall: string | null): string => colours.get(hall ?? '') ?? '#5d6462';
  const halls = elements
    .filter(({ kind }) => kind === 'hall')
    .map(({ hall, name, points }) => {
      const colour = escaped(colourOf(hall));
      const { left, top } = boxOf(points);
      const sign = [hall ?? '', inLang(name, lang)]
        .filter((part, at) => part !== '' && (at === 0 || part !== hall))
        .join(' ');
      return `<path class="hall" d="${area(points)}" fill="${colour}" stroke="${colour}" stroke-width=".3"/><text class="sign" x="${short(left)}" y="${short(top - 0.7)}" font-size="2.6">${escaped(sign)}</text>`;
    });
  const places = elements
    .filter(({ kind }) => ELEMENT_KINDS[kind].shape === 'place')
    .map((element) => {
      const { kind, points } = element;
      const [x, y] = centreOf(points);
      if (points.length === 1)
        return `<circle class="place" cx="${short(x)}" cy="${short(y)}" r="1.2"/>${written(SIGNS[kind] ?? '', x, y, 1.8)}`;
      const { left, right, top, bottom } = boxOf(points);
      const named = elementName(element, lang);
      const size = Math.min(1.8, (bottom - top) * 0.5, ((right - left) * 0.9) / letters(named));
      return `<path class="place" d="${area(points)}"/>${size >= 0.8 ? written(named, x, y, size) : written(SIGNS[kind] ?? '', x, y, Math.min(1.8, (bottom - top) * 0.6))}`;
    });
  const walls = elements
    .filter(({ kind }) => kind === 'wall')
    .map(({ points }) => `<path class="wall" d="M${pathOf(points)}" stroke-width=".3"/>`);
  const booths = floor.booths.filter(inView).map(({ id, hall, number, points, exhibitors }) => {
    const isMarked = marked.has(id);
    const fill = isMarked ? ` style="fill:${escaped(colourOf(hall))}"` : '';
    const [x, y] = centreOf(points);
    const size = numberSize(boxOf(points), number);
    const label =
      size < 0.5
        ? ''
        : `<text class="${isMarked ? 'marked-number' : 'number'}" x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${short(size)}" text-anchor="middle">${escaped(number)}</text>`;
    return `<path class="booth${exhibitors.length > 0 ? ' taken' : ''}"${fill} d="${area(points)}" stroke-width=".12"/>${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[shown.left, shown.top, width, height].map(short).join(' ')}" font-family="Overpass,Arial,sans-serif" font-weight="600" role="img"><title>${escaped(title)}</title><style>${STYLE}</style><path class="floor" d="M0 0H${short(floor.width)}V${short(floor.depth)}H0Z"/>${[...halls, ...places, ...walls, ...booths].join('')}</svg>`;
}

/** What a small plan shows: this area with so many metres around it, but nothing beyond the floor; as wide in proportion as asked. */
export function viewAround(
  points: Points,
  floor: { width: number; depth: number },
  { margin, ratio }: { margin: number; ratio: number },
): Box {
  const { left, top, right, bottom } = boxOf(points);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const height = Math.min(floor.depth, Math.max(bottom - top + 2 * margin, (right - left + 2 * margin) / ratio));
  const width = Math.min(floor.width, height * ratio);
  const within = (centre: number, size: number, whole: number): number =>
    Math.max(0, Math.min(whole - size, centre - size / 2));
  const [startX, startY] = [within(x, width, floor.width), within(y, height, floor.depth)];
  return { left: startX, top: startY, right: startX + width, bottom: startY + height };
}
