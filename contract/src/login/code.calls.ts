import { z } from 'zod';
import { callsOf } from '../call.ts';
import { areaCode, email, typedMobile, verificationCode } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { anonymous, everybody, visitor } from '../roles.ts';
import { REGISTRATION_CLOSED } from '../session/entry.shapes.ts';
import {
  addressFields,
  checkAddress,
  checkSamePassword,
  consent,
  knownDevices,
  newPasswordFields,
} from '../account/account.shapes.ts';

const call = callsOf('/visitor/v2/account', everybody);

/**
 * What a code is for; a code for one purpose opens nothing else (G18). `login`, `reset`: into an account there is. `register`,
 * `bind`: a free address. `change`: an address bound to the caller's own account, to prove that it is its owner.
 */
const purpose = z.enum(['register', 'login', 'reset', 'bind', 'change']);

const sent = z.object({ sent: z.literal(true), waitSeconds: z.int() });
const SENDING = [
  'codeTooSoon',
  'cannotSend',
  'tooManyTries',
  'accountTaken',
  'accountUnknown',
  'passwordMissing',
  'humanCheckNeeded',
  'notSignedIn',
  ...REGISTRATION_CLOSED,
] as const;

export const sendEmailCode = call({
  does: 'Send a 6-digit code by e-mail, bound to its purpose and address; needs a passed human check for that address',
  path: 'getEmailCode',
  input: z.object({
    email,
    purpose: purpose.default('register'),
    humanCheck: humanCheckToken,
    devices: knownDevices,
  }),
  output: sent,
  errors: SENDING,
  example: { email: 'new.buyer@fair.example', purpose: 'register', humanCheck: '' },
});

export const sendSmsCode = call({
  does: 'Send a 6-digit code by SMS, bound to its purpose and mobile; needs a passed human check for that mobile',
  path: 'getSmsCode',
  input: z
    .object({
      areaCode,
      mobile: typedMobile,
      purpose: purpose.default('register'),
      humanCheck: humanCheckToken,
      devices: knownDevices,
    })
    .superRefine(checkAddress),
  output: sent,
  errors: SENDING,
  example: { areaCode: '86', mobile: '13800138000', purpose: 'register', humanCheck: '' },
});

const checked = z.object({ free: z.boolean(), codeRight: z.boolean().nullable() });
const CHECKING = ['tooManyTries', 'codeWrong', 'humanCheckNeeded'] as const;

export const validateEmail = call({
  does: 'Is this e-mail free (needs a human check), or is this code the right one for it?',
  path: 'validateEmail',
  input: z.object({
    email,
    code: verificationCode.optional(),
    purpose: purpose.default('register'),
    humanCheck: humanCheckToken,
  }),
  output: checked,
  errors: CHECKING,
  example: { email: 'new.buyer@fair.example' },
});

export const validateMobile = call({
  does: 'Is this mobile well-formed and free (needs a human check), or is this code the right one for it?',
  path: 'validateMobile',
  input: z
    .object({
      areaCode,
      mobile: typedMobile,
      code: verificationCode.optional(),
      purpose: purpose.default('register'),
      humanCheck: humanCheckToken,
    })
    .superRefine(checkAddress),
  output: checked,
  errors: CHECKING,
  example: { areaCode: '86', mobile: '13800138000' },
});

export const getLimitedToken = call({
  does: 'Trade a correct code for a short-lived, single-use token: to set a forgotten password, or to change the own account',
  path: 'getLimitVerificationToken',
  input: z
    .object({ ...addressFields, code: verificationCode, purpose: z.enum(['reset', 'change']).default('reset') })
    .superRefine(checkAddress),
  /** `consentNeeded`: of an invited employee who has no account yet; it is made with the first password. */
  output: z.object({ token: z.string(), seconds: z.int(), consentNeeded: z.boolean() }),
  errors: ['codeWrong', 'tooManyTries', 'tokenFailed'],
  example: { email: 'buyer@fair.example', code: '123456', purpose: 'reset' },
});

export const setPasswordByToken = call({
  does: 'Set a new password with the limited token; ends every session of the account',
  path: 'setPasswordByToken',
  input: z
    .object({
      token: z.string().min(1).max(200, { abort: true }),
      ...newPasswordFields,
      /** Where an account is made with it. */
      consent: consent.nullable().default(null),
    })
    .superRefine(checkSamePassword),
  output: z.object({ done: z.literal(true), account: z.string() }),
  errors: ['tokenFailed', 'tooManyTries', 'termsNotPublished'],
  example: { token: 'a-token-from-a-code-or-a-link', password: 'Field2026', confirmPassword: 'Field2026' },
});

export const authCode = call({
  does: 'A one-time code for the external pre-registration site, with the link that carries it; lives 60 seconds',
  path: '/visitor/v2/authLogin/getAuthCode',
  method: 'GET',
  roles: [visitor],
  output: z.object({ code: z.string(), url: z.string(), seconds: z.int() }),
  errors: ['notFound'],
});

export const redeemAuthCode = call({
  does: 'For the external pre-registration site: who showed this one-time code? Needs the key agreed with the site',
  path: '/visitor/v2/authLogin/redeemAuthCode',
  roles: [anonymous],
  input: z.object({
    code: z.string().min(1).max(200, { abort: true }),
    audience: z.string().min(1).max(300, { abort: true }),
    key: z.string().min(1).max(300, { abort: true }),
  }),
  output: z.object({
    visitorId: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
    country: z.string(),
  }),
  errors: ['tokenFailed', 'notAllowed'],
  rate: { perMinute: 600 },
  example: { code: 'a-one-time-code', audience: 'https://pre.fair.example', key: 'the key agreed with the site' },
});
