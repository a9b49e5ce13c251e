import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id, page, pageSchema } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';
import { noticeKind, noticeType } from './notice.kinds.ts';

export const notice = z.object({
  id: z.string(),
  kind: noticeKind,
  /** Which of the specification's four the kind counts as. */
  noticeType,
  title: bilingualOut,
  body: bilingualOut,
  /** Where the notice leads, an own address such as `/potential-order`. */
  link: z.string(),
  seen: z.boolean(),
  createdAt: z.string(),
});
export type Notice = z.output<typeof notice>;

const members = [visitor, exhibitor] as const;
const call = callsOf('/visitor/v2/notice', members);

/** Which notices are meant: of one kind, of one of the four, or all. */
const chosen = z.object({ kind: noticeKind.optional(), noticeType: noticeType.optional() });
const counts = { unread: z.int(), total: z.int() };

export const types = call({
  does: 'Notice kinds with unread counts',
  path: 'listType',
  output: z.object({
    list: z.array(z.object({ noticeType, ...counts })),
    kinds: z.array(z.object({ kind: noticeKind, ...counts })),
  }),
});

export const list = call({
  does: 'Own notices, newest first',
  path: 'list',
  input: page.extend(chosen.shape),
  output: pageSchema(notice),
});

export const get = call({
  does: 'One notice, marked seen by reading it',
  path: 'getNotice',
  input: z.object({ id: id('notice') }),
  output: notice,
  errors: ['notFound'],
  example: { id: '$notice' },
});

export const markAllSeen = call({
  does: 'Mark all own notices seen, or all of a kind',
  path: 'markAllSeen',
  input: chosen,
  output: z.object({ count: z.int() }),
  example: { kind: 'announcement' },
});
