import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

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
