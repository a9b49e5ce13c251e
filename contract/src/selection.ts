import { z } from 'zod';
import { id, versioned } from './fields.ts';

/** How many the person saw: a list that has changed meanwhile is looked at again before anything happens to it. */
export const expected = z.int().min(1).max(1_000_000);

/** How many of all that match may be left out of a change: more than anybody unticks one by one. */
export const EXCEPT_MAX = 1_000;

/** One record or several, at most `most`. */
export const ids = (noun: string, most: number) => z.array(id(noun)).min(1, 'select').max(most);

/** Some records of a list by their ids. */
export const someById = (noun: string, most: number) => z.strictObject({ ids: ids(noun, most) });

/** Some records of a list, each as it was read. */
export const someAsRead = (noun: string, most: number) =>
  z.strictObject({ records: z.array(versioned(noun)).min(1, 'select').max(most) });

/** All records that match a filter, as the person saw them, but for some. */
export const allMatching = <F extends z.ZodType>(noun: string, filter: F) =>
  z.strictObject({ filter, expected, except: z.array(id(noun)).max(EXCEPT_MAX).default([]) });

/** What an act on a list is about: some of its records, or all that match. */
export const selectionOf = <S extends z.ZodType, A extends z.ZodType>(some: S, all: A) =>
  z.union([some, all], 'select');
