import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { country, id, instant, text, withoutChinese } from '../fields.ts';
import { documentSigns } from '../written-number.ts';
import { requestId } from '../request-id.ts';

/** Not applied, pending, failed to pass, passed (specification, section 4). */
export const vipStatus = z.enum(['notApplied', 'pending', 'failed', 'passed']);
export type VipStatus = z.output<typeof vipStatus>;
/** Of an application that was handed in. */
export const openVipStatus = vipStatus.exclude(['notApplied']);
export type OpenVipStatus = z.output<typeof openVipStatus>;

export const sex = z.enum(['female', 'male', 'other']);
export type Sex = z.output<typeof sex>;

/** Letters and digits, 5 to 20 of them (ICAO Doc 9303 allows 9; other travel documents are longer). */
export const passportNumber = z
  .string('passport')
  .max(60, { abort: true })
  .overwrite(documentSigns)
  .regex(/^[A-Z0-9]{5,20}$/, 'passport');

const photo = (rule: 'passportPhoto' | 'avatarPhoto') =>
  z
    .string(rule)
    .regex(RECORD_ID, rule)
    .meta(id('privatePicture').meta() ?? {});

/** What the form asks (specification, sections 3 and 5). */
export const vipForm = z.object({
  passportNumber,
  passportPhoto: photo('passportPhoto'),
  avatarPhoto: photo('avatarPhoto'),
  /** As in the passport, in its Latin letters (specification, section 5: only non-Chinese characters in certain fields). */
  name: text(100).refine(withoutChinese, 'noChinese'),
  sex: z.enum(sex.options, 'select'),
  nationality: country,
  /** 'In colour, taken within six months.' */
  photoDeclaration: z.literal(true, 'photoDeclaration'),
  requestId,
});
export type VipForm = z.output<typeof vipForm>;

/** What was handed in, as its owner reads it: the passport number masked (ruling 2.12), photos by `vip.photo`. */
const submitted = z.object({
  name: z.string(),
  sex,
  nationality: z.string(),
  passportNumber: z.string(),
  passportPhoto: z.string(),
  avatarPhoto: z.string(),
  submittedAt: instant,
  decidedAt: instant.nullable(),
});

export const ownVip = z.object({
  status: vipStatus,
  /** Why it did not pass; empty otherwise. */
  reason: z.string(),
  application: submitted.nullable(),
  /** What the form begins with: from the registration. */
  suggested: z.object({ name: z.string(), nationality: z.string(), sex: sex.nullable() }),
  mayApply: z.boolean(),
});
export type OwnVip = z.output<typeof ownVip>;

/** The orders of the queue: as the work wants it, by the applicant's name, by the company, by when it was handed in. */
export const VIP_SORTS = ['queue', 'name', 'company', 'submittedAt'] as const;
export type VipSort = (typeof VIP_SORTS)[number];

/** A line of the organizer's queue. */
export const listedVip = z.object({
  id: z.string(),
  /** A decision names the one it was made on. */
  version: z.int(),
  status: openVipStatus,
  reason: z.string(),
  name: z.string(),
  nationality: z.string(),
  visitor: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
  }),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  may: z.object({ decide: z.boolean() }),
});
export type ListedVip = z.output<typeof listedVip>;

export const vipStep = z.object({ status: openVipStatus, reason: z.string(), at: instant, by: z.string() });

/** One application for its reviewer. The number stays masked: the photo of the passport shows what there is to compare. */
export const vipRecord = listedVip.extend({
  sex,
  passportNumber: z.string(),
  passportPhoto: z.string(),
  avatarPhoto: z.string(),
  email: z.string(),
  letterNumber: z.string(),
  /** Newest first. */
  history: z.array(vipStep),
});
export type VipRecord = z.output<typeof vipRecord>;

export const vipCounts = z.object({ pending: z.int(), failed: z.int(), passed: z.int() });

/** What whoever holds a letter of invitation may know: enough to compare with the paper, no more. */
export const checkedLetter = z.object({
  genuine: z.boolean(),
  letter: z
    .object({
      number: z.string(),
      /** Masked, such as 'WA****IN'. */
      name: z.string(),
      passportNumber: z.string(),
      issuedAt: instant,
    })
    .nullable(),
});
export type CheckedLetter = z.output<typeof checkedLetter>;
