import { boothKey } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { FloorCounts } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorsByBooth } from './floor-plan.answers.ts';
import type { PlacedRow } from './floor-plan.queries.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What is on each floor, and how many of its booths are free, held back or taken. */
export function floorCounts(
  { floors, elements, booths }: PlanDraft,
  { halls }: Exhibition,
  placed: readonly PlacedRow[],
): FloorCounts[] {
  const standing = exhibitorsByBooth(placed);
  return floors.map((floor) => {
    const here = booths
      .filter(({ hall }) => halls.get(hall)?.floor === floor.code)
      .map(({ hall, number, state }) => ({ state, there: standing.get(boothKey(hall, number))?.length ?? 0 }));
    return {
      ...floor,
      elements: elements.filter((element) => element.floor === floor.code).length,
      booths: here.length,
      free: here.filter(({ state, there }) => there === 0 && state === 'open').length,
      held: here.filter(({ state, there }) => there === 0 && state === 'held').length,
      taken: here.filter(({ there }) => there > 0).length,
      shared: here.filter(({ there }) => there > 1).length,
    };
  });
}
