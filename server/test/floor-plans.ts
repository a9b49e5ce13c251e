import type { Point } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';

export const rectangle = (left: number, top: number, width: number, depth: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + depth],
  [left, top + depth],
];

type Properties = Record<string, unknown>;
type Feature = {
  type: 'Feature';
  id?: string;
  properties: Properties;
  geometry: { type: string; coordinates: unknown };
};
export type PlanFile = { type: string; floors?: Properties[]; features: Feature[] };

/** A polygon as GeoJSON has it: y to the north, closed. */
export const polygon = (corners: Point[]): Feature['geometry'] => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)]],
});
export const boothFeature = (hall: string, number: string, corners: Point[], more: Properties = {}): Feature => ({
  type: 'Feature',
  properties: { kind: 'booth', hall, number, ...more },
  geometry: polygon(corners),
});
const element = (kind: string, geometry: Feature['geometry'], more: Properties = {}): Feature => ({
  type: 'Feature',
  properties: { kind, floor: '1F', ...more },
  geometry,
});

/** A floor of 30 by 20 m with one hall, an aisle along its middle with an entrance at its end, and two booths on each side. Floors of all halls of the demo are there. */
export const examplePlan = (): PlanFile => ({
  type: 'FeatureCollection',
  floors: ['7F', '3F', 'M2', '2F', '1F', 'B1F'].map((code) => ({ code, width: 30, depth: 20 })),
  features: [
    element('hall', polygon(rectangle(0, 0, 30, 20)), { hall: 'H1', nameZh: '1号馆', nameEn: 'Hall 1' }),
    element('aisle', {
      type: 'LineString',
      coordinates: [
        [0, 10],
        [30, 10],
      ],
    }),
    element('entrance', { type: 'Point', coordinates: [0, 10] }, { nameZh: '西入口', nameEn: 'West entrance' }),
    boothFeature('H1', 'A01', rectangle(5, 12, 3, 3)),
    boothFeature('H1', 'A02', rectangle(8, 12, 3, 3)),
    boothFeature('H1', 'B01', rectangle(5, 5, 3, 3)),
    boothFeature('H1', 'B02', rectangle(8, 5, 3, 3), { state: 'held' }),
  ],
});
