import { z } from 'zod';
import { boothNumbersOf, comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import { BOOTH_STATES, ELEMENT_KIND_NAMES } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import {
  points as pointsShape,
  type BoothExhibitor,
  type FloorPlan,
  type PlanElement,
  type Points,
} from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { ElementRow, PlacedRow, PlanRows } from './floor-plan.queries.ts';

const kind = z.enum(ELEMENT_KIND_NAMES);
export const boothState = z.enum(BOOTH_STATES);

export const boothKey = (hall: string, number: string): string => `${hall} ${comparableBooth(number)}`;

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

const exhibitorAnswer = (row: PlacedRow): BoothExhibitor => ({
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

/** The plan as everybody may see it. `floorOf`: the floor of a hall. */
export function planAnswer(
  { version, floors, elements, booths }: PlanRows,
  placed: readonly PlacedRow[],
  floorOf: (hall: string) => string | undefined,
): FloorPlan {
  const standing = exhibitorsByBooth(placed);
  return {
    version,
    floors: floors.map((floor) => ({
      code: floor.code,
      name: bilingualOf('name', floor),
      width: floor.width,
      depth: floor.depth,
      elements: elements.filter((element) => element.floor === floor.code).map(elementAnswer),
      booths: booths
        .filter(({ hall }) => floorOf(hall) === floor.code)
        .map(({ id, hall, number, points }) => ({
          id,
          hall,
          number,
          points: pointsOf(points),
          exhibitors: (standing.get(boothKey(hall, number)) ?? []).map(exhibitorAnswer),
        })),
    })),
  };
}
