import { z } from 'zod';
import { boothKey, boothNumbersOf } from '@fairbridge/contract/floor-plan/booth-number.ts';
import { BOOTH_STATES, ELEMENT_KIND_NAMES } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import {
  points as pointsShape,
  type BoothExhibitor,
  type PlanElement,
  type Points,
} from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { ElementRow, PlacedRow } from './floor-plan.queries.ts';

const kind = z.enum(ELEMENT_KIND_NAMES);
export const boothState = z.enum(BOOTH_STATES);

/** Who stands where: exhibitors by hall and number, each as often as it has booths. */
export function exhibitorsByBooth<R extends { hall: string; booth_number: string }>(
  rows: readonly R[],
): Map<string, R[]> {
  const byBooth = new Map<string, R[]>();
  for (const row of rows)
    for (const number of boothNumbersOf(row.booth_number)) {
      const key = boothKey(row.hall, number);
      const there = byBooth.get(key);
      if (there === undefined) byBooth.set(key, [row]);
      else there.push(row);
    }
  return byBooth;
}

export const exhibitorAnswer = (row: PlacedRow): BoothExhibitor => ({
  id: row.id,
  name: bilingualOf('name', row),
  logo: pictureAddress(row.logo),
});

export const pointsOf = (stored: unknown): Points => pointsShape.parse(stored);

export const elementAnswer = (row: ElementRow): PlanElement => ({
  id: row.id,
  kind: kind.parse(row.kind),
  name: bilingualOf('name', row),
  hall: row.hall,
  connector: row.connector,
  points: pointsOf(row.points),
});
