import { exhibitorLetter } from '@fairbridge/contract/exhibitor-record/exhibitor-letter.shapes.ts';
import { lack } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { z } from 'zod';

/** People of these exhibitors are to be written to. */
export const exhibitorLettersDue = {
  name: 'exhibitor.lettersDue',
  shape: z.object({
    exhibitionId: z.string(),
    letter: exhibitorLetter,
    ids: z.array(z.string()),
    days: z.int(),
    /** When somebody asked for it: of one sending nobody has two notices. */
    askedAt: z.iso.datetime(),
  }),
};

/** Administrators of an exhibitor are to be told what it lacks that they can add. */
export const exhibitorIncomplete = {
  name: 'exhibitor.incomplete',
  shape: z.object({
    exhibitionId: z.string(),
    exhibitorId: z.string(),
    lacks: z.array(lack.exclude(['login', 'booth'])),
    askedAt: z.iso.datetime(),
  }),
};
