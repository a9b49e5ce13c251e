import { comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { FloorPlan, PlanBooth, PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';

export type PlacedBooth = { floor: PlanFloor; booth: PlanBooth };
/** `isNamed`: what was typed is its number, with or without its hall or floor. */
export type FoundBooth = PlacedBooth & { isNamed: boolean };

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Better first: the very number, the number with hall or floor, a name that begins so, a name that holds it; then as one walks. */
function rankOf(
  { floor, booth }: PlacedBooth,
  number: string,
  words: string,
  hallNames: readonly string[],
): number | null {
  const own = comparableBooth(booth.number);
  if (number !== '') {
    const places = [booth.hall, floor.code, booth.hall + floor.code, ...hallNames].map(comparableBooth);
    if (own === number || places.some((place) => place + own === number)) return 0;
    if (own.startsWith(number) || places.some((place) => (place + own).startsWith(number) && place !== number)) {
      if (number.length > 1 && /\d/.test(number)) return 3;
    }
  }
  const names = booth.exhibitors.flatMap(({ name }) => [name.zh, name.en].map(plain).filter((name) => name !== ''));
  if (names.some((name) => name.startsWith(words))) return 1;
  return names.some((name) => name.includes(words)) ? 2 : null;
}

/**
 * Booths by number ('A07', 'Ａ07', 'a-7', '1F A07', 'H2 A07', '2号馆 A07') or by the names of who stands there, without asking the server.
 * `hallNames`: what a hall is called, by code.
 */
export function findBooths(
  { floors }: FloorPlan,
  typed: string,
  hallNames: ReadonlyMap<string, readonly string[]>,
  most: number,
): FoundBooth[] {
  const words = plain(typed);
  if (words === '') return [];
  const number = comparableBooth(typed);
  const found = floors.flatMap((floor) =>
    floor.booths.flatMap((booth) => {
      const rank = rankOf({ floor, booth }, number, words, hallNames.get(booth.hall) ?? []);
      return rank === null ? [] : [{ floor, booth, rank }];
    }),
  );
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ floor, booth, rank }) => ({ floor, booth, isNamed: rank === 0 }));
}

/** The booth that an address names. */
export const boothAt = (floor: PlanFloor, hall: string, number: string): PlanBooth | undefined => {
  const wanted = comparableBooth(number);
  return floor.booths.find((booth) => (hall === '' || booth.hall === hall) && comparableBooth(booth.number) === wanted);
};
