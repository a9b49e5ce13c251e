import { z } from 'zod';
import { callsOf } from '../call.ts';
import { areaCode, bilingualOut, identifier } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { everybody, exhibitor, visitor } from '../roles.ts';

const call = callsOf('/visitor/v2/account', everybody);

export const checkBinding = call({
  does: 'Does this account (the own one, or an identifier after a human check) already take part in this exhibition, as what?',
  path: 'checkBindExhibition',
  input: z.object({ account: identifier.optional(), areaCode, humanCheck: humanCheckToken }),
  output: z.object({
    visitor: z.boolean(),
    employee: z.boolean(),
    /** Asked by company code and not yet confirmed by an admin. */
    waiting: z.boolean(),
    exhibitor: bilingualOut.nullable(),
  }),
  errors: ['humanCheckNeeded', 'tooManyTries', 'notSignedIn'],
  example: { account: 'buyer@fair.example', humanCheck: '' },
});

export const bindExhibitor = call({
  does: 'Bind the own account to an exhibitor: at once by a personal code, after an admin agreed by the company code',
  path: 'bindExhibitor',
  roles: [visitor, exhibitor],
  input: z.object({ exhibitorCode: z.string().trim().min(1).max(40, { abort: true }) }),
  output: z.object({ state: z.enum(['bound', 'waiting']), exhibitor: bilingualOut }),
  errors: ['exhibitorCodeWrong', 'alreadyBound', 'tooManyTries'],
  example: { exhibitorCode: 'ABCDE23456' },
});
