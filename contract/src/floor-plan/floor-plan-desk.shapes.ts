import { z } from 'zod';
import { bilingualOut, code, id, sides, trimmed, storable } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { RECORD_ID } from '../record-id.ts';
import { BOOTH_STATES, ELEMENT_KIND_NAMES } from './floor-plan.kinds.ts';
import { planElement, points } from './floor-plan.shapes.ts';

/** Something that is wrong, or worth a look, and where: an element of the file, a booth, an exhibitor. `message` in the caller's language. */
export const planFinding = z.object({ where: z.string(), message: z.string() });
export type PlanFinding = z.output<typeof planFinding>;

/** The first `planFaultsShown` of them, and how many there are. */
export const planFindings = z.object({ list: z.array(planFinding), total: z.int() });
export type PlanFindings = z.output<typeof planFindings>;

/** What is on a floor. `free` + `held` + `taken` are all of its booths; those that several exhibitors share are among the taken. */
export const floorCounts = z.object({
  code: z.string(),
  name: bilingualOut,
  width: z.number(),
  depth: z.number(),
  elements: z.int(),
  booths: z.int(),
  free: z.int(),
  held: z.int(),
  taken: z.int(),
  shared: z.int(),
});
export type FloorCounts = z.output<typeof floorCounts>;

/** What a file would do, or did. One fault, and nothing of it is stored. */
export const planReport = z.object({
  floors: z.array(floorCounts),
  /** Booths beside what is there now. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  faults: planFindings,
  warnings: planFindings,
  stored: z.boolean(),
});
export type PlanReport = z.output<typeof planReport>;

/** An exhibitor that may be given a booth: all but the disabled. `boothNumber` as written: several are joined by signs (`boothNumbersOf`). */
export const placeable = z.object({
  id: z.string(),
  name: bilingualOut,
  hall: z.string().nullable(),
  boothNumber: z.string(),
});
export type Placeable = z.output<typeof placeable>;

/** A floor as its editor needs it. `version` goes back with what is saved. */
export const editedFloor = z.object({
  code: z.string(),
  version: z.int(),
  name: bilingualOut,
  width: z.number(),
  depth: z.number(),
  elements: z.array(planElement),
  booths: z.array(
    z.object({ id: z.string(), hall: z.string(), number: z.string(), state: z.enum(BOOTH_STATES), points }),
  ),
  exhibitors: z.array(placeable),
});
export type EditedFloor = z.output<typeof editedFloor>;

const metres = z.number().min(-LIMITS.planSideMax).max(LIMITS.planSideMax);
const side = z.number().min(1).max(LIMITS.planSideMax);
const drawn = (least: number) =>
  z
    .array(z.tuple([metres, metres]))
    .min(least)
    .max(LIMITS.planPointsMax);
/** Of a part that was there before; null: a new one. */
const partId = z.string().regex(RECORD_ID).nullable();
const connector = trimmed(LIMITS.planNameMax).refine(storable, 'characters');

/** What a floor is to look like: all of it, in the place of what there is. */
export const floorForm = z.object({
  width: side,
  depth: side,
  elements: z
    .array(
      z.object({
        id: partId,
        kind: z.enum(ELEMENT_KIND_NAMES),
        hall: code.nullable(),
        name: sides(LIMITS.planNameMax),
        connector,
        points: drawn(1),
      }),
    )
    .max(LIMITS.planElementsMax),
  booths: z
    .array(
      z.object({
        id: partId,
        hall: code,
        number: trimmed(LIMITS.planBoothNumberMax),
        state: z.enum(BOOTH_STATES),
        points: drawn(3),
      }),
    )
    .max(LIMITS.planBoothsMax),
  /** Exhibitors that get other booths, each with all that it has from now on: one hall, and its numbers; none, and it has no booth any more. */
  places: z
    .array(
      z.object({
        exhibitor: id('anyExhibitor'),
        hall: code.nullable(),
        numbers: z.array(trimmed(LIMITS.planBoothNumberMax)).max(20),
      }),
    )
    .max(LIMITS.planBoothsMax),
});
export type FloorForm = z.output<typeof floorForm>;

/** A plan as it was stored once. `floor`: the one that was edited, empty where all were replaced. `by`: who did it. */
export const planRevision = z.object({
  id: z.string(),
  at: z.string(),
  floor: z.string(),
  by: z.string(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type PlanRevision = z.output<typeof planRevision>;
