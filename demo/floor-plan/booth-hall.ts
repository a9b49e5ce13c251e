import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Random } from '../data/shapes.ts';
import { element, rectangle, type DrawnBooth, type DrawnElement, type Drawing } from './drawing.ts';

/**
 * A hall with booths. Rows run from left to right: a single one along the upper and the lower wall, double ones back to back between them.
 * A boulevard with islands crosses them all from the upper wall to the lower one.
 */

export type BoothHall = {
  hall: string;
  name: Bilingual;
  companies: number;
  /** How deep it is for its width. */
  ratio: number;
  /** Its booths are twice as wide and deep, and it has no walls. */
  outdoor: boolean;
  /** What stands in the middle of its boulevard where there is room. */
  middle: 'stage' | 'meeting';
};

export type Stand = { hall: string; number: string; area: number };
/** `doors`: where its aisles lead to the upper and the lower wall; they end `DOOR_AISLE` before it. */
export type DrawnHall = Drawing & { hall: string; width: number; depth: number; doors: number[]; walled: boolean };
/** Stands in the order in which companies get them: the islands first. */
type DrawnBoothHall = DrawnHall & { stands: Stand[] };

export const DOOR_AISLE = 2.5;
const WALL = 0.5;
const BOULEVARD_AISLE = 5;
/** Between two islands. */
const ISLAND_GAP = 4;
/** From the upper and the lower wall to the islands. */
const ISLAND_MARGIN = 5;
/** How many modules a booth has on average, islands aside. */
const MODULES = 1.45;
/** A hall with hardly a company is a hall nevertheless. */
const LEAST_BOOTHS = 6;

type Measures = { module: number; aisle: number; island: number };
/** `tops` of the rows, `walks`: the middles of the aisles between them. `modules` in each row on both sides of the boulevard together. */
type Layout = {
  tops: number[];
  walks: number[];
  depth: number;
  width: number;
  modules: number;
  places: number;
  islands: number;
};

/** The places of the boulevard where something for everybody stands instead of an island: the middle one, and of many the last. */
function facilitiesAmong(places: number): number[] {
  const middle = Math.floor(places / 2);
  if (places < 3) return [];
  return places < 6 ? [middle] : [middle, places - 1];
}

/** A hall of so many double rows for so many booths. */
function layoutOf(doubles: number, booths: number, { module, aisle, island }: Measures): Layout {
  const [tops, walks] = [[WALL], [] as number[]];
  let at = WALL + module;
  for (let gap = 0; gap <= doubles; gap += 1) {
    // the middle one is a main aisle
    const wide = doubles >= 3 && gap === Math.round(doubles / 2) ? Math.max(aisle, 5) : aisle;
    walks.push(at + wide / 2);
    at += wide;
    tops.push(at);
    if (gap < doubles) tops.push(at + module);
    at += gap < doubles ? 2 * module : module;
  }
  const depth = at + WALL;
  const places = Math.max(1, Math.floor((depth - 2 * ISLAND_MARGIN + ISLAND_GAP) / (island + ISLAND_GAP + 1)));
  const islands = places - facilitiesAmong(places).length;
  const modules = Math.max(3, Math.ceil((MODULES * (booths - islands)) / tops.length));
  const width = 2 * endAisle(aisle) + module * modules + island + 2 * BOULEVARD_AISLE;
  return { tops, walks, depth, width, modules, places, islands };
}

const endAisle = (aisle: number): number => Math.max(4, aisle);

/** The layout whose form is nearest to what is wanted. */
function bestLayout({ ratio }: BoothHall, booths: number, measures: Measures): Layout {
  const far = ({ depth, width }: Layout) => Math.abs(Math.log(depth / width / ratio));
  return Array.from({ length: 30 }, (_, at) => layoutOf(at + 1, booths, measures))
    .filter(({ tops, modules, islands }) => tops.length * modules <= 2.6 * (booths - islands))
    .reduce((best, one) => (far(one) < far(best) ? one : best), layoutOf(1, booths, measures));
}

/** Without I and O, which are read as digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
function rowLetters(row: number): string {
  const last = LETTERS[row % LETTERS.length] ?? '';
  return row < LETTERS.length ? last : rowLetters(Math.floor(row / LETTERS.length) - 1) + last;
}
/** A booth has the number of its first module in the row, so that numbers across an aisle are alike. */
const numberOf = (row: number, module: number): string => `${rowLetters(row)}${String(module + 1).padStart(2, '0')}`;

/** Neighbours in a row: how many modules each has, from the module `from` on. */
type Run = { row: number; from: number; lengths: number[] };

/** Joins neighbours, a little in each row, until there are `tooMany` fewer; no booth becomes longer than need be. */
function joinNeighbours(runs: readonly Run[], tooMany: number, random: Random): void {
  let left = tooMany;
  for (let most = 2; left > 0 && most < 12; most += 1) {
    for (let joined = true; joined && left > 0;) {
      joined = false;
      for (const { lengths } of random.shuffle(runs)) {
        const pairs = lengths.flatMap((length, at) => (length + (lengths[at + 1] ?? most) <= most ? [at] : []));
        if (left === 0 || pairs.length === 0) continue;
        const at = random.pick(pairs);
        lengths.splice(at, 2, (lengths[at] ?? 0) + (lengths[at + 1] ?? 0));
        left -= 1;
        joined = true;
      }
    }
  }
}

const areaOf = ([from, , to]: DrawnBooth['points']): number =>
  from === undefined || to === undefined ? 0 : Math.round((to[0] - from[0]) * (to[1] - from[1]));

export function boothHall(given: BoothHall, random: Random): DrawnBoothHall {
  const { hall, companies, outdoor } = given;
  const free = Math.round(companies * 0.065);
  // of a few booths not every hall keeps one back
  const held = Math.round(companies * 0.02 + 0.5 * random.next());
  const wanted = Math.max(companies + free + held, LEAST_BOOTHS);
  const islandSize = wanted < 40 ? 6 : wanted < 150 ? 9 : 12;
  const measures = { module: outdoor ? 6 : 3, aisle: outdoor ? 5 : 3, island: outdoor ? 12 : islandSize };
  const layout = bestLayout(given, wanted, measures);
  const booth = (number: string, points: DrawnBooth['points']): DrawnBooth => ({ hall, number, state: 'open', points });
  const { islands, facilities } = islandsOf(given, layout, measures, random);
  const rows = rowBooths(layout, measures, wanted - islands.length, random).map(({ number, points }) =>
    booth(number, points),
  );
  const centre = islands.map((points, at) => booth(numberOf(layout.tops.length, at), points));
  const order = random.shuffle(rows);
  const keptBack = new Set(order.slice(0, held));
  const taken = new Set(order.slice(held, held + Math.max(0, companies - centre.length)));
  const standing = [...centre.slice(0, companies), ...rows.filter((one) => taken.has(one))];
  return {
    hall,
    width: layout.width,
    depth: layout.depth,
    walled: !outdoor,
    doors: boulevardOf(layout, measures),
    elements: [
      element('hall', rectangle(0, 0, layout.width, layout.depth), { name: given.name, hall }),
      ...facilities,
      ...aislesOf(layout, measures),
    ],
    booths: [...rows.map((one) => (keptBack.has(one) ? { ...one, state: 'held' as const } : one)), ...centre],
    stands: standing.map((one) => ({ hall, number: one.number, area: areaOf(one.points) })),
  };
}

/** Where the first half of the rows ends. Short rows are not halved: their boulevard is before them. */
const firstHalf = ({ modules }: Layout): number => (modules < 6 ? 0 : Math.floor(modules / 2));
const boulevardStart = (layout: Layout, { module, aisle }: Measures): number =>
  endAisle(aisle) + module * firstHalf(layout);

/** The two aisles on the sides of the islands. */
function boulevardOf(layout: Layout, measures: Measures): number[] {
  const start = boulevardStart(layout, measures) + BOULEVARD_AISLE / 2;
  return [start, start + BOULEVARD_AISLE + measures.island];
}

function islandsOf(given: BoothHall, layout: Layout, measures: Measures, random: Random) {
  const left = boulevardStart(layout, measures) + BOULEVARD_AISLE;
  const right = left + measures.island;
  const place = placeLength(layout);
  const drawn = Array.from({ length: layout.places }, (_, at) => {
    const smaller = 3 * random.int(3);
    const length = Math.min(place, Math.max(6, Math.floor(Math.min(place, 15) / 3) * 3 - smaller));
    const top = ISLAND_MARGIN + at * (place + ISLAND_GAP) + (place - length) / 2;
    return rectangle(left, top, right, top + length);
  });
  const kept = facilitiesAmong(layout.places);
  return {
    islands: drawn.filter((_, at) => !kept.includes(at)),
    facilities: kept.flatMap((at, which) => {
      const points = drawn[at];
      return points === undefined ? [] : element(which === 0 ? given.middle : 'food', points);
    }),
  };
}

const placeLength = ({ depth, places }: Layout): number =>
  (depth - 2 * ISLAND_MARGIN - ISLAND_GAP * (places - 1)) / places;

function rowBooths(layout: Layout, { module, aisle, island }: Measures, wanted: number, random: Random) {
  const { tops, modules } = layout;
  const half = firstHalf(layout);
  const startOf = (at: number) => endAisle(aisle) + module * at + (at < half ? 0 : island + 2 * BOULEVARD_AISLE);
  const tooMany = tops.length * modules - wanted;
  // a few double rows end in one booth of both sides where they meet the boulevard
  let heads = Math.floor(tooMany / 6);
  const [drawn, runs] = [[] as { number: string; points: DrawnBooth['points'] }[], [] as Run[]];
  const draw = (row: number, from: number, length: number, deep: number) => {
    const top = tops[row] ?? 0;
    const points = rectangle(startOf(from), top, startOf(from) + module * length, top + module * deep);
    drawn.push({ number: numberOf(row, from), points });
  };
  let joined = 0;
  for (let row = 0; row < tops.length; row += 1) {
    const double = row > 0 && row < tops.length - 1;
    if (double && row % 2 === 0) continue;
    for (const [from, length, head] of [
      [0, half, half - 2],
      [half, modules - half, half],
    ] as const) {
      const headed = double && length >= 4 && heads > 0 && random.next() < 0.35;
      if (headed) {
        draw(row, head, 2, 2);
        heads -= 1;
        joined += 3;
      }
      const own = { from: headed && head === from ? from + 2 : from, lengths: [] };
      const count = headed ? length - 2 : length;
      for (const side of double ? [row, row + 1] : [row])
        runs.push({ ...own, row: side, lengths: Array.from({ length: count }, () => 1) });
    }
  }
  joinNeighbours(runs, tooMany - joined, random);
  for (const { row, from, lengths } of runs) {
    let at = from;
    for (const length of lengths) {
      draw(row, at, length, 1);
      at += length;
    }
  }
  return drawn.toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

function aislesOf(layout: Layout, measures: Measures): DrawnElement[] {
  const { walks, width, depth, places } = layout;
  const [first = 0, second = 0] = boulevardOf(layout, measures);
  const end = endAisle(measures.aisle) / 2;
  const [top = 0, bottom = 0] = [walks[0], walks.at(-1)];
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    element('aisle', [
      [fromX, fromY],
      [toX, toY],
    ]);
  const place = placeLength(layout);
  const links = Array.from(
    { length: places - 1 },
    (_, at) => ISLAND_MARGIN + (at + 1) * (place + ISLAND_GAP) - ISLAND_GAP / 2,
  );
  return [
    line(end, top, end, bottom),
    line(width - end, top, width - end, bottom),
    ...[first, second].map((x) => line(x, DOOR_AISLE, x, depth - DOOR_AISLE)),
    ...[DOOR_AISLE, ...links, depth - DOOR_AISLE].map((y) => line(first, y, second, y)),
    ...walks.flatMap((y) => [line(end, y, first, y), line(second, y, width - end, y)]),
  ];
}
