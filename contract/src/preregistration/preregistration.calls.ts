import { z } from 'zod';
import { callsOf } from '../call.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { fileOut, id, lang, page, pageSchema } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { everybody, registeredVisitor } from '../roles.ts';
import {
  colleague,
  colleagueForm,
  colleagueInvitation,
  importReport,
  preregistrationState,
} from './preregistration.shapes.ts';

const call = callsOf('/visitor/v2/preRegistration', [registeredVisitor]);

const one = z.object({ id: id('preregistration') });
const some = z.object({
  ids: z.array(id('preregistration')).min(1, 'select').max(LIMITS.preregistrationsMax),
});
const token = z.string().regex(/^[\w-]{20,100}$/);

export const list = call({
  does: 'Colleagues whom the caller has pre-registered, newest first',
  path: 'list',
  input: page,
  output: pageSchema(colleague).extend({
    /** How many of all have confirmed. */
    confirmed: z.int(),
    /** How many of those are approved, so that their papers are there. */
    approved: z.int(),
    /** How many more may be entered. */
    left: z.int(),
  }),
});

export const get = call({
  does: 'One pre-registered colleague',
  path: 'get',
  input: one,
  output: colleague,
  errors: ['notFound'],
  example: { id: '$preregistration' },
});

export const save = call({
  does: 'Pre-register a colleague, or change one. A changed e-mail has to be confirmed anew',
  path: 'save',
  input: colleagueForm,
  output: colleague,
  errors: ['notFound', 'userExists', 'colleagueLimit'],
  rate: { perMinute: 60 },
  example: { name: '周静', email: 'zhou.jing@fair.example', position: '采购专员', country: 'CN' },
});

export const remove = call({
  does: 'Take colleagues off the list: all of them or none. Their badges end',
  path: 'remove',
  input: some,
  errors: ['notFound'],
  example: { ids: ['$preregistration'] },
});

export const template = call({
  does: 'The spreadsheet to fill in',
  path: 'template',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const importSheet = call({
  does: 'Read a filled-in spreadsheet: first as a preview, then for good. All rows that are taken in are taken in at once',
  path: 'import',
  takes: 'bytes',
  input: z.object({
    /** `preview` changes nothing; `all` takes in all rows or none; `good` leaves out the others. */
    mode: z.enum(['preview', 'all', 'good']),
  }),
  output: importReport,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { mode: 'preview' },
});

export const sendConfirmation = call({
  does: 'E-mail the confirmation to colleagues, each with a link to confirm; at most one a day to an address',
  path: 'sendConfirmation',
  input: some,
  /** `skipped`: written to today or too often before, or the colleague has declined. `later`: the sender has no e-mails left today. */
  output: z.object({ sent: z.int(), skipped: z.int(), later: z.int() }),
  errors: ['notFound', 'confirmationSentToday', 'confirmationLimit', 'voucherNotReady'],
  rate: { perMinute: 20 },
  example: { ids: ['$preregistration'] },
});

export const badge = call({
  does: "A colleague's badge as PDF",
  path: 'badge',
  answers: 'file',
  input: one.extend({ lang }),
  output: fileOut,
  errors: ['notFound', 'voucherNotReady', 'colleagueNotConfirmed', 'colleagueNotApproved'],
  rate: { perMinute: 60 },
  example: { id: '$preregistration', lang: 'zh' },
});

export const badges = call({
  does: 'The badges of all colleagues who have confirmed and are approved, in one PDF',
  path: 'badges',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  errors: ['voucherNotReady', 'colleagueNotConfirmed', 'colleagueNotApproved'],
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});

export const confirmation = call({
  does: "A colleague's letter of confirmation as PDF",
  path: 'confirmation',
  answers: 'file',
  input: one.extend({ lang }),
  output: fileOut,
  errors: ['notFound', 'voucherNotReady', 'colleagueNotConfirmed', 'colleagueNotApproved'],
  rate: { perMinute: 60 },
  example: { id: '$preregistration', lang: 'en' },
});

export const invitation = call({
  does: 'What the link in the e-mail to a colleague is about',
  path: 'invitation',
  roles: everybody,
  input: z.object({ token }),
  output: colleagueInvitation,
  errors: ['linkInvalid'],
  rate: { perMinute: 30 },
  example: { token: 'the-token-of-the-link-in-the-mail' },
});

export const answer = call({
  does: 'Confirm or decline a pre-registration by the link in the e-mail; may be changed by the same link',
  path: 'answer',
  roles: everybody,
  input: z.object({ token, state: preregistrationState.exclude(['pending']) }),
  output: colleagueInvitation,
  errors: ['linkInvalid'],
  rate: { perMinute: 30 },
  example: { token: 'the-token-of-the-link-in-the-mail', state: 'confirmed' },
});
