import { z } from 'zod';
import { date, lang } from '../fields.ts';

/** What has to be done before a fair opens, in the order in which one begins. */
export const OPENING_STEPS = [
  'names',
  'plan',
  'mail',
  'address',
  'team',
  'secondOwner',
  'legal',
  'home',
  'questionnaire',
  'service',
  'booths',
  'invited',
  'complete',
  'opening',
] as const;

/** Who must act: a role of the staff, or whoever runs the server. */
export const STEP_ACTORS = ['operator', 'owner', 'editor'] as const;

export const openingStep = z.object({
  name: z.enum(OPENING_STEPS),
  done: z.boolean(),
  by: z.enum(STEP_ACTORS),
  /** How many of how many, of what is counted. */
  counted: z.object({ count: z.int(), of: z.int() }).nullable(),
});
export type OpeningStep = z.output<typeof openingStep>;

/** How many registrations were finished on a day in Beijing. */
export const registrationDay = z.object({ day: date, count: z.int() });
export type RegistrationDay = z.output<typeof registrationDay>;

/** The rooms in which texts stand in both languages; of announcements the drafts. */
export const LANGUAGE_ROOMS = [
  'articles',
  'programmes',
  'pages',
  'homeLinks',
  'homeSections',
  'announcements',
] as const;

/** How many records of a room lack a language that the other one has. */
export const untranslated = z.object({ room: z.enum(LANGUAGE_ROOMS), lang, count: z.int() });
export type Untranslated = z.output<typeof untranslated>;
