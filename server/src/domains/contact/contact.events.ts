import { contactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { z } from 'zod';

const pair = z.object({
  exhibitionId: z.string(),
  contactId: z.string(),
  exhibitorId: z.string(),
  visitorId: z.string(),
});

/** A visitor is in a company's pool from now on. */
export const contactJoined = { name: 'contact.joined', shape: pair.extend({ source: contactSource }) };

/** Who ended it: the visitor, the company, or the deletion of the account. */
export const removedBy = z.enum(['visitor', 'exhibitor', 'account']);
export type RemovedBy = z.output<typeof removedBy>;

/** A visitor is in a company's pool no longer. */
export const contactLeft = { name: 'contact.left', shape: pair.extend({ by: removedBy }) };
