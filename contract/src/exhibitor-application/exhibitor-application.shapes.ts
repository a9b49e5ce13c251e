import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { exhibitorForm } from '../exhibitor-record/exhibitor-record.shapes.ts';
import { companyContact } from '../exhibitor/company.shapes.ts';
import {
  bilingualOut,
  code,
  country,
  email,
  instant,
  line,
  optionalLine,
  optionalText,
  searchText,
  webAddress,
} from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';

export const APPLICATION_STATES = ['waiting', 'approved', 'declined'] as const;
export const applicationState = z.enum(APPLICATION_STATES);
export type ApplicationState = z.output<typeof applicationState>;

const { name, categories } = exhibitorForm.shape;

/** What a company that wants to exhibit tells the organizer. */
export const applicationForm = z.object({
  name,
  country,
  categories,
  website: webAddress,
  contactName: line(60),
  email,
  mobile: companyContact.shape.mobile,
  /** Code of the package that it would like; empty: not said. */
  package: code.or(z.literal('')).default(''),
  /** '36 m²'. */
  area: optionalLine(40),
  remark: optionalText(2_000),
});
export type ApplicationForm = z.output<typeof applicationForm>;

export const newApplication = applicationForm.extend({ humanCheck: humanCheckToken });

/** What an applicant can choose. */
export const applicationOffer = z.object({
  open: z.boolean(),
  packages: z.array(namedCode),
});

export const applicationFilter = z.object({
  /** A part of the company's or the contact's name, or of the e-mail. */
  keyword: searchText,
  state: applicationState.optional(),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;

export const application = z.object({
  id: z.string(),
  version: z.int(),
  state: applicationState,
  name: bilingualOut,
  country: z.string(),
  categories: z.array(z.string()),
  website: z.string(),
  contactName: z.string(),
  email: z.string(),
  mobile: z.object({ areaCode: z.string(), number: z.string() }),
  package: namedCode.nullable(),
  area: z.string(),
  remark: z.string(),
  /** Why it was declined. */
  reason: z.string(),
  /** The exhibitor that came of it. */
  exhibitorId: z.string().nullable(),
  at: instant,
  decidedAt: instant.nullable(),
});
export type Application = z.output<typeof application>;
