import { z } from 'zod';
import { bilingual, bilingualOut, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A sentence that is put into the composer by a press; one of its languages may be ''. */
export const quickReply = z.object({ id: z.string(), text: bilingualOut });
export type QuickReply = z.output<typeof quickReply>;

/** All of them, in the order in which they were written, and how many there may be. */
export const quickReplies = z.object({ list: z.array(quickReply), max: z.int() });

/** Without an id a new one; what is kept already, word for word, stays one. */
export const quickReplyForm = z.object({ id: id('quickReply').optional(), text: bilingual(LIMITS.quickReplyTextMax) });
