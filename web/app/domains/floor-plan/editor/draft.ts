import { boothKey, boothNumbersOf, comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { EditedFloor, FloorForm } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';

/** `key` names a part while it is edited, a new one too. `exhibitors`: ids of who stands there. */
export type DraftBooth = Omit<FloorForm['booths'][number], 'points'> & {
  key: string;
  points: Points;
  exhibitors: readonly string[];
};
export type DraftElement = Omit<FloorForm['elements'][number], 'points'> & { key: string; points: Points };
export type Draft = {
  width: number;
  depth: number;
  booths: readonly DraftBooth[];
  elements: readonly DraftElement[];
};

/** A floor as it was loaded, to be edited. */
export function draftOf({ width, depth, booths, elements, exhibitors }: EditedFloor): Draft {
  const standing = new Map<string, string[]>();
  for (const { id, hall, boothNumber } of exhibitors) {
    if (hall === null) continue;
    for (const number of boothNumbersOf(boothNumber)) {
      const key = boothKey(hall, number);
      standing.set(key, [...(standing.get(key) ?? []), id]);
    }
  }
  return {
    width,
    depth,
    booths: booths.map((booth) => ({
      ...booth,
      key: booth.id,
      exhibitors: standing.get(boothKey(booth.hall, booth.number)) ?? [],
    })),
    elements: elements.map((element) => ({ ...element, key: element.id })),
  };
}

/** The booths of each exhibitor that has some here, in the order of the plan. */
function boothsByExhibitor({ booths }: Draft): Map<string, DraftBooth[]> {
  const held = new Map<string, DraftBooth[]>();
  for (const booth of booths) for (const id of booth.exhibitors) held.set(id, [...(held.get(id) ?? []), booth]);
  return held;
}

/**
 * What is sent: the floor, and the exhibitors whose booths are other ones than before. Those whose booth was only given another number
 * keep it by themselves. Of one with booths in two halls those of the first hall are kept.
 */
export function formOf(draft: Draft, before: Draft): FloorForm {
  const [now, was] = [boothsByExhibitor(draft), boothsByExhibitor(before)];
  const keysOf = (booths: readonly DraftBooth[] = []): string =>
    booths
      .map(({ key }) => key)
      .toSorted()
      .join(' ');
  const changed = [...new Set([...now.keys(), ...was.keys()])].filter(
    (id) => keysOf(now.get(id)) !== keysOf(was.get(id)),
  );
  return {
    width: draft.width,
    depth: draft.depth,
    elements: draft.elements.map(({ key: _key, ...element }) => element),
    booths: draft.booths.map(({ key: _key, exhibitors: _there, ...booth }) => booth),
    places: changed.map((exhibitor) => {
      const held = now.get(exhibitor) ?? [];
      const hall = held[0]?.hall ?? null;
      return { exhibitor, hall, numbers: held.filter((booth) => booth.hall === hall).map(({ number }) => number) };
    }),
  };
}

export type Occupancy = 'free' | 'held' | 'taken' | 'double';
export const occupancyOf = ({ state, exhibitors }: Pick<DraftBooth, 'state' | 'exhibitors'>): Occupancy => {
  if (exhibitors.length > 0) return exhibitors.length > 1 ? 'double' : 'taken';
  return state === 'held' ? 'held' : 'free';
};

/** Keys of booths without a number, or with one that another booth of the hall has too. */
export function wronglyNumbered({ booths }: Draft): ReadonlySet<string> {
  const byName = Map.groupBy(booths, ({ hall, number }) => boothKey(hall, number));
  return new Set(
    booths
      .filter(
        ({ hall, number }) => comparableBooth(number) === '' || (byName.get(boothKey(hall, number))?.length ?? 0) > 1,
      )
      .map(({ key }) => key),
  );
}

/** Gives this exhibitor a booth beside those it has; where it has some in another hall, in their place. */
export function withExhibitor(draft: Draft, key: string, exhibitor: string): Draft {
  const hall = draft.booths.find((booth) => booth.key === key)?.hall;
  return {
    ...draft,
    booths: draft.booths.map((booth) => {
      if (booth.key === key) return { ...booth, exhibitors: [...booth.exhibitors, exhibitor] };
      if (booth.hall === hall) return booth;
      return { ...booth, exhibitors: booth.exhibitors.filter((id) => id !== exhibitor) };
    }),
  };
}

export const withoutExhibitor = (draft: Draft, key: string, exhibitor: string): Draft => ({
  ...draft,
  booths: draft.booths.map((booth) =>
    booth.key === key ? { ...booth, exhibitors: booth.exhibitors.filter((id) => id !== exhibitor) } : booth,
  ),
});
