import { z } from 'zod';
import { consent } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { bilingualOut } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';

const call = callsOf('/visitor/v2/agreement', [visitor, exhibitor]);

export const askedConsent = call({
  does: 'Whether the caller is asked to agree to a newer agreement, and what has changed in it',
  path: 'asked',
  output: z.object({
    asked: z.object({ version: z.string(), changes: bilingualOut, publishedAt: z.string() }).nullable(),
  }),
});

export const giveConsent = call({
  does: 'Agree to the agreement as it stands; recorded with version, language and time',
  path: 'give',
  input: z.object({ consent }),
  rate: { perMinute: 10 },
  example: { consent: { accepted: true, version: '2026-01', language: 'zh' } },
});
