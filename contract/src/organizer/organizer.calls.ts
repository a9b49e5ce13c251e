import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { knownDevices, signedIn } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { appCode, code, date, email, fileOut, lang, page, searchText, typedPassword } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { everybody, organizer, owner } from '../roles.ts';
import { foundInConsole } from './console-search.shapes.ts';
import { changedSettings, fairSettings } from '../settings/settings.shapes.ts';
import { auditAct, auditEntry, otherFair, overview, queue } from './organizer.shapes.ts';

const call = callsOf('/organizer/v1/overview', [organizer]);

export const logOn = call({
  does: 'Log in to the console, step one: the password. Whoever is staff here shows a code of the authenticator app next, or gets one by e-mail',
  path: '/organizer/v1/account/logOn',
  roles: everybody,
  input: z.object({ email, password: typedPassword, humanCheck: humanCheckToken, devices: knownDevices }),
  output: z.object({
    /** Shown with the code in step two; lives as long as the code. */
    ticket: z.string(),
    /** What step two asks for: a code of the authenticator app (or a recovery code), or the code that was sent. */
    by: z.enum(['app', 'email']),
    /** Where the code went, masked, such as 'o***r@fair.example'; empty where none was sent. */
    sentTo: z.string(),
    /** How long the code is good. */
    seconds: z.int(),
    /** When another one may be asked for; 0 where none is sent. */
    waitSeconds: z.int(),
  }),
  // the same answer for a wrong password, an unknown account and one that is not staff
  errors: ['passwordWrong', 'humanCheckNeeded', 'codeTooSoon', 'cannotSend', 'tooManyTries', 'demoElsewhere'],
  example: { email: 'organizer@fair.example', password: 'Field2026' },
});

export const confirmLogOn = call({
  does: 'Log in to the console, step two: the code of the app or of the e-mail. Starts a session of 2 hours unused, 12 in all',
  path: '/organizer/v1/account/confirmLogOn',
  roles: everybody,
  input: z.object({ ticket: z.string().min(1).max(200, { abort: true }), code: appCode }),
  output: signedIn,
  errors: ['codeWrong', 'codeUsed', 'tokenFailed', 'tooManyTries', 'demoElsewhere'],
  example: { ticket: 'the-ticket-of-step-one', code: '123456' },
});

export const getOverview = call({
  does: 'The start page of the console: figures, registrations by day, and what is still to be done before the fair opens',
  path: 'get',
  output: overview,
});

export const queues = call({
  does: 'What waits for the caller: of each queue that is their work how many, and since when the one that has waited longest',
  path: 'queues',
  output: z.object({ list: z.array(queue) }),
});

export const search = call({
  does: 'Visitors, pre-registered colleagues, badges, exhibitors with their booths, and administrators whom words may mean: of each a few, and only what the caller may open',
  path: 'search',
  input: z.object({
    /** Part of a name, company, e-mail, mobile or booth, or how the number of a badge begins; nothing is found by a single character. */
    keyword: searchText,
  }),
  output: foundInConsole,
  rate: { perMinute: 300 },
  example: { keyword: '禾田农资' },
});

export const fairs = call({
  does: 'The other fairs of this installation whose staff the caller belongs to',
  path: 'fairs',
  output: z.object({ list: z.array(otherFair) }),
});

export const handOver = call({
  does: 'Go over to the console of another fair whose staff the caller belongs to: a link that opens it once, within a minute',
  path: 'handOver',
  input: z.object({ fair: code }),
  /** The ticket stands behind the '#' of the link: neither server nor proxy writes it down. */
  output: z.object({ url: z.string(), seconds: z.int() }),
  errors: ['notFound', 'demoElsewhere'],
  rate: { perMinute: 20 },
  example: { fair: 'sugar' },
});

export const takeOver = call({
  does: 'Come over from the console of another fair by the ticket of `handOver`. Starts a session that ends no later than the one over there',
  path: '/organizer/v1/account/takeOver',
  roles: everybody,
  input: z.object({ ticket: z.string().min(1).max(200, { abort: true }) }),
  output: signedIn,
  errors: ['tokenFailed', 'demoElsewhere', 'tooManyTries'],
  rate: { perMinute: 60 },
  example: { ticket: 'the-ticket-of-a-link' },
});

export const getSettings = call({
  does: 'The switches of the exhibition',
  path: '/organizer/v1/settings/get',
  roles: [owner],
  output: fairSettings,
});

export const saveSettings = call({
  does: 'Change switches of the exhibition; those left out stay. In force everywhere within a second',
  path: '/organizer/v1/settings/save',
  roles: [owner],
  input: changedSettings,
  output: fairSettings,
  example: { adminSecondStep: true },
});

/** Narrows the log; what is left out does not narrow. */
const auditFilter = z.object({
  act: auditAct.optional(),
  /** Of one member of staff, also a former one. */
  accountId: z.string().regex(RECORD_ID).optional(),
  /** On one object, such as a visitor. */
  objectId: z
    .string()
    .regex(/^[A-Za-z0-9]{1,40}$/)
    .optional(),
  /** Days in Beijing, both included. */
  from: date.optional(),
  to: date.optional(),
});

export const auditList = call({
  does: 'The audit log, newest first, by cursor',
  path: '/organizer/v1/audit/list',
  roles: [owner],
  input: auditFilter.extend({
    /** `next` of the page before. */
    cursor: z.string().regex(RECORD_ID).optional(),
    pageSize: page.shape.pageSize,
  }),
  output: z.object({
    list: z.array(auditEntry),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** Everybody who has acted, to choose from. */
    people: z.array(z.object({ accountId: z.string(), name: z.string(), email: z.string() })),
  }),
});

export const exportAudit = call({
  does: 'The audit log as a spreadsheet, newest first, filtered as the list is. Written to the log itself',
  path: '/organizer/v1/audit/export',
  roles: [owner],
  answers: 'file',
  input: auditFilter.extend({ lang }),
  output: fileOut,
  rate: { perMinute: 5 },
  example: { lang: 'zh' },
});
