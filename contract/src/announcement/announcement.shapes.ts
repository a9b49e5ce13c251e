import { z } from 'zod';
import { bilingual, bilingualOut, code, country, instant, optionalBilingual } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { isOwnPath, withoutLanguage } from './announcement.rules.ts';

/**
 * Where an announcement stands. `draft` may be edited; `scheduled` waits for its time; `sending` is on its way to its readers;
 * `withdrawn` was sent, and has been taken back from everybody.
 */
export const announcementState = z.enum(['draft', 'scheduled', 'sending', 'sent', 'withdrawn']);
export type AnnouncementState = z.output<typeof announcementState>;

/** What the console sorts announcements by. */
export const announcementTab = z.enum(['all', 'draft', 'scheduled', 'sent', 'withdrawn']);
export type AnnouncementTab = z.output<typeof announcementTab>;

/** The orders of the list: by when it was touched last, by the time that it waits for or was sent at, by how many it has reached. */
export const ANNOUNCEMENT_SORTS = ['updatedAt', 'sendAt', 'reached'] as const;
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number];

/**
 * Who is meant. `visitors`: whoever has joined the fair as one; `registered`: with a complete registration; `approved`: and approved by
 * the organizer; `staff`: all employees of exhibitors; `admins`: their administrators.
 */
export const audiencePeople = z.enum(['everybody', 'visitors', 'registered', 'approved', 'staff', 'admins']);
export type AudiencePeople = z.output<typeof audiencePeople>;

const chosen = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .default([])
    .refine((list) => new Set(list).size === list.length, 'postTwice');

/** Empty lists narrow nothing. Of an employee the company's country and categories count, of a visitor the own ones and the questionnaire's. */
export const audience = z.object({
  people: audiencePeople,
  countries: chosen(country, LIMITS.announcementCountriesMax),
  /** A group of categories means all below it. */
  categories: chosen(code, LIMITS.announcementCategoriesMax),
});
export type Audience = z.output<typeof audience>;

/** A page of the portal, without language: `/news`. */
const ownPath = z
  .string()
  .trim()
  .max(LIMITS.announcementLinkMax, { abort: true })
  .transform(withoutLanguage)
  .refine((path) => path === '' || isOwnPath(path), 'ownPath')
  .default('');

/** What the organizer writes. Plain text; a body keeps its lines. */
export const announcementForm = z.object({
  title: bilingual(LIMITS.announcementTitleMax),
  body: optionalBilingual(LIMITS.announcementBodyMax),
  link: ownPath,
  audience,
  /** Also as an e-mail of the category `news`, to whoever has not switched that off. */
  byEmail: z.boolean().default(false),
});
export type AnnouncementForm = z.output<typeof announcementForm>;

const outForm = z.object({
  title: bilingualOut,
  body: bilingualOut,
  link: z.string(),
  audience: z.object({ people: audiencePeople, countries: z.array(z.string()), categories: z.array(z.string()) }),
  byEmail: z.boolean(),
});

export const announcement = outForm.extend({
  id: z.string(),
  state: announcementState,
  version: z.int(),
  /** Name of whoever wrote it last, empty once that account is gone. */
  author: z.string(),
  updatedAt: instant,
  /** The time it waits for, or was sent at. */
  sendAt: instant.nullable(),
  sentAt: instant.nullable(),
  /** How many it would reach when sending began. */
  expected: z.int(),
  /** Whom it has reached, by how many e-mails, and how many have opened it. */
  recipients: z.int(),
  emails: z.int(),
  read: z.int(),
});
export type Announcement = z.output<typeof announcement>;

export const announcementCounts = z.object({ draft: z.int(), scheduled: z.int(), sent: z.int(), withdrawn: z.int() });
