import { z } from 'zod';
import { callsOf } from '../call.ts';
import { sheetLook } from '../sheet/sheet-look.ts';
import { choicesText } from '../sheet/sheet.shapes.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { email, fileOut, id, lang, optionalText, page, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, owner, support } from '../roles.ts';
import {
  EXHIBITOR_SORTS,
  exhibitorCounts,
  exhibitorFilter,
  exhibitorForm,
  exhibitorLine,
  exhibitorRecord,
  exhibitorState,
} from './exhibitor-record.shapes.ts';
import { bookable, packageBookings, packagesForm } from '../exhibitor/package.shapes.ts';
import { exhibitorImport } from './exhibitor-import.shapes.ts';
import { exhibitorLetter, lettersAsked, lettersDue } from './exhibitor-letter.shapes.ts';

const call = callsOf('/organizer/v1/exhibitor', [editor]);

export const list = call({
  does: 'Exhibitors of this exhibition by state and filter, in the order asked for, with the number in each state',
  path: 'list',
  roles: [editor, support],
  input: page.extend({
    ...exhibitorFilter.shape,
    state: exhibitorState.optional(),
    sort: z.enum(EXHIBITOR_SORTS).default('name'),
    descending: z.boolean().default(false),
  }),
  output: pageSchema(exhibitorLine).extend({ counts: exhibitorCounts }),
  example: { keyword: '农化', state: 'open' },
});

export const exportList = call({
  does: 'The exhibitors as a spreadsheet, filtered and sorted as the list is. Written to the audit log',
  path: 'export',
  answers: 'file',
  input: z.object({
    ...exhibitorFilter.shape,
    state: exhibitorState.optional(),
    sort: z.enum(EXHIBITOR_SORTS).default('name'),
    descending: z.boolean().default(false),
    lang,
  }),
  output: fileOut,
  rate: { perMinute: 5 },
  example: { lang: 'zh', state: 'open' },
});

export const template = call({
  does: 'The spreadsheet of exhibitors to fill in, with an example row that is not imported',
  path: 'template',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  example: { lang: 'zh' },
});

export const lookAtSheet = sheetLook('/organizer/v1/exhibitor/look', [editor]);

export const importSheet = call({
  does: 'Read a spreadsheet of exhibitors: a row whose reference number, or else name, is known changes that exhibitor, another adds one; all rows or none. An empty cell changes nothing',
  path: 'import',
  takes: 'bytes',
  input: z.object({ mode: z.enum(['preview', 'all']), choices: choicesText }),
  output: exhibitorImport,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { mode: 'all' },
});

export const get = call({
  does: 'One exhibitor: what the organizer has given it, and its administrators',
  path: 'get',
  roles: [editor, support],
  input: z.object({ id: id('anyExhibitor') }),
  output: exhibitorRecord,
  errors: ['notFound'],
  example: { id: '$anyExhibitor' },
});

export const add = call({
  does: 'Add an exhibitor; it is shown at once. Its first administrator is invited by a call of its own',
  path: 'add',
  input: exhibitorForm,
  output: z.object({ id: z.string() }),
  errors: ['exhibitorExists', 'boothTaken'],
  rate: { perMinute: 60 },
  example: { name: { zh: '江苏禾田农化有限公司', en: 'Jiangsu Hetian Agrochemical Co., Ltd.' }, country: 'CN' },
});

export const change = call({
  does: 'Change what the organizer gives an exhibitor; of two who edit at once the later is told',
  path: 'change',
  input: z.object({ id: id('anyExhibitor'), version: z.int().min(1), form: exhibitorForm }),
  output: z.object({ version: z.int() }),
  errors: ['notFound', 'editConflict', 'exhibitorExists', 'boothTaken'],
  example: { id: '$anyExhibitor', version: 1, form: { name: { zh: '禾田农化（江苏）有限公司', en: '' } } },
});

export const disable = call({
  does: 'Shut an exhibitor out: shown nowhere from now on, the sessions of its people end, its booth is free',
  path: 'disable',
  roles: [owner],
  input: z.object({ id: id('anyExhibitor'), reason: text(500) }),
  errors: ['notFound'],
  example: { id: '$anyExhibitor', reason: '未付展位费' },
});

export const enable = call({
  does: 'Show an exhibitor that was disabled, or not shown yet; its people can log in',
  path: 'enable',
  roles: [owner],
  input: z.object({ id: id('disabledExhibitor'), reason: optionalText(500) }),
  errors: ['notFound', 'boothTaken'],
  example: { id: '$disabledExhibitor' },
});

export const invite = call({
  does: 'Invite an administrator of an exhibitor by e-mail: a link that sets the password once, for a week',
  path: 'invite',
  input: z.object({
    id: id('anyExhibitor'),
    name: text(LIMITS.employeeNameMax),
    email,
    /** Of the letter. */
    language: lang.default('zh'),
  }),
  /** Of the employee who is invited. */
  output: z.object({ id: z.string() }),
  errors: [
    'notFound',
    'exhibitorDisabled',
    'userExists',
    'employedElsewhere',
    'employeeLimit',
    'employeeInvitationLimit',
    'cannotSend',
  ],
  rate: { perMinute: 60 },
  example: { id: '$anyExhibitor', name: '李明', email: 'li.ming@hetian.example' },
});

export const inviteAgain = call({
  does: 'Send an administrator who has not come yet another link; the one before ends',
  path: 'inviteAgain',
  input: z.object({ id: id('invitedAdministrator') }),
  errors: ['notFound', 'exhibitorDisabled', 'employeeInvitationLimit', 'cannotSend'],
  rate: { perMinute: 60 },
  example: { id: '$invitedAdministrator' },
});

export const withdrawInvitation = call({
  does: 'Withdraw the invitation of an administrator who has not come yet; the link ends',
  path: 'withdrawInvitation',
  input: z.object({ id: id('invitedAdministrator') }),
  errors: ['notFound'],
  example: { id: '$invitedAdministrator' },
});

export const previewLetters = call({
  does: 'How many people each letter to the selected exhibitors would go to now, and how many it would leave out. Sends nothing',
  path: 'previewLetters',
  input: lettersAsked,
  output: z.record(exhibitorLetter, lettersDue),
  errors: ['notFound'],
  example: { selection: { ids: ['$anyExhibitor'] } },
});

export const sendLetters = call({
  does: 'Invite the administrators of the selected exhibitors, remind those who have not come, or tell them what their exhibitor lacks. Letters leave in the background; nobody gets two within a day',
  path: 'sendLetters',
  input: lettersAsked.extend({ letter: exhibitorLetter }),
  output: z.object({ people: z.int() }),
  errors: ['notFound', 'editConflict', 'cannotSend'],
  rate: { perMinute: 20 },
  example: { selection: { ids: ['$anyExhibitor'] }, letter: 'invite' },
});

export const packages = call({
  does: 'What exhibitors can book at the fair, in order, with how many have booked it and the most that one of them uses',
  path: 'packages',
  roles: [editor, support],
  output: z.object({
    version: z.int(),
    form: z.object({ packages: z.array(bookable) }),
    bookings: z.array(packageBookings),
  }),
});

export const savePackages = call({
  does: 'Change what exhibitors can book. Limits hold from now on: whoever has more keeps it, and can add none',
  path: 'savePackages',
  roles: [owner],
  input: z.object({ version: z.int().min(1), form: packagesForm }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: {
    version: 1,
    form: {
      packages: [
        {
          code: 'standard',
          name: { zh: '标准套餐', en: 'Standard' },
          exhibits: 10_000,
          scenes: 20,
          lives: 20,
          liveHours: 40,
          employees: 50,
          gigabytes: 2,
          posts: 10,
          signUp: false,
        },
      ],
    },
  },
});
