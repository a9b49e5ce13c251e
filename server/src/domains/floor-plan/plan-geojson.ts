import { z } from 'zod';
import { BOOTH_STATES, ELEMENT_KINDS, type ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { centimetres, boxOf, inOrder } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { storable, withoutChinese, type FileOut } from '@fairbridge/contract/fields.ts';
import { RECORD_ID } from '@fairbridge/contract/record-id.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText, type Bilingual } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { DraftFloor, Findings, PlanDraft } from './plan-draft.ts';

/**
 * The plan as GeoJSON (RFC 7946) but for one thing: its coordinates are metres from the south-west corner of their floor, x to the east and
 * y to the north, as a plan of a building has them. Stored they are metres from the north-west corner, y to the south.
 *
 * A booth: `{ kind: 'booth', hall, number, state? }`, a Polygon. Anything else: `{ kind, floor, hall?, nameZh?, nameEn?, connector? }`, a
 * Polygon, LineString or Point as its kind asks (`ELEMENT_KINDS`). The floors stand beside the features: `floors: [{ code, nameZh, nameEn,
 * width, depth }]`; without them the known ones are kept, and each is as large as what is drawn on it.
 */
const typed = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const properties = z.looseObject({
  kind: typed,
  floor: typed,
  hall: typed,
  number: typed,
  state: typed,
  nameZh: typed,
  nameEn: typed,
  connector: typed,
});
type Properties = z.output<typeof properties>;

/** No drawing reaches so far from its corner, in whatever unit. */
const FARTHEST = 1e9;
const position = z.array(z.number().min(-FARTHEST).max(FARTHEST)).min(2);
const geometry = z.union([
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
]);
const feature = z.looseObject({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number().transform(String)]).optional(),
  properties,
  geometry: z.looseObject({ type: z.string() }),
});
const floorEntry = z.object({
  code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/),
  nameZh: z.string().max(LIMITS.planNameMax).refine(storable).default(''),
  nameEn: z.string().max(LIMITS.planNameMax).refine(storable).refine(withoutChinese).default(''),
  width: z.number().positive().max(LIMITS.planSideMax).optional(),
  depth: z.number().positive().max(LIMITS.planSideMax).optional(),
});
const collection = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
  floors: z.array(z.unknown()).optional(),
});

const SHAPES = {
  line: ['LineString'],
  area: ['Polygon'],
  place: ['Point', 'Polygon'],
} as const;

/** The points of a geometry, y still to the north; null, with what is wrong with it told, where it has none. */
function readPoints(
  raw: { type: string },
  allowed: readonly string[],
  told: (
    rule: 'planShape' | 'planRing' | 'planCoordinates' | 'planPoints',
    values?: Record<string, string | number>,
  ) => void,
): Points | null {
  if (!allowed.includes(raw.type)) {
    told('planShape', { shape: allowed.join(' / ') });
    return null;
  }
  const read = geometry.safeParse(raw);
  if (!read.success) {
    told('planCoordinates');
    return null;
  }
  const { type, coordinates } = read.data;
  const pairs = (list: number[][]): Points => list.map(([x = 0, y = 0]): Point => [centimetres(x), centimetres(y)]);
  if (type === 'Point') return pairs([coordinates]);
  const [ring, ...holes] = type === 'Polygon' ? coordinates : [coordinates];
  if (ring === undefined || holes.length > 0) {
    told('planRing');
    return null;
  }
  if (ring.length > LIMITS.planPointsMax) {
    told('planPoints', { max: LIMITS.planPointsMax });
    return null;
  }
  const all = pairs(ring);
  const different = all.filter(([x, y], at) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
  if (type === 'LineString') {
    if (different.length >= 2) return different;
    told('planCoordinates');
    return null;
  }
  const [first, last] = [different[0], different.at(-1)];
  const isClosed = different.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  if (isClosed) return different.slice(0, -1);
  told('planRing');
  return null;
}

const isKind = (kind: string): kind is ElementKind => Object.hasOwn(ELEMENT_KINDS, kind);

type Shape = { floor: string; points: Points };

type Extent = { left: number; bottom: number; width: number; depth: number };

/** Where a floor's south-west corner lies in the file's coordinates, and how large the floor is: as declared, or as large as what is drawn. */
function extentOf({ width, depth }: FloorEntry, points: Points): Extent {
  if (points.length === 0 || (width !== undefined && depth !== undefined))
    return { left: 0, bottom: 0, width: width ?? 0, depth: depth ?? 0 };
  const { left, right, top, bottom } = boxOf(points);
  return { left, bottom: top, width: Math.ceil(right - left), depth: Math.ceil(bottom - top) };
}

/** A floor that is kilometres wide was drawn in millimetres. */
const isTooLarge = (points: Points): boolean => {
  if (points.length === 0) return false;
  const { left, right, top, bottom } = boxOf(points);
  return Math.max(right - left, bottom - top) > LIMITS.planSideMax;
};

/** Every pair of numbers in the geometry of these features, whatever it is. */
function* positionsIn(value: unknown): Generator<Point> {
  if (!Array.isArray(value)) return;
  const [x, y]: unknown[] = value;
  if (typeof x === 'number' && typeof y === 'number') yield [x, y];
  else for (const one of value) yield* positionsIn(one);
}

/** All of it within a metre, but not at one point: that is a plan in degrees. */
function isInDegrees(features: readonly unknown[]): boolean {
  const points = features.flatMap((one) => {
    const read = z.looseObject({ geometry: z.looseObject({ coordinates: z.unknown() }) }).safeParse(one);
    return read.success ? [...positionsIn(read.data.geometry.coordinates)] : [];
  });
  if (points.length === 0) return false;
  const { left, right, top, bottom } = boxOf(points);
  const side = Math.max(right - left, bottom - top);
  return side > 0 && side < 1;
}

/** Reads a plan; whatever is wrong with an element is told and the element left out. Null where nothing can be made of the file. */
export function readGeoJson(
  bytes: Buffer | null,
  exhibition: Exhibition,
  known: readonly DraftFloor[],
  faults: Findings,
): PlanDraft | null {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes ?? Buffer.alloc(0)));
  } catch {
    faults.add('', 'planFile');
    return null;
  }
  const file = collection.safeParse(json);
  if (!file.success) {
    faults.add('', 'planFile');
    return null;
  }
  const { crs } = file.data;
  if ((crs !== undefined && crs !== null) || isInDegrees(file.data.features)) {
    faults.add('', 'planMetres');
    return null;
  }
  const declared = declaredFloors(file.data.floors, known, faults);
  const codes = new Set(declared.map(({ code }) => code));
  for (const { code, floor } of exhibition.halls.values())
    if (!codes.has(floor)) faults.add(code, 'planFloorMissing', { text: floor });

  const draft: PlanDraft = { floors: [], elements: [], booths: [] };
  const seen = new Set<string>();
  for (const [at, one] of file.data.features.entries()) {
    const place = `features[${at}]`;
    const read = feature.safeParse(one);
    if (!read.success) {
      faults.add(place, 'planFeature');
      continue;
    }
    const { id = '', properties: told, geometry: shape } = read.data;
    const where = [place, nameOf(told)].filter((part) => part !== '').join(' · ');
    if (id !== '' && seen.has(id)) {
      faults.add(where, 'planTwice');
      continue;
    }
    seen.add(id);
    readFeature({ id: RECORD_ID.test(id) ? id : null, where, told, shape }, { exhibition, codes, faults, draft });
  }
  return placed(draft, declared, exhibition, faults);
}

type FloorEntry = z.output<typeof floorEntry>;

/** The floors that the file names, else those that are known, as large as what is drawn on them. */
function declaredFloors(given: readonly unknown[] | undefined, known: readonly DraftFloor[], faults: Findings) {
  if (given === undefined)
    return known.map(({ code, name }): FloorEntry => ({ code, nameZh: name.zh, nameEn: name.en }));
  const floors = new Map<string, FloorEntry>();
  for (const [at, one] of given.entries()) {
    const read = floorEntry.safeParse(one);
    if (!read.success) faults.add(`floors[${at}]`, 'planFloorEntry');
    else if (floors.has(read.data.code)) faults.add(`floors[${at}] · ${read.data.code}`, 'planTwice');
    else floors.set(read.data.code, read.data);
  }
  return [...floors.values()];
}

const nameOf = ({ kind, hall, number, nameZh, nameEn }: Properties): string =>
  cutText(kind === 'booth' ? `${hall} ${number}`.trim() : nameZh || nameEn || kind, 60);

type Raw = { id: string | null; where: string; told: Properties; shape: { type: string } };
type Reading = { exhibition: Exhibition; codes: ReadonlySet<string>; faults: Findings; draft: PlanDraft };

function readFeature({ id, where, told, shape }: Raw, { exhibition, codes, faults, draft }: Reading): void {
  const { kind, hall: hallCode } = told;
  if (kind !== 'booth' && !isKind(kind)) return faults.add(where, 'planKind', { text: cutText(kind, 40) });
  const hall = exhibition.halls.get(hallCode);
  if (hall === undefined && (kind === 'booth' || kind === 'hall' || hallCode !== ''))
    return faults.add(where, 'planHall', { text: cutText(hallCode, 40) });
  const floor = told.floor === '' ? (hall?.floor ?? '') : told.floor;
  if (!codes.has(floor)) return faults.add(where, 'planFloor', { text: cutText(floor, 40) });
  if (hall !== undefined && hall.floor !== floor) return faults.add(where, 'planHallFloor', { hall: hallCode });
  const allowed = kind === 'booth' ? SHAPES.area : SHAPES[ELEMENT_KINDS[kind].shape];
  const points = readPoints(shape, allowed, (rule, values) => faults.add(where, rule, values));
  if (points === null) return;
  if (kind === 'booth') {
    const state = BOOTH_STATES.find((known) => known === (told.state || 'open'));
    if (state === undefined) return faults.add(where, 'planState', { text: cutText(told.state, 40) });
    draft.booths.push({ id, where, hall: hallCode, number: boothNumber(told.number), state, points });
    return;
  }
  const names = [told.nameZh, told.nameEn, told.connector];
  if (names.some((name) => name.length > LIMITS.planNameMax)) return faults.add(where, 'planName');
  if (!names.every(storable)) return faults.add(where, 'characters');
  if (!withoutChinese(told.nameEn)) return faults.add(where, 'noChinese');
  draft.elements.push({
    id,
    where,
    floor,
    kind,
    hall: hallCode === '' ? null : hallCode,
    name: { zh: told.nameZh.trim(), en: told.nameEn.trim() },
    connector: told.connector.trim(),
    points,
  });
}

/** As it stands on the plate: plain signs, capitals, without blanks around it. */
export const boothNumber = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** Sizes the floors and turns y to the south. */
function placed(
  draft: PlanDraft,
  declared: readonly FloorEntry[],
  { halls }: Exhibition,
  faults: Findings,
): PlanDraft | null {
  const floorOfBooth = ({ hall }: { hall: string }): string => halls.get(hall)?.floor ?? '';
  const shapes: Shape[] = [
    ...draft.elements,
    ...draft.booths.map((booth) => ({ ...booth, floor: floorOfBooth(booth) })),
  ];
  const drawn = Map.groupBy(shapes, ({ floor }) => floor);
  const pointsOn = (code: string): Points => (drawn.get(code) ?? []).flatMap(({ points }) => points);
  if (declared.some(({ code }) => isTooLarge(pointsOn(code)))) {
    faults.add('', 'planMetres');
    return null;
  }
  const sizes = new Map(declared.map((floor) => [floor.code, extentOf(floor, pointsOn(floor.code))]));
  const turned = (floor: string, points: Points): Points => {
    const { left, bottom, depth } = sizes.get(floor) ?? { left: 0, bottom: 0, depth: 0 };
    return points.map(([x, y]): Point => [centimetres(x - left), centimetres(depth - (y - bottom))]);
  };
  return {
    floors: declared.map(({ code, nameZh, nameEn }) => {
      const { width, depth } = sizes.get(code) ?? { width: 0, depth: 0 };
      const name: Bilingual = nameZh === '' && nameEn === '' ? { zh: code, en: code } : { zh: nameZh, en: nameEn };
      return { code, name, width, depth };
    }),
    elements: draft.elements.map((element) => {
      const points = turned(element.floor, element.points);
      const isArea = ELEMENT_KINDS[element.kind].shape !== 'line' && points.length > 1;
      return { ...element, points: isArea ? inOrder(points) : points };
    }),
    booths: draft.booths.map((booth) => ({ ...booth, points: inOrder(turned(floorOfBooth(booth), booth.points)) })),
  };
}

/** The plan as a file that `readGeoJson` reads to the same plan. */
export function geoJsonFile({ floors, elements, booths }: PlanDraft, { halls }: Exhibition): FileOut {
  const depthOf = new Map(floors.map(({ code, depth }) => [code, depth]));
  const turned = (floor: string, points: Points) =>
    points.map(([x, y]): Point => [x, centimetres((depthOf.get(floor) ?? 0) - y)]);
  const polygon = (floor: string, points: Points) => {
    const corners = turned(floor, points);
    return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
  };
  const shapeOf = (kind: ElementKind, floor: string, points: Points) => {
    if (ELEMENT_KINDS[kind].shape === 'line') return { type: 'LineString', coordinates: turned(floor, points) };
    if (points.length === 1) return { type: 'Point', coordinates: turned(floor, points)[0] };
    return polygon(floor, points);
  };
  const file = {
    type: 'FeatureCollection',
    floors: floors.map(({ code, name, width, depth }) => ({ code, nameZh: name.zh, nameEn: name.en, width, depth })),
    features: [
      ...elements.map(({ id, floor, kind, hall, name, connector, points }) => ({
        type: 'Feature',
        id,
        properties: {
          kind,
          floor,
          ...(hall === null ? {} : { hall }),
          ...(name.zh === '' ? {} : { nameZh: name.zh }),
          ...(name.en === '' ? {} : { nameEn: name.en }),
          ...(connector === '' ? {} : { connector }),
        },
        geometry: shapeOf(kind, floor, points),
      })),
      ...booths.map(({ id, hall, number, state, points }) => ({
        type: 'Feature',
        id,
        properties: { kind: 'booth', hall, number, state },
        geometry: polygon(halls.get(hall)?.floor ?? '', points),
      })),
    ],
  };
  return { name: 'floor-plan.geojson', type: 'application/geo+json', bytes: Buffer.from(JSON.stringify(file)) };
}
