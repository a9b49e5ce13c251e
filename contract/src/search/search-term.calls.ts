import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, text } from '../fields.ts';
import { editor } from '../roles.ts';

const call = callsOf('/organizer/v1/searchTerm', [editor]);

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
  path: 'list',
  output: z.object({ list: z.array(searchTerm) }),
});

const word = z.object({ text: text(60) });

export const block = call({
  does: 'Keep a word out of the trending searches, by whichever of its names',
  path: 'block',
  input: word,
  example: { text: '草甘膦' },
});

export const unblock = call({
  does: 'Let a blocked word trend again',
  path: 'unblock',
  input: word,
  example: { text: '草甘膦' },
});
