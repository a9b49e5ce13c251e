import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { ELEMENT_KIND_NAMES } from './floor-plan.kinds.ts';

/** Metres from the north-west corner of the floor: `[x to the east, y to the south]`. */
export const point = z.tuple([z.number(), z.number()]);
export type Point = z.output<typeof point>;

/** One point, the points of a line, or the corners of an area in order, the first not repeated at the end. */
export const points = z.array(point);
export type Points = z.output<typeof points>;

/** A hall's outline, an aisle, an entrance, a lift, a facility: all that is no booth. */
export const planElement = z.object({
  id: z.string(),
  kind: z.enum(ELEMENT_KIND_NAMES),
  /** Empty where the name of its kind says enough. */
  name: bilingualOut,
  /** Of an outline the hall it is of; null elsewhere. */
  hall: z.string().nullable(),
  /** Of lifts, stairs and escalators: those with the same one on several floors are joined. Empty elsewhere. */
  connector: z.string(),
  points,
});
export type PlanElement = z.output<typeof planElement>;

/** Who stands at a booth, as everybody may know. */
export const boothExhibitor = z.object({ id: z.string(), name: bilingualOut, logo: z.string().nullable() });
export type BoothExhibitor = z.output<typeof boothExhibitor>;

export const planBooth = z.object({
  id: z.string(),
  /** Code of the hall. */
  hall: z.string(),
  number: z.string(),
  points,
  /** Several share it; empty where nobody stands there (yet). */
  exhibitors: z.array(boothExhibitor),
});
export type PlanBooth = z.output<typeof planBooth>;

/** `width` to the east and `depth` to the south, in metres. */
export const planFloor = z.object({
  code: z.string(),
  name: bilingualOut,
  width: z.number(),
  depth: z.number(),
  elements: z.array(planElement),
  booths: z.array(planBooth),
});
export type PlanFloor = z.output<typeof planFloor>;

/** A floor without what is drawn on it: `booths` in all, `taken` where somebody stands. */
export const floorSummary = planFloor
  .omit({ elements: true, booths: true })
  .extend({ booths: z.int(), taken: z.int() });
export type FloorSummary = z.output<typeof floorSummary>;

/** The floors from the top to the bottom. A floor without anything drawn stands here too. */
export const floorPlan = z.object({ version: z.int(), floors: z.array(planFloor) });
export type FloorPlan = z.output<typeof floorPlan>;
/** The plan as the file `plan.json` has it: its booths are told apart by hall and number alone. */
export type PlanFile = Omit<FloorPlan, 'floors'> & {
  floors: (Omit<PlanFloor, 'booths'> & { booths: Omit<PlanBooth, 'id'>[] })[];
};
