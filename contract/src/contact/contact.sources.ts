import { z } from 'zod';

/**
 * How somebody came into a company's pool: the visitor invited the company (INVITE) or was invited by it, here or by letter (INVITATION),
 * or registered through such a letter (NEWCUSTOMER), was introduced by the organizer and agreed (DISTRIBUTION), cards were exchanged
 * (CARD), a code was typed (INVITE_CODE, INVITE_CODE_LIVE), something was ordered or asked (ORDER, INQUIRY); or the company alone did it: a
 * badge was scanned (SCAN).
 */
export const CONTACT_SOURCES = [
  'INVITE',
  'INVITATION',
  'CARD',
  'INVITE_CODE',
  'INVITE_CODE_LIVE',
  'ORDER',
  'INQUIRY',
  'DISTRIBUTION',
  'NEWCUSTOMER',
  'SCAN',
] as const;
export const contactSource = z.enum(CONTACT_SOURCES);
export type ContactSource = z.output<typeof contactSource>;
