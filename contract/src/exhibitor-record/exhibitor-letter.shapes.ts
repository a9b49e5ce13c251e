import { z } from 'zod';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, selectionOf, someById } from '../selection.ts';
import { exhibitorFilter, exhibitorState } from './exhibitor-record.shapes.ts';

/**
 * `invite`: to the contact of an exhibitor whose administrator was never invited. `remind`: to administrators who have not come yet.
 * `complete`: to those who have come, with what their exhibitor lacks.
 */
export const EXHIBITOR_LETTERS = ['invite', 'remind', 'complete'] as const;
export const exhibitorLetter = z.enum(EXHIBITOR_LETTERS);
export type ExhibitorLetter = z.output<typeof exhibitorLetter>;

/** The exhibitors that are meant, and how many days ago their people were written to last, at the least. */
export const lettersAsked = z.object({
  selection: selectionOf(
    someById('anyExhibitor', LIMITS.pageSizeMax),
    allMatching('anyExhibitor', exhibitorFilter.extend({ state: exhibitorState.optional() })),
  ),
  days: z.int().min(1).max(CONSOLE_LIMITS.letterDaysMax).default(CONSOLE_LIMITS.letterDaysDefault),
});
export type LettersAsked = z.output<typeof lettersAsked>;

/** How many people a letter goes to, and how many exhibitors it leaves out: without an address, with one that is another's, or written to within the days. */
export const lettersDue = z.object({
  people: z.int(),
  withoutAddress: z.int(),
  elsewhere: z.int(),
  recent: z.int(),
});
export type LettersDue = z.output<typeof lettersDue>;
