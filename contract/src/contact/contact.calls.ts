import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { callsOf } from '../call.ts';
import { date, fileOut, id, lang, page, pageSchema, searchText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, ids, selectionOf, someById } from '../selection.ts';
import { exhibitor, exhibitorAdmin, visitor } from '../roles.ts';
import { contactSource } from './contact.sources.ts';
import { ASSIGNED, CONTACT_SORTS, contactLevel, contactState, ownContact, poolContact } from './contact.shapes.ts';

const call = callsOf('/visitor/v2/PcContactPerson', [exhibitorAdmin]);

const tag = text(LIMITS.contactTagMax);

/** A colleague whose contacts are looked for; one that is not there has none. */
const colleague = z.string().regex(RECORD_ID);

/** The pool narrowed: by name, company and position or the beginning of an e-mail, and by what the company keeps about its contacts. */
const poolFilter = z.object({
  keyword: searchText,
  state: contactState.optional(),
  level: contactLevel.optional(),
  tag: tag.optional(),
  source: contactSource.optional(),
  assigned: z.enum(ASSIGNED).or(colleague).optional(),
});
const sorted = { sort: z.enum(CONTACT_SORTS).default('joinedAt'), descending: z.boolean().default(true) };

export const ownList = call({
  does: 'Own contacts. Of a visitor the companies that can see how to reach one, since when and through what; of staff those of the pool who are theirs. Or those of whom it is over',
  path: '/visitor/v2/contactPerson/newContactPersonList',
  roles: [visitor, exhibitor],
  input: page.extend({ ended: z.boolean().default(false) }),
  output: pageSchema(ownContact).extend({ counts: z.object({ open: z.int(), ended: z.int() }) }),
});

export const withdraw = call({
  does: 'Let a company no longer see how to reach one: the place in its customer pool ends with it',
  path: '/visitor/v2/contactPerson/withdraw',
  roles: [visitor],
  input: z.object({ exhibitorId: id('exhibitor') }),
  errors: ['notFound'],
  rate: { perMinute: 30 },
  example: { exhibitorId: '$exhibitor' },
});

export const poolList = call({
  does: "The company's customer pool: admins see all, other staff those assigned to them and those of nobody",
  path: 'contactPersonList',
  roles: [exhibitor],
  input: page.extend({ ...poolFilter.shape, ...sorted }),
  output: pageSchema(poolContact),
  example: { keyword: '', pageNum: 1, pageSize: 20 },
});

export const poolCounts = call({
  does: 'How many of the pool there are in each state, whose they are, and which tags are in use',
  path: 'getNum',
  roles: [exhibitor],
  input: z.object({}),
  output: z.object({
    all: z.int(),
    member: z.int(),
    waiting: z.int(),
    expired: z.int(),
    mine: z.int(),
    unassigned: z.int(),
    /** The most used first. */
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
});

export const exportPool = call({
  does: 'The customer pool as a spreadsheet, filtered and sorted as the list is',
  path: 'exportContactPerson',
  answers: 'file',
  input: poolFilter.extend({ lang, ...sorted }),
  output: fileOut,
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});

const changed = z.object({ changed: z.int() });
const marks = {
  level: contactLevel.optional(),
  add: z.array(tag).max(LIMITS.contactTagsMax).default([]),
  remove: z.array(tag).max(LIMITS.contactTagsMax).default([]),
};
const selection = selectionOf(someById('contact', LIMITS.pageSizeMax), allMatching('contact', poolFilter));

export const mark = call({
  does: 'Give contacts a level, give them tags and take tags from them: some, or all that match a filter but for some; all of them or none',
  path: 'updateContactPerson',
  roles: [exhibitor],
  input: z.object({ selection, ...marks }),
  output: changed,
  errors: ['notFound', 'editConflict', 'contactTagLimit'],
  example: { selection: { ids: ['$contact'] }, level: 'A', add: ['东南亚'] },
});

export const setExpiry = call({
  does: 'Say on which day the membership of contacts ends, or that it does not: of some, or of all that match a filter but for some; all of them or none',
  path: 'updateExpiry',
  input: z.object({ selection, expiresOn: date.nullable() }),
  output: changed,
  errors: ['notFound', 'editConflict'],
  example: { selection: { ids: ['$contact'] }, expiresOn: '2027-12-31' },
});

export const distribute = call({
  does: 'Give contacts to a salesperson, or to nobody, which everybody of the company may deal with: some, or all that match a filter but for some; all of them or none',
  path: '/visitor/v2/contactPerson/distributionEmployee',
  input: z.object({ selection, employeeId: id('employee').nullable() }),
  output: changed,
  errors: ['notFound', 'editConflict'],
  example: { selection: { ids: ['$contact'] }, employeeId: '$employee' },
});

export const remove = call({
  does: 'Remove somebody from the customer pool, or oneself from a company’s: access ends at once',
  path: '/visitor/v2/contactPerson/deleteContactPerson',
  roles: [visitor, exhibitorAdmin],
  input: z.object({ id: id('contact') }),
  errors: ['notFound'],
  example: { id: '$contact' },
});

export const removeChosen = call({
  does: 'Remove contacts from the customer pool: all of them or none; access ends at once',
  path: '/visitor/v2/contactPerson/batchDeleteContactPerson',
  input: z.object({ ids: ids('contact', LIMITS.pageSizeMax) }),
  output: changed,
  errors: ['notFound'],
  example: { ids: ['$contact'] },
});
