import type { FloorForm, Placeable } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { boothKey, boothNumbersOf } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudits, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { exhibitors, lockCompany, productIds } from '../exhibitor/exhibitor.queries.ts';
import { indexLivesOf } from '../live/live.document.ts';
import { indexProducts } from '../product/product.document.ts';
import { boothNumber as boothNumberOf } from './plan-geojson.ts';
import { boothWhere, type DraftBooth, type PlanDraft } from './plan-draft.ts';

type Place = FloorForm['places'][number];
type Held = Pick<DraftBooth, 'hall' | 'number'>;

/** Where an exhibitor stands from now on: `hall` null and no number: nowhere. `before`: as it was. */
export type Move = { id: string; hall: string | null; boothNumber: string; before: Placeable };

/** Several booths in one field, as people write them. */
const written = (numbers: readonly string[]): string => numbers.join('/');

/** Booths that are called otherwise than before, by what they were called. */
function renamedBooths(before: PlanDraft, after: PlanDraft): Map<string, Held> {
  const now = new Map(after.booths.map((booth) => [booth.id, booth]));
  return new Map(
    before.booths.flatMap(({ id, hall, number }) => {
      const booth = now.get(id);
      const isSame = booth === undefined || (booth.hall === hall && booth.number === number);
      return isSame ? [] : [[boothKey(hall, number), { hall: booth.hall, number: booth.number }] as const];
    }),
  );
}

/**
 * Who stands elsewhere once this plan takes the place of the one before: those that are named in `places`, and those whose booth gets
 * another number or hall. Of one whose booths come to lie in two halls those of the first hall are kept. Error: `notFound`.
 */
export function movesOf(
  before: PlanDraft,
  after: PlanDraft,
  known: readonly Placeable[],
  places: readonly Place[],
): Move[] {
  const asked = new Map(places.map((place) => [place.exhibitor, place]));
  const ids = new Set(known.map(({ id }) => id));
  if (places.some(({ exhibitor }) => !ids.has(exhibitor))) fail('notFound');
  const renamed = renamedBooths(before, after);
  return known.flatMap((exhibitor): Move[] => {
    const { id, hall, boothNumber } = exhibitor;
    const place = asked.get(id);
    if (place !== undefined) {
      const isNowhere = place.hall === null || place.numbers.length === 0;
      const next = isNowhere
        ? { hall: null, boothNumber: '' }
        : { hall: place.hall, boothNumber: written(place.numbers.map(boothNumberOf)) };
      return next.hall === hall && next.boothNumber === boothNumber ? [] : [{ id, ...next, before: exhibitor }];
    }
    if (hall === null) return [];
    const numbers = boothNumbersOf(boothNumber);
    if (!numbers.some((number) => renamed.has(boothKey(hall, number)))) return [];
    const held = numbers.map((number): Held => renamed.get(boothKey(hall, number)) ?? { hall, number });
    const [first] = held;
    if (first === undefined) return [];
    const kept = held.filter((one) => one.hall === first.hall).map(({ number }) => number);
    return [{ id, hall: first.hall, boothNumber: written(kept), before: exhibitor }];
  });
}

/** Gives exhibitors their new booths; they and all that is found by their booth are found by the new one at once. */
export async function placeExhibitors(ctx: FairContext, acting: Acting, moves: readonly Move[]): Promise<void> {
  for (const { id, hall, boothNumber } of moves) {
    await lockCompany(ctx, id);
    await exhibitors.update(ctx, { id }, { hall, booth_number: boothNumber });
    await indexProducts(ctx, await productIds(ctx, id));
    await indexLivesOf(ctx, id);
    await invalidate(ctx, { kind: 'exhibitor', id });
  }
  await indexExhibitors(
    ctx,
    moves.map(({ id }) => id),
  );
  await writeAudits(
    ctx,
    acting,
    moves.map(({ id, hall, boothNumber, before }) => ({
      act: 'exhibitor.change' as const,
      object: { kind: 'exhibitor', id },
      details: {
        booth: boothWhere(hall ?? '', boothNumber).trim(),
        before: { booth: boothWhere(before.hall ?? '', before.boothNumber).trim() },
      },
    })),
  );
}
