import { z } from 'zod';
import {
  bilingual,
  bilingualOut,
  date,
  email,
  id,
  optionalBilingual,
  optionalLine,
  phone,
  webAddress,
} from '../fields.ts';
import { countDays } from '../days.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { HOST_ROLE_NAMES } from './host-roles.ts';
import { CONTRAST_MIN, ON_ACCENT, ON_ACTION, contrast } from './contrast.ts';

const hostRole = z.enum(HOST_ROLE_NAMES);

/** `09:00`, in the fair's own time. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'format');

/** When a day of the fair is open: the first entry is that of the first day. Both times empty: closed on that day. */
const dayHours = z
  .object({ opens: clock.or(z.literal('')), closes: clock.or(z.literal('')), note: optionalBilingual(60) })
  .superRefine(({ opens, closes }, context) => {
    const add = (message: string, field: string) => context.addIssue({ code: 'custom', message, path: [field] });
    if (opens === '' && closes !== '') add('required', 'opens');
    if (opens !== '' && closes === '') add('required', 'closes');
    if (opens !== '' && closes !== '' && closes <= opens) add('programmeTimes', 'closes');
  });

const host = z.object({ role: hostRole, name: bilingual(120), website: webAddress.or(z.literal('')).default('') });

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { message: 'colour', abort: true });

/** Whoever answers for the fair by law; what a legal text names. */
const legalEntity = z.object({
  name: optionalBilingual(120),
  /** Of the register: 统一社会信用代码, VAT or company number. */
  number: optionalLine(60),
  address: optionalBilingual(200),
  /** Of the site, as the law of mainland China asks for it at the end of every page (ICP 备案号). */
  icp: optionalLine(60),
});

/** A day as the browser's own field gives it; empty while none is chosen. */
const day = z.string().min(1).max(10, { abort: true }).pipe(date);

export const profileForm = z
  .object({
    name: bilingual(120),
    shortName: bilingual(40),
    slogan: optionalBilingual(120),
    /** What stands in the empty search box. */
    searchHint: optionalBilingual(60),
    about: optionalBilingual(2_000),
    startsOn: day,
    endsOn: day,
    hours: z.array(dayHours).max(CONSOLE_LIMITS.fairHoursDaysMax),
    venue: bilingual(120),
    city: bilingual(60),
    address: optionalBilingual(200),
    hosts: z.array(host).max(CONSOLE_LIMITS.fairHostsMax),
    /** A square picture: in the head of every page, in browser tabs and on home screens. */
    logo: id('fairLogo', 'articlePicture').nullable().default(null),
    /** Of buttons, links and bands; white text stands on it. */
    action: colour.refine((value) => contrast(value, ON_ACTION) >= CONTRAST_MIN, 'colourTooLight'),
    /** Of signs; dark text stands on it. */
    accent: colour.refine((value) => contrast(value, ON_ACCENT) >= CONTRAST_MIN, 'colourTooDark'),
    email: email.or(z.literal('')).default(''),
    phone: phone.or(z.literal('')).default(''),
    entity: legalEntity,
  })
  .superRefine(({ startsOn, endsOn, hours }, context) => {
    const add = (message: string, field: string) => context.addIssue({ code: 'custom', message, path: [field] });
    if (endsOn < startsOn) add('fairDays', 'endsOn');
    else if (countDays({ from: startsOn, to: endsOn }) > CONSOLE_LIMITS.fairDaysMax) add('fairTooLong', 'endsOn');
    else if (hours.length > countDays({ from: startsOn, to: endsOn })) add('fairHours', 'endsOn');
  });
export type ProfileForm = z.output<typeof profileForm>;

const pairOut = bilingualOut.default({ zh: '', en: '' });

/** The same as it stands: what was stored before a bound was set is read all the same. */
export const profileOut = z.object({
  name: bilingualOut,
  shortName: bilingualOut,
  slogan: bilingualOut,
  searchHint: bilingualOut,
  about: bilingualOut,
  startsOn: z.string(),
  endsOn: z.string(),
  hours: z.array(z.object({ opens: z.string(), closes: z.string(), note: pairOut })),
  venue: bilingualOut,
  city: bilingualOut,
  address: bilingualOut,
  hosts: z.array(z.object({ role: hostRole, name: bilingualOut, website: z.string().default('') })),
  logo: z.string().nullable(),
  action: z.string(),
  accent: z.string(),
  email: z.string(),
  phone: z.string(),
  entity: z.object({
    name: pairOut,
    number: z.string().default(''),
    address: pairOut,
    icp: z.string().default(''),
  }),
});
export type ProfileOut = z.output<typeof profileOut>;

/** What everybody may read of it beside what every page has (`exhibition.configuration`). */
export const fairDetails = z.object({
  address: bilingualOut,
  /** The days of the fair that have hours, in their order. */
  hours: z.array(z.object({ day: z.string(), opens: z.string(), closes: z.string(), note: bilingualOut })),
  hosts: z.array(z.object({ role: hostRole, name: bilingualOut, website: z.string() })),
  email: z.string(),
  phone: z.string(),
  entity: z.object({ name: bilingualOut, number: z.string(), address: bilingualOut }),
});
export type FairDetails = z.output<typeof fairDetails>;

/** What is planned on the days of the fair, and would stay there when these move; and who would hear of it. */
export const plannedOnDays = z.object({
  programmes: z.int(),
  lives: z.int(),
  meetings: z.int(),
  /** Agreed and proposed ones of those meetings. */
  appointments: z.int(),
});
export type PlannedOnDays = z.output<typeof plannedOnDays>;
