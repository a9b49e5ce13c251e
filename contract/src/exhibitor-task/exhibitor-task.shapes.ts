import { z } from 'zod';
import { booth } from '../exhibitor/exhibitor.shapes.ts';
import { bilingual, bilingualOut, code, date, instant, optionalBilingual, searchText } from '../fields.ts';

/** How a task is done: an administrator confirms it, answers it in words, or the company page and an exhibit are there. */
export const TASK_KINDS = ['confirm', 'answer', 'catalogue'] as const;
export const taskKind = z.enum(TASK_KINDS);
export type TaskKind = z.output<typeof taskKind>;

/** What exhibitors have to do for the fair until a day. */
export const exhibitorTaskForm = z.object({
  title: bilingual(120),
  description: optionalBilingual(3_000),
  kind: taskKind,
  /** The last day for it, as the fair counts days. */
  dueOn: date,
  /** Codes of the packages whose exhibitors have to do it; none: all of them. */
  packages: z.array(code).max(20).default([]),
  /** Are those who have not done it told a week and a day before? */
  reminds: z.boolean().default(true),
  published: z.boolean(),
});
export type ExhibitorTaskForm = z.output<typeof exhibitorTaskForm>;

export const managedExhibitorTask = z.object({
  id: z.string(),
  version: z.int(),
  title: bilingualOut,
  description: bilingualOut,
  kind: taskKind,
  dueOn: z.string(),
  packages: z.array(z.string()),
  reminds: z.boolean(),
  published: z.boolean(),
  /** How many exhibitors have done it, of how many who have to. */
  done: z.int(),
  exhibitors: z.int(),
});
export type ManagedExhibitorTask = z.output<typeof managedExhibitorTask>;

export const TASK_STATES = ['open', 'done'] as const;
export const taskProgressFilter = z.object({
  /** A part of the exhibitor's name. */
  keyword: searchText,
  state: z.enum(TASK_STATES).optional(),
});
export type TaskProgressFilter = z.output<typeof taskProgressFilter>;

/** How far an exhibitor is with a task. `at`: null where it is not done, or is done by what is there. */
export const taskProgress = z.object({
  id: z.string(),
  name: bilingualOut,
  booth: booth.nullable(),
  done: z.boolean(),
  at: instant.nullable(),
  /** Name of who did it; empty for the organizer. */
  by: z.string(),
  answer: z.string(),
});
export type TaskProgress = z.output<typeof taskProgress>;

/** A task as the company that has to do it sees it. */
export const ownTask = z.object({
  id: z.string(),
  title: bilingualOut,
  description: bilingualOut,
  kind: taskKind,
  dueOn: z.string(),
  done: z.boolean(),
  at: instant.nullable(),
  by: z.string(),
  answer: z.string(),
});
export type OwnTask = z.output<typeof ownTask>;
