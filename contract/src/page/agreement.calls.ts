import { z } from 'zod';
import { consent } from '../account/account.shapes.ts';
import { call } from '../call.ts';
import { bilingualOut, done, emptyObject } from '../fields.ts';
import { exhibitor, visitor } from '../roles.ts';

export const askedConsent = call({
  does: 'Whether the caller is asked to agree to a newer agreement, and what has changed in it',
  path: '/visitor/v2/agreement/asked',
  roles: [visitor, exhibitor],
  input: emptyObject,
  output: z.object({
    asked: z.object({ version: z.string(), changes: bilingualOut, publishedAt: z.string() }).nullable(),
  }),
  errors: [],
  example: {},
});

export const giveConsent = call({
  does: 'Agree to the agreement as it stands; recorded with version, language and time',
  path: '/visitor/v2/agreement/give',
  roles: [visitor, exhibitor],
  input: z.object({ consent }),
  output: done,
  errors: [],
  rate: { perMinute: 10 },
  example: { consent: { accepted: true, version: '2026-01', language: 'zh' } },
});
