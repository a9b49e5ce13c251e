import { z } from 'zod';
import { contactLevel } from '../contact/contact.shapes.ts';
import { bilingualOut, date } from '../fields.ts';
import { colleague, leadKind, leadState } from '../lead/lead.shapes.ts';
import { quoteState } from '../quote/quote.shapes.ts';

/** What happens between a company and a buyer. */
export const customerEventKind = z.enum([
  'joined',
  'order',
  'inquiry',
  'message',
  'reply',
  'quoteSent',
  'quoteAccepted',
  'quoteDeclined',
  'scan',
  'chat',
  'note',
  'leadNote',
]);
export type CustomerEventKind = z.output<typeof customerEventKind>;

/** `by`: the colleague who did it; null where the buyer did. `leadId`: the order or inquiry that it belongs to. */
export const customerEvent = z.object({
  id: z.string(),
  kind: customerEventKind,
  at: z.string(),
  by: colleague.nullable(),
  text: z.string(),
  leadId: z.string().nullable(),
  may: z.object({ remove: z.boolean() }),
});
export type CustomerEvent = z.output<typeof customerEvent>;

const customerLead = z.object({
  id: z.string(),
  kind: leadKind,
  state: leadState,
  createdAt: z.string(),
  /** The first exhibit it is about; null where a whole booth was asked. */
  product: bilingualOut.nullable(),
  /** How the quote stands that was decided or sent last. */
  quote: quoteState.nullable(),
});

/** A buyer as one company knows them. E-mail and mobile are empty where the buyer lets the company know neither. */
export const customer = z.object({
  /** Id of the visitor. */
  id: z.string(),
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** Who is in charge of them, of all that they send and of their conversation. */
  owner: colleague.nullable(),
  /** A day in the fair's zone. */
  followUpOn: date.nullable(),
  /** Their place in the customer pool; null where they are not in it. */
  contact: z.object({ id: z.string(), level: contactLevel, tags: z.array(z.string()) }).nullable(),
  /** The newest first, at most twenty. */
  leads: z.array(customerLead),
  /** The newest first, at most two hundred. */
  events: z.array(customerEvent),
});
export type Customer = z.output<typeof customer>;
