import type { ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { DOOR_AISLE, type DrawnHall } from './booth-hall.ts';
import { element, rectangle } from './drawing.ts';

/** A hall without booths: a lobby, or a room with a stage. Two aisles lead through it, and facilities stand to their left, between them and to their right. */

type Facility = { kind: ElementKind; name?: Bilingual; column: 0 | 1 | 2; from: number; to: number };
export type OpenHall = { width: number; depth: number; facilities: Facility[] };

/** From the middle to each of the aisles: those of a spine lie alike. */
export const AISLE_FROM_MIDDLE = 9;
/** From the middle of an aisle to what stands beside it. */
const BESIDE = 3;

export function openHall(hall: string, name: Bilingual, { width, depth, facilities }: OpenHall): DrawnHall {
  const doors = [width / 2 - AISLE_FROM_MIDDLE, width / 2 + AISLE_FROM_MIDDLE];
  const [first = 0, second = 0] = doors;
  const columns = [
    [BESIDE, first - BESIDE],
    [first + BESIDE, second - BESIDE],
    [second + BESIDE, width - BESIDE],
  ] as const;
  const [top, bottom] = [DOOR_AISLE, depth - DOOR_AISLE];
  return {
    hall,
    width,
    depth,
    doors,
    walled: true,
    booths: [],
    elements: [
      element('hall', rectangle(0, 0, width, depth), { name, hall }),
      ...facilities.map(({ kind, column, from, to, ...named }) =>
        element(kind, rectangle(columns[column][0], from, columns[column][1], to), named),
      ),
      ...doors.map((x) =>
        element('aisle', [
          [x, top],
          [x, bottom],
        ]),
      ),
      ...[top, bottom].map((y) =>
        element('aisle', [
          [first, y],
          [second, y],
        ]),
      ),
    ],
  };
}
