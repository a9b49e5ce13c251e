import { z } from 'zod';
import { knownDevices, signedIn } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { areaCode, identifier, typedPassword, verificationCode } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { loginType, REFUSED_ENTRY } from '../session/entry.shapes.ts';
import { everybody } from '../roles.ts';

const call = callsOf('/visitor/v2/account', everybody);

export const logOn = call({
  does: 'Log in by e-mail or mobile with a password or a code; answers the token, the current user and where to land',
  path: 'webLogon',
  input: z
    .object({
      account: identifier,
      areaCode,
      password: typedPassword.optional(),
      /** Instead of the password; beside it where a second step is asked for. */
      code: verificationCode.optional(),
      type: loginType,
      remember: z.boolean().default(false),
      humanCheck: humanCheckToken,
      devices: knownDevices,
    })
    .superRefine((value, context) => {
      if (value.password === undefined && value.code === undefined)
        context.addIssue({ code: 'custom', message: 'required', path: ['password'] });
    }),
  /** `passwordToken`: with a code, of an account that has no password: shows that its owner sets the first one (G24). */
  output: signedIn.extend({ passwordToken: z.string().default('') }),
  errors: [
    'accountUnknown',
    'passwordWrong',
    'passwordMissing',
    'codeWrong',
    'humanCheckNeeded',
    'secondStep',
    'tooManyTries',
    'cannotSend',
    ...REFUSED_ENTRY,
  ],
  example: { account: 'buyer@fair.example', password: 'Field2026', type: 'vis', remember: false },
});

export const sendLoginLink = call({
  does: 'Send the link by which a browser becomes known to an account, so that what strangers guessed does not count there',
  path: 'sendLoginLink',
  input: z.object({ account: identifier, type: z.enum(['vis', 'actor', 'organizer']), humanCheck: humanCheckToken }),
  /** The same whether there is such an account or not. */
  output: z.object({ sent: z.literal(true) }),
  errors: ['humanCheckNeeded', 'tooManyTries', 'cannotSend'],
  example: { account: 'exhibitor@fair.example', type: 'actor', humanCheck: '' },
});

export const showLogonQr = call({
  does: 'QR log-in: a page makes a code and polls it; a signed-in phone opens it and confirms or refuses',
  path: '/visitor/v2/account/version3/showLogonQR',
  input: z.discriminatedUnion('step', [
    z.object({ step: z.literal('make'), type: loginType }),
    z.object({
      step: z.literal('poll'),
      id: z.string().max(40, { abort: true }),
      secret: z.string().max(80, { abort: true }),
    }),
    z.object({ step: z.literal('scan'), id: z.string().max(40, { abort: true }) }),
    z.object({ step: z.literal('answer'), id: z.string().max(40, { abort: true }), approve: z.boolean() }),
  ]),
  output: z.object({
    id: z.string(),
    state: z.enum(['waiting', 'scanned', 'confirmed', 'refused']),
    /** Only for the page that made it: polls with it, shows `url` as the code. */
    secret: z.string().nullable(),
    url: z.string().nullable(),
    /** How long the code still lives. */
    seconds: z.int(),
    /** The page's browser and system, for whoever confirms. */
    device: z.string(),
    type: z.enum(['vis', 'actor']),
    signedIn: signedIn.nullable(),
  }),
  errors: ['qrExpired', 'qrUsed', 'qrRefused', 'notSignedIn', 'notFound', ...REFUSED_ENTRY],
  example: { step: 'make', type: 'vis' },
});
