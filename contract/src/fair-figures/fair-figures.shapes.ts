import { z } from 'zod';
import { booth } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, code, instant, searchText } from '../fields.ts';
import {
  GROUP_NAMES,
  HALL_FIGURE_NAMES,
  READINESS_NAMES,
  WAITING_NAMES,
  type HallFigure,
  type WaitingKind,
} from './fair-figures.definitions.ts';

const steps = { begun: z.int(), finished: z.int(), approved: z.int() };

export const registrationDay = z.object({ at: z.string(), ...steps });
export type RegistrationFiguresDay = z.output<typeof registrationDay>;

/** `key`: a source, or the code of a country, a category or a type of company; '' of those who have not said it. */
export const registrationRow = z.object({ key: z.string(), name: bilingualOut, ...steps });
export type RegistrationRow = z.output<typeof registrationRow>;

export const registrationGroups = z.record(z.enum(GROUP_NAMES), z.array(registrationRow));

const amounts = <K extends string>(names: readonly K[]): Record<K, z.ZodInt> =>
  Object.fromEntries(names.map((name) => [name, z.int()])) as Record<K, z.ZodInt>; // one was made for each name

/** `key`: the code of the hall; '' of exhibitors without one. */
export const hallRow = z.object({
  key: z.string(),
  name: bilingualOut,
  floor: z.string(),
  ...amounts<HallFigure>(HALL_FIGURE_NAMES),
});
export type HallRow = z.output<typeof hallRow>;

/** By exhibitor, and by hall by its code; what has none is left out. */
export const boothFigures = z.object({
  exhibitors: z.array(z.object({ id: z.string(), amount: z.int() })),
  halls: z.array(z.object({ code: z.string(), amount: z.int() })),
});
export type BoothFigures = z.output<typeof boothFigures>;

export const missedSearch = z.object({
  term: z.string(),
  name: bilingualOut,
  people: z.int(),
  /** How many exhibitors a guest finds by it now. */
  found: z.int(),
  /** When it was last searched for, as a day. */
  lastOn: z.string(),
});
export type MissedSearch = z.output<typeof missedSearch>;

const exhibitor = z.object({ id: z.string(), name: bilingualOut, booth: booth.nullable() });

export const waitingExhibitor = exhibitor.extend({
  /** Who answers for the company, and the telephone number; null for staff who may not read it. */
  contact: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  ...amounts<WaitingKind>(WAITING_NAMES),
  total: z.int(),
  /** Since when the first of it waits. */
  since: instant,
});
export type WaitingExhibitor = z.output<typeof waitingExhibitor>;

/** Open requirements of a category for which no company has signed up; `key` '' of those that name no category. */
export const requirementRow = z.object({ key: z.string(), name: bilingualOut, count: z.int(), since: instant });
export type RequirementRow = z.output<typeof requirementRow>;

export const exhibitorFigures = exhibitor.extend({
  /** What is done of `READINESS`. */
  done: z.array(z.enum(READINESS_NAMES)),
  asked: z.int(),
  /** Hours, and a share of 100; null where too few have asked, or none was answered or due. */
  median: z.number().nullable(),
  inTime: z.int().nullable(),
});
export type ExhibitorFigures = z.output<typeof exhibitorFigures>;

/** The usual one first, which is how much is not done. */
export const EXHIBITOR_FIGURE_SORTS = ['toDo', 'name', 'asked', 'median', 'inTime'] as const;
export type ExhibitorFigureSort = (typeof EXHIBITOR_FIGURE_SORTS)[number];

export const exhibitorFigureFilter = {
  /** As in the list of exhibitors. */
  keyword: searchText,
  hall: code.optional(),
  sort: z.enum(EXHIBITOR_FIGURE_SORTS).default('toDo'),
  descending: z.boolean().default(true),
};

export const FIGURE_TABLES = ['registrations', 'halls', 'searches', 'waiting', 'requirements', 'exhibitors'] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];
