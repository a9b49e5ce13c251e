import { z } from 'zod';
import { callsOf } from '../call.ts';
import { email, verificationCode } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { anonymous } from '../roles.ts';
import { REGISTRATION_CLOSED } from '../session/entry.shapes.ts';
import {
  addressFields,
  campaign,
  checkAddress,
  checkSamePassword,
  consent,
  invitation,
  newPasswordFields,
  signedIn,
} from '../account/account.shapes.ts';

const call = callsOf('/visitor/v2/account', [anonymous]);

export const register = call({
  does: 'Register as a visitor with an e-mail or mobile whose code is right; signs in',
  path: 'registerUserByEmail',
  input: z
    .object({ ...addressFields, code: verificationCode, ...newPasswordFields, consent, invitation, campaign })
    .superRefine((value, context) => {
      checkAddress(value, context);
      checkSamePassword(value, context);
    }),
  output: signedIn,
  errors: ['codeWrong', 'accountTaken', 'tooManyTries', ...REGISTRATION_CLOSED],
  example: {
    email: 'new.buyer@fair.example',
    code: '123456',
    password: 'Field2026',
    confirmPassword: 'Field2026',
    consent: { accepted: true, version: '2026-01', language: 'zh' },
  },
});

export const registerByMail = call({
  does: 'Register first, confirm by the link in the e-mail: nothing is made until whoever reads that mailbox opens the link',
  path: 'registerUserByEmailNotCheck',
  input: z.object({ email, consent, invitation, campaign, humanCheck: humanCheckToken }),
  output: z.object({ sent: z.literal(true), waitSeconds: z.int() }),
  errors: ['codeTooSoon', 'cannotSend', 'tooManyTries', 'accountTaken', 'humanCheckNeeded', ...REGISTRATION_CLOSED],
  example: {
    email: 'new.buyer@fair.example',
    consent: { accepted: true, version: '2026-01', language: 'zh' },
    humanCheck: '',
  },
});

export const readRegistrationLink = call({
  does: 'For which e-mail is this confirmation link? It is not used up by asking',
  path: 'registrationLink',
  input: z.object({ token: z.string().min(1).max(200, { abort: true }) }),
  output: z.object({ email: z.string() }),
  errors: ['linkInvalid'],
  example: { token: 'the-token-of-the-link' },
});

export const registerByLink = call({
  does: 'Finish a registration begun by e-mail: the link proves the address, the password is chosen here; signs in',
  path: 'registerByLink',
  input: z
    .object({ token: z.string().min(1).max(200, { abort: true }), ...newPasswordFields })
    .superRefine(checkSamePassword),
  output: signedIn,
  errors: ['linkInvalid', 'accountTaken', 'tooManyTries', ...REGISTRATION_CLOSED],
  example: { token: 'the-token-of-the-link', password: 'Field2026', confirmPassword: 'Field2026' },
});
