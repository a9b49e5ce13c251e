import { z } from 'zod';
import { proof } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { appCode, id, instant, upTo } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { organizer, owner } from '../roles.ts';

const call = callsOf('/organizer/v1/authenticator', [organizer]);

/** What a change of the second step shows: the second step as it is (an app's code, or a code that was sent). */
const PROOF = [
  'secondStepNeeded',
  'appCodeNeeded',
  'codeWrong',
  'codeUsed',
  'tooManyTries',
  'passwordWrong',
  'proofMissing',
  'humanCheckNeeded',
] as const;

/** The ticket of an app that is being set up, with the secret sealed in it. */
export const appTicket = upTo(500).min(1);

/** Shown once: only hashes are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const read = call({
  does: 'How the own log-in to the console is protected',
  path: 'read',
  output: z.object({
    /** When the authenticator app was set up; null without one. */
    since: instant.nullable(),
    recoveryCodesLeft: z.int(),
    /** By what a change is confirmed: the app or a recovery code, or a code to the address that is bound. */
    confirmedBy: z.enum(['app', 'email', 'mobile']),
  }),
});

export const begin = call({
  does: 'A new secret for an authenticator app, and the ticket to hand in with its first code; nothing changes yet',
  path: 'begin',
  output: z.object({
    /** Base32, for the app. */
    secret: z.string(),
    ticket: z.string(),
    /** As the app names the entry: the fair, and the account at it. */
    issuer: z.string(),
    account: z.string(),
  }),
});

export const confirm = call({
  does: 'Set the authenticator app up by its first code, in place of the one before; answers ten new recovery codes, once',
  path: 'confirm',
  input: z.object({ ticket: appTicket, code: appCode, proof, humanCheck: humanCheckToken }),
  output: recoveryCodes,
  errors: ['tokenFailed', ...PROOF],
  example: { ticket: 'the-ticket-of-begin', code: '123456', proof: { token: 'of-a-fresh-code' } },
});

export const remove = call({
  does: 'Take the authenticator app and its recovery codes off: the second step is a code by e-mail again',
  path: 'remove',
  input: z.object({ proof, humanCheck: humanCheckToken }),
  errors: ['appMissing', 'cannotSend', ...PROOF],
  example: { proof: { appCode: '123456' } },
});

export const renewCodes = call({
  does: 'Ten new recovery codes; those before open nothing any more',
  path: 'renewCodes',
  input: z.object({ proof, humanCheck: humanCheckToken }),
  output: recoveryCodes,
  errors: ['appMissing', ...PROOF],
  example: { proof: { appCode: '123456' } },
});

export const reset = call({
  does: "Take a colleague's lost authenticator app off, showing the own second step; all sessions of the colleague end, everybody is told",
  path: 'reset',
  roles: [owner],
  input: z.object({ id: id('staff'), proof, humanCheck: humanCheckToken }),
  errors: ['notFound', 'appMissing', 'cannotSend', ...PROOF],
  example: { id: '$staff', proof: { token: 'of-a-fresh-code' } },
});
