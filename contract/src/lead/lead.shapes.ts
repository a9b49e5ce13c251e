import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { quoteState } from '../quote/quote.shapes.ts';
import { closing } from './closing.shapes.ts';
import { sourcingOfInquiry } from '../inquiry/inquiry.shapes.ts';

/** What a lead stands for; it has the id of it. */
export const LEAD_KINDS = ['order', 'inquiry'] as const;
export const leadKind = z.enum(LEAD_KINDS);
export type LeadKind = z.output<typeof leadKind>;

/** How far it is: whoever answered the buyer has contacted him. Columns of the board, in this order. */
export const LEAD_STATES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export const leadState = z.enum(LEAD_STATES);
export type LeadState = z.output<typeof leadState>;

/** What the inbox is narrowed to: those of one stage that are open, or those that their buyers have closed. */
export const LEAD_TABS = [...LEAD_STATES, 'closed'] as const;
export const leadTab = z.enum(LEAD_TABS);
export type LeadTab = z.output<typeof leadTab>;

/** Orders of the inbox, the usual one first. */
export const LEAD_SORTS = ['createdAt', 'buyer', 'followUp'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

export const colleague = z.object({ id: z.string(), name: bilingualOut });
export type Colleague = z.output<typeof colleague>;

/** As the exhibitor's staff see it: whoever asks or orders gives the contact data to the exhibitor asked. */
export const lead = z.object({
  id: z.string(),
  kind: leadKind,
  state: leadState,
  lostReason: z.string(),
  createdAt: z.string(),
  /** When the buyer was first answered; null while that is to be done. */
  answeredAt: z.string().nullable(),
  /** A day in Beijing. */
  followUpOn: z.string().nullable(),
  /** Is that today, or past? */
  due: z.boolean(),
  employee: colleague.nullable(),
  buyer: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
  /** The first one asked about; null where a whole booth was asked. */
  product: z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() }).nullable(),
  /** How many exhibits were asked about beside it. */
  otherProducts: z.int(),
  quantity: z.int().nullable(),
  unit: z.string(),
  /** What the buyer wrote; of an inquiry that nobody has opened yet nothing, as he may write it anew. */
  text: z.string(),
  /** Of an order always. */
  opened: z.boolean(),
  /** Why its buyer wants nothing more of it; null while it is open. */
  closing: closing.nullable(),
  /** Messages of the buyer that nobody of the company has read. */
  unread: z.int(),
  /** How the quote stands that was decided or sent last; null: none was sent. */
  quote: quoteState.nullable(),
  /** The requirement it came from; null: asked or ordered as such. */
  sourcing: sourcingOfInquiry.nullable(),
});
export type Lead = z.output<typeof lead>;

export const leadCounts = z.object({
  all: z.int(),
  new: z.int(),
  contacted: z.int(),
  quoted: z.int(),
  won: z.int(),
  lost: z.int(),
  closed: z.int(),
});
export type LeadCounts = z.output<typeof leadCounts>;

/**
 * One thing that happened to a lead. `by` is null where the portal did it, by a rule or when a colleague left, and of what its buyer did:
 * wrote a message, accepted or declined a quote. `meetingNote`: what the company has noted of an appointment with the buyer.
 */
export const leadEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'note',
    'meetingNote',
    'reply',
    'message',
    'quoteSent',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'state',
    'assigned',
    'followUp',
  ]),
  at: z.string(),
  editedAt: z.string().nullable(),
  by: colleague.nullable(),
  text: z.string(),
  state: leadState.nullable(),
  to: colleague.nullable(),
  dueOn: z.string().nullable(),
  may: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type LeadEntry = z.output<typeof leadEntry>;

/** What a rule goes by: the product line that is asked about, the buyer's country, or the buyer's language. */
export const LEAD_RULE_KINDS = ['category', 'country', 'language'] as const;
export const leadRuleKind = z.enum(LEAD_RULE_KINDS);
export type LeadRuleKind = z.output<typeof leadRuleKind>;

/** Whoever gets a new lead by itself. The first rule that fits counts; where none does, those of `turns` have one each in turn. */
export const leadRules = z.object({
  rules: z.array(z.object({ kind: leadRuleKind, value: z.string(), employee: colleague })),
  turns: z.array(colleague),
});
export type LeadRules = z.output<typeof leadRules>;

/** What a company answers again and again. Its text may name the buyer, the company and the exhibit by places in braces, which are filled where it is used. */
export const replyTemplate = z.object({ name: z.string(), text: z.string() });
export type ReplyTemplate = z.output<typeof replyTemplate>;
