import { z } from 'zod';
import { call } from '../call.ts';
import {
  done,
  email,
  lang,
  nothing,
  optionalText,
  password,
  text,
  typedPassword,
  verificationCode,
} from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';
import { currentUser, signedIn } from './account.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;
const signedInKinds = [visitor, exhibitor, organizer] as const;

/** Consent recorded with version, time and language (ruling 2.10). */
const consent = z
  .object({
    accepted: z.boolean(),
    version: text(20),
    language: lang,
    minor: z.boolean().default(false),
    guardianName: optionalText(60),
    guardianContact: optionalText(100),
  })
  .superRefine((value, context) => {
    if (!value.accepted) context.addIssue({ code: 'custom', message: 'consent', path: ['accepted'] });
    if (value.minor && (value.guardianName === '' || value.guardianContact === ''))
      context.addIssue({ code: 'custom', message: 'guardian', path: ['guardianName'] });
  });

export const logOn = call({
  does: 'Log in by e-mail or mobile with a password; answers the token, the current user and where to land',
  path: '/visitor/v2/account/webLogon',
  who: everybody,
  input: z.object({
    account: z.string().trim().min(1).max(254),
    password: typedPassword,
    type: z.enum(['vis', 'actor']).default('vis'),
    remember: z.boolean().default(false),
  }),
  output: signedIn,
  errors: [
    'accountUnknown',
    'passwordWrong',
    'passwordMissing',
    'exhibitorMissing',
    'employeeUnbound',
    'exhibitorSideClosed',
    'tooManyTries',
  ],
  example: { account: 'buyer@fair.example', password: 'Field2026', type: 'vis', remember: false },
});

export const logOff = call({
  does: 'End this session',
  path: '/visitor/v2/account/logout',
  who: signedInKinds,
  input: nothing,
  output: done,
  errors: [],
  example: {},
});

export const sendEmailCode = call({
  does: 'Send a 6-digit code by e-mail, bound to its purpose and address',
  path: '/visitor/v2/account/getEmailCode',
  who: everybody,
  input: z.object({ email, purpose: z.enum(['register']).default('register') }),
  output: z.object({ sent: z.literal(true), waitSeconds: z.int() }),
  errors: ['codeTooSoon', 'tooManyTries', 'accountTaken'],
  example: { email: 'new.buyer@fair.example', purpose: 'register' },
});

export const validateEmail = call({
  does: 'Is this e-mail free, and is this code the right one for it?',
  path: '/visitor/v2/account/validateEmail',
  who: everybody,
  input: z.object({ email, code: verificationCode.optional() }),
  output: z.object({ free: z.boolean(), codeRight: z.boolean().nullable() }),
  errors: ['tooManyTries', 'codeWrong'],
  example: { email: 'new.buyer@fair.example' },
});

export const register = call({
  does: 'Register as a visitor with an e-mail whose code is right; signs in',
  path: '/visitor/v2/account/registerUserByEmail',
  who: [anonymous],
  input: z
    .object({
      email,
      code: verificationCode,
      password,
      confirmPassword: z.string().min(1, 'passwordAgain').max(128),
      consent,
    })
    .superRefine((value, context) => {
      if (value.password !== value.confirmPassword)
        context.addIssue({ code: 'custom', message: 'passwordsDiffer', path: ['confirmPassword'] });
    }),
  output: signedIn,
  errors: ['codeWrong', 'accountTaken', 'tooManyTries'],
  example: {
    email: 'new.buyer@fair.example',
    code: '123456',
    password: 'Field2026',
    confirmPassword: 'Field2026',
    consent: { accepted: true, version: '2026-01', language: 'zh' },
  },
});

export const info = call({
  does: 'The current user, roles and completion flags',
  path: '/visitor/v2/getInfo',
  method: 'GET',
  who: signedInKinds,
  input: nothing,
  output: currentUser,
  errors: [],
  example: {},
});

export const infoByToken = call({
  does: 'subjectType, name, exhibitor and registration state of the caller',
  path: '/visitor/v2/userInfo/getUserInfoByToken',
  who: signedInKinds,
  input: nothing,
  output: z.object({
    subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
    name: z.string(),
    exhibitorId: z.string().nullable(),
    exhibitionUserRegister: z.boolean(),
  }),
  errors: [],
  example: {},
});
