import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id, optionalText, page, pageSchema } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { support } from '../roles.ts';
import { message, reportReason, side } from './chat.shapes.ts';

const call = callsOf('/organizer/v1/chat', [support]);

const one = z.object({ id: id('chatReport') });

const chatReport = z.object({
  id: z.string(),
  /** Which side has reported. */
  side,
  reason: reportReason,
  text: z.string(),
  at: z.string(),
  exhibitor: z.object({ id: z.string(), name: bilingualOut }),
  /** Null once the visitor’s account is gone. */
  visitor: z.object({ id: z.string(), name: z.string(), company: z.string(), guest: z.boolean() }).nullable(),
  /** When somebody of the staff has read the conversation last. */
  openedAt: z.string().nullable(),
  closed: z.boolean(),
  closedAt: z.string().nullable(),
  /** What was done about it, by whoever has closed it. */
  note: z.string(),
});
export type ChatReport = z.output<typeof chatReport>;

export const list = call({
  does: 'Reported conversations: those that wait, or those that were closed, newest first',
  path: 'reports',
  input: page.extend({ closed: z.boolean().default(false) }),
  /** `waiting`: how many are open, whatever was asked for. */
  output: pageSchema(chatReport).extend({ waiting: z.int() }),
});

export const transcript = call({
  does: 'What was said in a conversation until it was reported, while the report waits; each reading is written down',
  path: 'transcript',
  input: one.extend({ beforeSeq: z.int().min(1).optional() }),
  output: z.object({ report: chatReport, list: z.array(message), hasMore: z.boolean() }),
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$chatReport' },
});

export const close = call({
  does: 'Close a report, with a word on what was done; its conversation is not read any more',
  path: 'closeReport',
  input: one.extend({ note: optionalText(LIMITS.chatReportMax) }),
  errors: ['notFound'],
  example: { id: '$chatReport', note: '已提醒展商' },
});
