import type { EditedFloor, FloorForm } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { centimetres, inOrder } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { ELEMENT_KINDS } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { placeableExhibitors, planRows } from './floor-plan.queries.ts';
import { boothWhere, draftOf, floorsOf, type Findings, type PlanDraft } from './plan-draft.ts';
import { boothNumber } from './plan-geojson.ts';

/** A floor as its editor needs it. Error: `notFound`. */
export async function floorForEditor(ctx: FairContext, code: string): Promise<EditedFloor> {
  const rows = await planRows(ctx);
  const draft = draftOf(rows);
  const floor = floorsOf(draft, ctx.exhibition, () => []).find((one) => one.code === code);
  const version = rows.floors.find((one) => one.code === code)?.version;
  if (floor === undefined || version === undefined) fail('notFound');
  const stateOf = new Map(draft.booths.map(({ id, state }) => [id, state]));
  return {
    code,
    version,
    name: floor.name,
    width: floor.width,
    depth: floor.depth,
    elements: floor.elements,
    booths: floor.booths.map(({ exhibitors: _nobody, ...booth }) => ({
      ...booth,
      state: stateOf.get(booth.id) ?? 'open',
    })),
    exhibitors: await placeableExhibitors(ctx),
  };
}

const rounded = (points: Points): Points => points.map(([x, y]): Point => [centimetres(x), centimetres(y)]);

/** The plan with this floor drawn anew. What stands in a hall of another floor is told. */
export function withFloor(
  before: PlanDraft,
  code: string,
  { width, depth, elements, booths, places }: FloorForm,
  { halls }: Exhibition,
  faults: Findings,
): PlanDraft {
  const isHere = (hall: string): boolean => halls.get(hall)?.floor === code;
  const checkHall = (where: string, hall: string | null): void => {
    if (hall !== null && !isHere(hall))
      faults.add(where, halls.has(hall) ? 'planHallFloor' : 'planHall', { hall, text: hall });
  };
  for (const { hall, numbers } of places)
    if (hall !== null && !halls.has(hall)) faults.add(boothWhere(hall, numbers.join('/')), 'planHall', { text: hall });
  return {
    floors: before.floors.map((floor) => (floor.code === code ? { ...floor, width, depth } : floor)),
    elements: [
      ...before.elements.filter(({ floor }) => floor !== code),
      ...elements.map((element) => {
        const where = `${code} · ${element.name.zh || element.name.en || ELEMENT_KINDS[element.kind].name[0]}`;
        const { kind } = element;
        const points = rounded(element.points);
        const isLine = ELEMENT_KINDS[kind].shape === 'line';
        const least = isLine ? 2 : ELEMENT_KINDS[kind].shape === 'area' ? 3 : 1;
        checkHall(where, element.hall);
        if (kind === 'hall' && element.hall === null) faults.add(where, 'planHall', { text: '' });
        if (points.length < least || (!isLine && points.length === 2)) faults.add(where, 'planCoordinates');
        return { ...element, where, floor: code, points: isLine || points.length === 1 ? points : inOrder(points) };
      }),
    ],
    booths: [
      ...before.booths.filter(({ hall }) => !isHere(hall)),
      ...booths.map((booth) => {
        const number = boothNumber(booth.number);
        const where = boothWhere(booth.hall, number);
        checkHall(where, booth.hall);
        return { ...booth, number, where, points: inOrder(rounded(booth.points)) };
      }),
    ],
  };
}
