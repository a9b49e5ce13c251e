import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { anonymous, exhibitor, organizer, registeredVisitor, visitor } from '../roles.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import {
  offerForm,
  openSourcing,
  openSourcingCard,
  ownSourcing,
  ownSourcingCard,
  sourcingForm,
  sourcingSheet,
} from './sourcing.shapes.ts';

const call = callsOf('/visitor/v2/sourcing', [registeredVisitor]);

const version = z.int().min(1);
const saved = z.object({ id: z.string(), version: z.int() });

export const summary = call({
  does: 'How many requirements are open, and in which categories most of them are: what guests are told',
  path: 'summary',
  roles: [anonymous, visitor, exhibitor, organizer],
  output: z.object({ open: z.int(), categories: z.array(z.object({ code: z.string(), count: z.int() })) }),
  cacheable: true,
});

export const save = call({
  does: 'Post a requirement, or edit an own one by its id; matching exhibitors are told, the buyer stays unnamed to them',
  path: 'saveVisitorNeeds',
  input: sourcingForm.extend({
    id: id('ownSourcing').optional(),
    /** Of what is edited, as it was read. */
    version: version.optional(),
    requestId,
  }),
  output: saved,
  errors: ['notFound', 'conflict', 'editConflict', 'sourcingLimit', 'sourcingOver', 'sourcingAnswered'],
  rate: { perMinute: 20 },
  example: {
    title: 'Glyphosate 480 SL for Brazil',
    lines: [{ name: 'Glyphosate', content: '480 g/L', wanted: { quantity: 20, unit: 't' } }],
    deadline: '2027-03-15',
  },
});

export const template = call({
  does: 'The spreadsheet to write the lines of a requirement into',
  path: 'needsTemplate',
  roles: [visitor],
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const readSheet = call({
  does: 'Read the lines of a requirement from a spreadsheet: all of them, or what is wrong with which; nothing is saved',
  path: 'readNeedsSheet',
  roles: [visitor],
  takes: 'bytes',
  input: z.object({}),
  output: sourcingSheet,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: {},
});

export const ownList = call({
  does: 'Own requirements, the newest first',
  path: 'queryVisitorPage',
  roles: [visitor],
  input: page,
  output: pageSchema(ownSourcingCard),
});

export const own = call({
  does: 'One own requirement with who has signed up and what they offer, the best fit first',
  path: 'queryVisitorDetail',
  roles: [visitor],
  input: z.object({ id: id('ownSourcing') }),
  output: ownSourcing,
  errors: ['notFound'],
  example: { id: '$ownSourcing' },
});

export const remove = call({
  does: 'Delete an own requirement; who was agreed to keeps what was said',
  path: 'deleteVisitorNeeds',
  roles: [visitor],
  input: z.object({ id: id('ownSourcing') }),
  errors: ['notFound'],
  example: { id: '$ownSourcing' },
});

export const close = call({
  does: 'Close an own requirement: nobody signs up any more, and who has is told',
  path: 'closeVisitorNeeds',
  roles: [visitor],
  input: z.object({ id: id('ownSourcing') }),
  errors: ['notFound'],
  example: { id: '$ownSourcing' },
});

export const agree = call({
  does: 'Agree to a company that has signed up: it gets the own name and contact data, and its offers become quotes on an inquiry between both',
  path: 'agreeExhibitorSign',
  input: z.object({ id: id('sourcingSignUp') }),
  output: z.object({ inquiryId: z.string() }),
  errors: ['notFound', 'sourcingDenied', 'sourcingOver'],
  example: { id: '$sourcingSignUp' },
});

export const deny = call({
  does: 'Deny a company that has signed up, without being named to it',
  path: 'denyExhibitorSign',
  roles: [visitor],
  input: z.object({ id: id('sourcingSignUp'), reason: optionalText(LIMITS.quoteReasonMax) }),
  errors: ['notFound', 'sourcingAgreed'],
  example: { id: '$sourcingSignUp' },
});

export const file = call({
  does: 'A file of a requirement, for its buyer and the companies that it is for; asked on each fetch',
  path: 'needsFile',
  roles: [visitor, exhibitor],
  answers: 'file',
  input: z.object({ id: id('sourcingFile') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$sourcingFile' },
});

export const SOURCING_TABS = ['fitting', 'signedUp'] as const;
export const SOURCING_SORTS = ['fit', 'newest', 'deadline'] as const;

export const openList = call({
  does: 'Requirements open to the own company, the best fit first, or those it has signed up for',
  path: 'queryExhibitorSignPage',
  roles: [exhibitor],
  input: page.extend({
    only: z.enum(SOURCING_TABS).default('fitting'),
    sort: z.enum(SOURCING_SORTS).default('fit'),
  }),
  output: pageSchema(openSourcingCard).extend({
    counts: z.object({ fitting: z.int(), signedUp: z.int() }),
    /** May the company sign up at all? */
    eligible: z.boolean(),
  }),
});

export const open = call({
  does: 'One requirement that is open to the own company or that it has signed up for',
  path: 'getExhibitorSignDetail',
  roles: [exhibitor],
  input: z.object({ id: id('openSourcing') }),
  output: openSourcing,
  errors: ['notFound'],
  example: { id: '$openSourcing' },
});

export const signUp = call({
  does: 'Sign the own company up for a requirement with an offer line by line, edit that, or withdraw it',
  path: 'updateExhibitorSign',
  roles: [exhibitor],
  input: z.object({
    /** Of the requirement. */
    id: id('openSourcing'),
    /** Of the own sign-up that is edited, as it was read. */
    version: version.optional(),
    withdrawn: z.boolean().default(false),
    message: text(LIMITS.sourcingTextMax).or(z.literal('')).default(''),
    offers: z.array(offerForm).max(LIMITS.sourcingLinesMax, 'tooMuch').default([]),
    requestId,
  }),
  output: saved,
  errors: ['notFound', 'upgradeOnly', 'conflict', 'editConflict', 'sourcingOver', 'sourcingAgreed', 'sourcingDenied'],
  rate: { perMinute: 30 },
  example: { id: '$openSourcing', message: '可供货，随附报价' },
});
