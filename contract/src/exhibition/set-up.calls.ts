import { z } from 'zod';
import { signedIn } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { staffEntrance } from '../organizer/organizer.shapes.ts';
import { appTicket } from '../organizer/authenticator.calls.ts';
import { appCode, bilingual, bilingualOut, date, email, lang, optionalBilingual, password, text } from '../fields.ts';
import { anonymous } from '../roles.ts';

const call = callsOf('/setUp/v1', [anonymous]);

/**
 * The calls of an installation that has no fair yet. They are not among those of the contract (`index.ts`): each of these belongs to
 * an exhibition, and here there is none. The one-time link that the start prints opens them.
 */

/** What the one-time link holds: 256 random bits. */
const token = z.string().max(100, { abort: true });
const templateCode = z.enum(['plain', 'agro', 'sugar']);
export type TemplateCode = z.output<typeof templateCode>;

export const setUpTemplate = z.object({
  code: templateCode,
  name: bilingualOut,
  /** What a fair made from it has from the start. */
  halls: z.array(bilingualOut),
  categories: z.array(bilingualOut),
  questions: z.int(),
});
export type SetUpTemplate = z.output<typeof setUpTemplate>;

export const open = call({
  does: 'What a new fair can be made from, for whoever holds the one-time link of the start',
  path: 'open',
  input: z.object({ token }),
  output: z.object({
    templates: z.array(setUpTemplate),
    expiresAt: z.string(),
    /** For the owner's authenticator app; without a mail server (`needed`) nothing else lets the owner into the console later. */
    authenticator: z.object({ secret: z.string(), ticket: z.string(), needed: z.boolean() }),
  }),
  errors: ['linkInvalid'],
  example: { token: 'the-token-of-the-link' },
});

/** A host name in lower case, without port; empty: the fair answers whatever name is asked for. */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine(
    (host) => host === '' || (host.length <= 253 && host.split('.').every((label) => /^[a-z0-9-]{1,63}$/.test(label))),
    'hostName',
  )
  .default('');

/** A day as the browser's own field gives it; empty while none is chosen. */
const day = z.string().min(1).max(10, { abort: true }).pipe(date);

export const newFair = z.object({
  name: bilingual(120),
  shortName: bilingual(40),
  slogan: optionalBilingual(120),
  host: hostName,
  venue: bilingual(120),
  city: bilingual(60),
  startsOn: day,
  endsOn: day,
  template: templateCode,
});
export type NewFair = z.output<typeof newFair>;

export const make = call({
  does: 'Make the first fair with its owner, and sign the owner in. Works once: the link is used up with it',
  path: 'make',
  input: z
    .object({
      token,
      fair: newFair,
      owner: z.object({ name: text(60), email, password, confirmPassword: z.string().max(128, { abort: true }) }),
      /** The app's ticket and the first code it shows; null: without an app. */
      authenticator: z.object({ ticket: appTicket, code: appCode }).nullable().default(null),
      /** Who can act for the fair when the first owner cannot; null: nobody yet. */
      secondOwner: z
        .object({ name: text(60), email })
        .nullable()
        .default(null),
      language: lang.default('zh'),
    })
    .superRefine(({ fair, owner, secondOwner }, context) => {
      if (fair.endsOn < fair.startsOn)
        context.addIssue({ code: 'custom', message: 'fairDays', path: ['fair', 'endsOn'] });
      if (owner.password !== owner.confirmPassword)
        context.addIssue({ code: 'custom', message: 'passwordsDiffer', path: ['owner', 'confirmPassword'] });
      if (secondOwner?.email === owner.email)
        context.addIssue({ code: 'custom', message: 'otherPerson', path: ['secondOwner', 'email'] });
    }),
  /** `recoveryCodes`: shown once; empty without an app. `entrance`: of the second owner, where no invitation can be mailed; shown once. */
  output: signedIn.extend({ recoveryCodes: z.array(z.string()), entrance: staffEntrance.nullable() }),
  errors: ['linkInvalid'],
  example: {
    token: 'the-token-of-the-link',
    fair: {
      name: { zh: '国际五金展览会', en: 'International Hardware Fair' },
      shortName: { zh: '五金展', en: 'Hardware Fair' },
      venue: { zh: '国家会展中心', en: 'National Exhibition Center' },
      city: { zh: '上海', en: 'Shanghai' },
      startsOn: '2027-03-10',
      endsOn: '2027-03-12',
      template: 'plain',
    },
    owner: { name: '王敏', email: 'owner@fair.example', password: 'Tianqi2027', confirmPassword: 'Tianqi2027' },
  },
});
