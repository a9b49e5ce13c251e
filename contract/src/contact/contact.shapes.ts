import { z } from 'zod';
import { bilingualOut, date } from '../fields.ts';
import { contactSource } from './contact.sources.ts';

/** `member`: in the pool. `waiting`: not agreed to yet. `expired`: the last day is over. */
export const contactState = z.enum(['member', 'waiting', 'expired']);
export type ContactState = z.output<typeof contactState>;

/** How much a company cares for a buyer; '' where it has not said. */
export const contactLevel = z.enum(['A', 'B', 'C', '']);
export type ContactLevel = z.output<typeof contactLevel>;

/** Whose contact somebody is: one's own, nobody's, or a colleague's. */
export const ASSIGNED = ['me', 'nobody'] as const;

/** Orders of the pool, the usual one first. */
export const CONTACT_SORTS = ['joinedAt', 'name', 'company', 'level', 'expiresOn'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Somebody of the company's pool. E-mail and mobile stand there while they are in it. */
export const poolContact = z.object({
  id: z.string(),
  visitorId: z.string(),
  state: contactState,
  source: contactSource,
  joinedAt: z.string(),
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  email: z.string(),
  mobile: z.string(),
  level: contactLevel,
  tags: z.array(z.string()),
  /** The last day of the membership, in Beijing. */
  expiresOn: date.nullable(),
  employee: z.object({ id: z.string(), name: bilingualOut }).nullable(),
});
export type PoolContact = z.output<typeof poolContact>;

/** A company that a visitor has let know them: since when and through what; and one that no longer knows, with who ended it. */
export const shownTo = z.object({
  exhibitor: z.object({ id: z.string(), name: bilingualOut, logo: z.string() }),
  source: contactSource,
  since: z.string(),
  /** In the customer pool, beside knowing how to reach the visitor. */
  member: z.boolean(),
  expiresOn: date.nullable(),
  endedAt: z.string().nullable(),
  endedBy: z.enum(['visitor', 'exhibitor', 'account']).nullable(),
});
export type ShownTo = z.output<typeof shownTo>;

/** A contact as either side has it. */
export const ownContact = z.union([shownTo, poolContact]);
