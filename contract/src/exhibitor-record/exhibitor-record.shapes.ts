import { z } from 'zod';
import { companyContact } from '../exhibitor/company.shapes.ts';
import { employeeState } from '../exhibitor/employee.shapes.ts';
import { booth } from '../exhibitor/exhibitor.shapes.ts';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import {
  bilingual,
  bilingualOut,
  code,
  country,
  instant,
  optionalLine,
  optionalText,
  searchText,
  upTo,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { mailFailure } from '../mail/mail-failure.shapes.ts';

/** `open`: everybody sees it. `waiting`: not shown yet, its people prepare the booth. `disabled`: shown nowhere, its people are shut out. */
export const EXHIBITOR_STATES = ['open', 'waiting', 'disabled'] as const;
export const exhibitorState = z.enum(EXHIBITOR_STATES);
export type ExhibitorState = z.output<typeof exhibitorState>;

/** As it stands on the plate: what is typed small or in full width is the same booth. Several are joined: 'A07/A08'. */
const boothNumber = upTo(120)
  .transform((typed) => typed.normalize('NFKC').trim().toUpperCase())
  .refine((number) => number === '' || /^[A-Z0-9][A-Z0-9 ./-]{0,119}$/.test(number), 'boothNumber')
  .default('');

const NOBODY = {
  name: '',
  mobile: { areaCode: '', number: '' },
  otherMobile: { areaCode: '', number: '' },
  email: '',
};

/** What the organizer says of an exhibitor; everything else it writes itself (`companyForm`). */
export const exhibitorForm = z
  .object({
    name: bilingual(160),
    country: country.or(z.literal('')).default(''),
    categories: z
      .array(code)
      .max(50)
      .refine((chosen) => chosen.length <= LIMITS.exhibitorCategoriesMax, 'categoriesThree')
      .default([]),
    /** Hall and booth are given together, or neither yet. */
    hall: code.nullable().default(null),
    boothNumber,
    boothArea: optionalText(40),
    /** Code of what it has booked; empty: the first that the fair offers. */
    package: code.or(z.literal('')).default(''),
    contact: companyContact.default(NOBODY),
    /** The organizer's own number of it, as in its other systems; no other exhibitor of the fair has it. */
    reference: optionalLine(40),
  })
  .superRefine((value, context) => {
    const wrong = (field: string): void =>
      context.addIssue({ code: 'custom', message: 'required', path: [field], input: value });
    if (value.hall === null && value.boothNumber !== '') wrong('hall');
    if (value.hall !== null && value.boothNumber === '') wrong('boothNumber');
  });
export type ExhibitorForm = z.output<typeof exhibitorForm>;

/**
 * How far its first administrator is. `never`: nobody was invited; `invited`, `reminded`: nobody has come yet; `accepted`: one has logged
 * in.
 */
export const INVITATION_STATES = ['never', 'invited', 'reminded', 'accepted'] as const;
export const invitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.output<typeof invitationState>;

/** What an exhibitor may lack before the fair: an administrator who has logged in, its booth, its logo, its introduction, an exhibit. */
export const LACKS = ['login', 'booth', 'logo', 'introductionZh', 'introductionEn', 'exhibit'] as const;
export const lack = z.enum(LACKS);
export type Lack = z.output<typeof lack>;

export const exhibitorFilter = z.object({
  /** A part of the name in Chinese, English or pinyin, of the reference, of the booth as people call it, or of the contact's name or e-mail. */
  keyword: searchText,
  hall: code.optional(),
  category: code.optional(),
  invitation: invitationState.optional(),
  lacks: lack.optional(),
});
export type ExhibitorFilter = z.output<typeof exhibitorFilter>;

/** The orders of the list: by the sound of the name, by hall and booth, by how many exhibits there are, by when it was added. */
export const EXHIBITOR_SORTS = ['name', 'booth', 'exhibits', 'createdAt'] as const;
export type ExhibitorSort = (typeof EXHIBITOR_SORTS)[number];

/** How many there are of each, by the same filter but for what is counted. */
export const exhibitorCounts = z.object({
  open: z.int(),
  waiting: z.int(),
  disabled: z.int(),
  invitations: z.record(invitationState, z.int()),
  lacks: z.record(lack, z.int()),
});
export type ExhibitorCounts = z.output<typeof exhibitorCounts>;

/** One line of the list. */
export const exhibitorLine = z.object({
  id: z.string(),
  name: bilingualOut,
  country: z.string(),
  booth: booth.nullable(),
  categories: z.array(z.string()),
  package: namedCode,
  state: exhibitorState,
  /** Administrators who have come, and those who are invited and have not. */
  admins: z.object({ active: z.int(), invited: z.int() }),
  /** Since when it is so; null of one who was never invited. */
  invitation: z.object({ state: invitationState, at: instant.nullable() }),
  lacks: z.array(lack),
  products: z.int(),
  createdAt: instant,
});
export type ExhibitorLine = z.output<typeof exhibitorLine>;

export const exhibitorAdministrator = z.object({
  id: z.string(),
  name: bilingualOut,
  email: z.string(),
  state: employeeState.extract(['active', 'invited']),
  /** Since when the state holds. */
  since: instant,
  /** Why the letter to who is invited did not arrive; null where it did, or may yet. */
  undelivered: mailFailure.nullable(),
});
export type ExhibitorAdministrator = z.output<typeof exhibitorAdministrator>;

export const exhibitorRecord = exhibitorLine.extend({
  version: z.int(),
  hall: z.string().nullable(),
  boothNumber: z.string(),
  boothArea: z.string(),
  reference: z.string(),
  contact: z.object({
    name: z.string(),
    mobile: z.object({ areaCode: z.string(), number: z.string() }),
    otherMobile: z.object({ areaCode: z.string(), number: z.string() }),
    email: z.string(),
  }),
  disabled: z.object({ at: instant, reason: z.string() }).nullable(),
  administrators: z.array(exhibitorAdministrator),
  /** Active and invited, administrators among them. */
  employees: z.int(),
});
export type ExhibitorRecord = z.output<typeof exhibitorRecord>;
