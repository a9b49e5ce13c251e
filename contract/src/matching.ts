import { z } from 'zod';

/** How many the person saw: a list that has changed meanwhile is looked at again before anything happens to it. */
export const expected = z.int().min(1).max(1_000_000);

/** How many of all that match may be left out of a change: more than anybody unticks one by one. */
export const EXCEPT_MAX = 1_000;
