import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, done, emptyObject, text } from '../fields.ts';
import { editor } from '../roles.ts';

/** A word that enough people search for, as the organizer sees it. */
export const searchTerm = z.object({
  term: z.string(),
  name: bilingualOut,
  /** Different accounts within seven days; 0 where it is blocked and fewer than five use it. */
  accounts: z.int(),
  blocked: z.boolean(),
  /** Stands among the trending ones now. */
  shown: z.boolean(),
});
export type SearchTerm = z.output<typeof searchTerm>;

export const list = call({
  does: 'What at least five accounts searched for within seven days, and what is blocked',
  path: '/organizer/v1/searchTerm/list',
  roles: [editor],
  input: emptyObject,
  output: z.object({ list: z.array(searchTerm) }),
  errors: [],
  example: {},
});

const word = z.object({ text: text(60) });

export const block = call({
  does: 'Keep a word out of the trending searches, by whichever of its names',
  path: '/organizer/v1/searchTerm/block',
  roles: [editor],
  input: word,
  output: done,
  errors: [],
  example: { text: '草甘膦' },
});

export const unblock = call({
  does: 'Let a blocked word trend again',
  path: '/organizer/v1/searchTerm/unblock',
  roles: [editor],
  input: word,
  output: done,
  errors: [],
  example: { text: '草甘膦' },
});
