import { z } from 'zod';
import { callsOf } from '../call.ts';
import { lang } from '../fields.ts';
import { anonymous, signedInKinds } from '../roles.ts';

/** Kinds of messages that a person may switch off. What one has asked for oneself (codes, confirmations, reviews) is not among them. */
export const notificationCategory = z.enum(['notice', 'news', 'digest', 'invitation']);
export type NotificationCategory = z.output<typeof notificationCategory>;

const switches = z.object({
  /** Something happened: an intent order came in, there is news in what one follows or searches for. */
  notice: z.boolean(),
  /** Announcements of the organizer. */
  news: z.boolean(),
  /** Once a day, what waits to be read on the portal. */
  digest: z.boolean(),
  /** Somebody else entered the address: a pre-registration, an account with a company. */
  invitation: z.boolean(),
});

const setting = z.object({
  /** Where they go, partly hidden; null while no e-mail is bound. */
  address: z.string().nullable(),
  language: lang,
  wanted: switches,
});
export type NotificationSetting = z.output<typeof setting>;

const call = callsOf('/visitor/v2/notification', signedInKinds);

export const getSetting = call({
  does: 'Which messages of this exhibition one receives, and in which language',
  path: 'getSetting',
  input: z.object({}),
  output: setting,
});

export const saveSetting = call({
  does: 'Switch kinds of messages of this exhibition on or off, choose their language; what is not named stays',
  path: 'saveSetting',
  input: z.object({ language: lang.optional(), wanted: switches.partial().default({}) }),
  output: setting,
  example: { language: 'en', wanted: { news: false } },
});

export const unsubscribe = call({
  does: 'Switch off the kind of e-mail that this link came with, without logging in; `wanted: true` takes it back',
  path: 'unsubscribe',
  roles: [anonymous, ...signedInKinds],
  input: z.object({ token: z.string().min(1).max(1_000, { abort: true }), wanted: z.boolean().default(false) }),
  output: z.object({
    /** Partly hidden. */
    address: z.string(),
    category: notificationCategory,
    wanted: z.boolean(),
  }),
  errors: ['linkInvalid'],
  rate: { perMinute: 30 },
  example: { token: 'the-token-of-the-link' },
});
