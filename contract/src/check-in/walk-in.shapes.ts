import { z } from 'zod';
import { addressFields, checkAddress } from '../account/account.shapes.ts';
import { country, lang, line, optionalLine } from '../fields.ts';

/** How the consent to the agreement was given to the staff. */
export const CONSENT_WAYS = ['paper', 'spoken'] as const;
export const consentWay = z.enum(CONSENT_WAYS, 'select');
export type ConsentWay = z.output<typeof consentWay>;

/** Somebody who registers at the desk. */
export const walkIn = z
  .object({
    name: line(60),
    company: line(120),
    position: optionalLine(60),
    country,
    ...addressFields,
    /** In which the person reads. */
    language: lang,
    consent: consentWay,
  })
  .superRefine(checkAddress);
export type WalkIn = z.output<typeof walkIn>;
