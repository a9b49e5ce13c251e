import { z } from 'zod';
import { callsOf } from '../call.ts';
import { answerTime } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, fileOut, id, optionalText, searchText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { opening } from '../opening-hours/opening-hours.shapes.ts';
import { everybody, exhibitor, registeredVisitor, visitor } from '../roles.ts';
import { clientId, conversation, message, reportReason, writtenBody } from './chat.shapes.ts';

const members = [registeredVisitor, exhibitor] as const;
const call = callsOf('/visitor/v2/chat', members);
const one = z.object({ conversationId: id('conversation') });
const seq = z.int().min(0).max(2_147_483_647);

export const availability = call({
  does: 'Is somebody of an exhibitor there to chat, who, and how soon do they usually answer',
  path: 'availability',
  roles: everybody,
  input: z.object({ exhibitorId: id('exhibitor') }),
  /** `employees`: those who are there now, at most ten; for registered visitors, none for others. */
  output: z.object({
    online: z.boolean(),
    answerTime: answerTime.nullable(),
    /** The hours in which chats are answered, the company's own or the fair's; null where neither keeps any. */
    opening: opening.nullable(),
    employees: z.array(z.object({ id: z.string(), name: bilingualOut, position: bilingualOut, avatar: z.string() })),
  }),
  errors: ['notFound'],
  example: { exhibitorId: '$exhibitor' },
});

export const open = call({
  does: 'Open the conversation with an exhibitor, or begin it; an employee may be named while nobody has answered',
  path: 'open',
  roles: [registeredVisitor],
  input: z.object({
    exhibitorId: id('exhibitor'),
    employeeId: id('employee').optional(),
    /** The exhibit that the buyer comes from: whoever answers for its category is asked first. */
    productId: id('product').optional(),
  }),
  output: conversation,
  errors: ['notFound', 'chatLimit'],
  rate: { perMinute: 30 },
  example: { exhibitorId: '$exhibitor' },
});

export const openWith = call({
  does: 'Open the conversation with a visitor whom the company knows (pool, inquiry or order), or begin it',
  path: 'openWith',
  roles: [exhibitor],
  input: z.object({ visitorId: id('knownVisitor') }),
  output: conversation,
  errors: ['notFound', 'chatStranger', 'chatLimit'],
  rate: { perMinute: 30 },
  example: { visitorId: '$knownVisitor' },
});

export const list = call({
  does: 'Own conversations, the one with the newest message first, by cursor; staff have theirs and those of nobody, admins all',
  path: 'list',
  input: z.object({
    keyword: searchText,
    /** Only those with something unread. */
    unread: z.boolean().default(false),
    /** In which a buyer waits, or that the company takes for settled. */
    state: z.enum(['unanswered', 'resolved']).optional(),
    /** Whose, for the company's side. */
    whose: z.enum(['me', 'nobody', 'colleagues']).optional(),
    /** From the page before. */
    cursor: z
      .string()
      .regex(/^[0-9A-Za-z_.:-]{1,80}$/)
      .optional(),
    limit: z.int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.chatFetchCount),
  }),
  output: z.object({ list: z.array(conversation), cursor: z.string().nullable() }),
});

export const get = call({
  does: 'One conversation',
  path: 'get',
  input: one,
  /** `customer`: is the visitor a customer whom this employee may deal with? */
  output: conversation.extend({ customer: z.boolean() }),
  errors: ['notFound'],
  example: { conversationId: '$conversation' },
});

export const history = call({
  does: 'Messages of a conversation: before a place (older ones), or after it (what was missed), in order',
  path: 'history',
  input: one.extend({
    beforeSeq: seq.optional(),
    afterSeq: seq.optional(),
    limit: z.int().min(1).max(LIMITS.chatCatchUpMax).default(LIMITS.chatFetchCount),
  }),
  /** `hasMore`: in the direction that was asked for. */
  output: z.object({ list: z.array(message), hasMore: z.boolean(), lastSeq: z.int() }),
  errors: ['notFound'],
  example: { conversationId: '$conversation' },
});

const sending = one.extend({ clientId, body: writtenBody });

export const send = call({
  does: 'Send a message; the same client id again answers the same message (G50)',
  path: 'send',
  input: sending,
  output: message,
  errors: ['notFound', 'conflict', 'chatBlocked', 'productTips', 'quoteReplaced'],
  rate: { perMinute: LIMITS.chatMessagesPerMinute },
  example: {
    conversationId: '$conversation',
    clientId: 'a-message-of-the-reference',
    body: { kind: 'text', text: '您好' },
  },
});

export const file = call({
  does: 'A document of a message, for whoever reads the conversation; asked on each fetch',
  path: 'file',
  answers: 'file',
  input: z.object({ id: id('sentDocument') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$sentDocument' },
});

export const recall = call({
  does: 'Take back an own message within two minutes; nothing of it is left',
  path: 'recall',
  input: one.extend({ seq }),
  output: message,
  errors: ['notFound', 'recallTooLate'],
  example: { conversationId: '$conversation', seq: 1 },
});

export const read = call({
  does: 'Say how far one has read; never goes back',
  path: 'read',
  input: one.extend({ seq }),
  output: z.object({ readSeq: z.int(), unread: z.int() }),
  errors: ['notFound'],
  example: { conversationId: '$conversation', seq: 1 },
});

export const unread = call({
  does: 'How many conversations have something unread',
  path: 'unread',
  /** `any`: is there one at all that the caller reads? Whoever has none is called and written to by nobody, and needs no socket. */
  output: z.object({ conversations: z.int(), any: z.boolean() }),
});

export const search = call({
  does: 'Messages of own conversations that hold these words, newest first',
  path: 'search',
  input: z.object({ keyword: text(200) }),
  output: z.object({ list: z.array(z.object({ conversation, message })) }),
  rate: { perMinute: 30 },
  example: { keyword: '草铵膦' },
});

export const block = call({
  does: 'Let nothing more through from the other side, or let it again',
  path: 'block',
  input: one.extend({ blocked: z.boolean() }),
  output: conversation,
  errors: ['notFound'],
  example: { conversationId: '$conversation', blocked: false },
});

export const report = call({
  does: 'Report a conversation to the organizer, who may read it then',
  path: 'report',
  input: one.extend({ reason: reportReason, text: optionalText(LIMITS.chatReportMax) }),
  errors: ['notFound', 'chatLimit'],
  rate: { perMinute: 5 },
  example: { conversationId: '$conversation', reason: 'advert', text: '' },
});

export const take = call({
  does: 'Speak for the company in a conversation of nobody; admins in any',
  path: 'take',
  roles: [exhibitor],
  input: one,
  output: conversation,
  errors: ['notFound', 'conflict'],
  example: { conversationId: '$conversation' },
});

export const assign = call({
  does: 'Hand a conversation to a colleague, or to nobody: its employee, or an admin',
  path: 'assign',
  roles: [exhibitor],
  input: one.extend({ employeeId: id('employee').nullable() }),
  /** Null where the caller reads it no more. */
  output: conversation.nullable(),
  errors: ['notFound'],
  example: { conversationId: '$conversation', employeeId: null },
});

export const resolve = call({
  does: 'Take a conversation for settled, until its buyer writes again; or no longer',
  path: 'resolve',
  roles: [exhibitor],
  input: one.extend({ resolved: z.boolean() }),
  output: conversation,
  errors: ['notFound'],
  example: { conversationId: '$conversation', resolved: true },
});

export const people = call({
  does: 'People by their chat accounts: name and picture of those one has a conversation with, and of nobody else',
  path: '/visitor/v2/userInfo/getUserInfoByEasemob',
  roles: [visitor, exhibitor],
  /** A chat account is the id of a visitor or an employee. */
  input: z.object({ accounts: z.array(id('visitor')).min(1).max(50) }),
  output: z.object({ list: z.array(z.object({ account: z.string(), name: bilingualOut, headImage: z.string() })) }),
  example: { accounts: ['$visitor'] },
});
