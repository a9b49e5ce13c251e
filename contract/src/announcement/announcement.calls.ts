import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, lang, page, pageSchema } from '../fields.ts';
import { editor } from '../roles.ts';
import {
  ANNOUNCEMENT_SORTS,
  announcement,
  announcementCounts,
  announcementForm,
  announcementTab,
  audience,
} from './announcement.shapes.ts';

const call = callsOf('/organizer/v1/announcement', [editor]);

const version = z.int().min(1);
/** An announcement as it was read: after somebody else's edit its version is another. */
const asRead = (noun: string) => z.object({ id: id(noun), version });

export const list = call({
  does: 'Announcements of the organizer by state, in the order asked for, with the number in each state',
  path: 'list',
  input: page.extend({
    tab: announcementTab.default('all'),
    /** Those alone that lack this language; the numbers of the states count all. */
    lacks: lang.optional(),
    sort: z.enum(ANNOUNCEMENT_SORTS).default('updatedAt'),
    descending: z.boolean().default(true),
  }),
  output: pageSchema(announcement).extend({ counts: announcementCounts }),
  example: { tab: 'all' },
});

export const get = call({
  does: 'One announcement with its figures: whom it has reached, how many have read it',
  path: 'get',
  input: z.object({ id: id('announcement') }),
  output: announcement,
  errors: ['notFound'],
  example: { id: '$announcement' },
});

const EXAMPLE_FORM = {
  title: { zh: '布展时间调整', en: 'New times for setting up' },
  body: { zh: '布展提前至 3 月 8 日 9:00。', en: 'Setting up begins on 8 March at 9:00.' },
  link: '/news',
  audience: { people: 'staff' as const },
  byEmail: true,
};

export const save = call({
  does: 'Write a draft, or change one as it was read',
  path: 'save',
  input: z.object({
    /** Null for a new one. */
    id: id('announcement').nullable(),
    version: version.nullable(),
    form: announcementForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict', 'conflict'],
  example: { id: '$announcement', version: 1, form: EXAMPLE_FORM },
});

export const getAudience = call({
  does: 'How many such an audience would reach now, and how many of them by e-mail',
  path: 'audience',
  input: z.object({ audience }),
  output: z.object({ recipients: z.int(), emails: z.int() }),
  rate: { perMinute: 120 },
  example: { audience: { people: 'registered', countries: ['CN', 'BR'] } },
});

export const send = call({
  does: 'Send a draft as it was read, now or at a time; to many by e-mail, where the fair asks for two people, once another one has released it',
  path: 'send',
  input: asRead('announcement').extend({
    /** Null: now. */
    sendAt: z.iso.datetime({ offset: true }).nullable(),
  }),
  /** How many it would reach now; `waits`: somebody else has to release it. */
  output: z.object({ recipients: z.int(), waits: z.boolean() }),
  errors: ['notFound', 'editConflict', 'conflict', 'announcementNobody', 'releaseWaits'],
  example: { id: '$announcement', version: 1, sendAt: null },
});

export const cancel = call({
  does: 'Call off an announcement that waits for its time: it is a draft again',
  path: 'cancel',
  input: z.object({ id: id('scheduledAnnouncement') }),
  errors: ['notFound', 'conflict'],
  example: { id: '$scheduledAnnouncement' },
});

export const takeBack = call({
  does: 'Take back an announcement that is being sent or was sent: no more of it leaves, and its notices disappear, read or not',
  path: 'takeBack',
  input: z.object({ id: id('sentAnnouncement') }),
  errors: ['notFound', 'conflict'],
  example: { id: '$sentAnnouncement' },
});

export const remove = call({
  does: 'Delete a draft',
  path: 'remove',
  input: asRead('announcement'),
  errors: ['notFound', 'editConflict', 'conflict'],
  example: { id: '$announcement', version: 1 },
});

export const copy = call({
  does: 'Make a draft of the same words for the same audience',
  path: 'copy',
  input: z.object({ id: id('announcement') }),
  output: z.object({ id: z.string() }),
  errors: ['notFound'],
  example: { id: '$announcement' },
});
