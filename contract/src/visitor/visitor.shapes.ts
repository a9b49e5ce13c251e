import { z } from 'zod';
import { bilingualOut, country, line, optionalLine, phone, trimmed, upTo } from '../fields.ts';
import { inPlainSigns, isTelephone } from '../written-number.ts';
import { ID_TYPES } from './id-types.ts';

export const idType = z.enum(ID_TYPES, 'choice');

const who = {
  name: line(60),
  title: z.enum(['', 'mr', 'lady']).default(''),
  position: line(80),
  department: optionalLine(80),
  mobileAreaCode: upTo(20)
    .overwrite((typed) => inPlainSigns(typed).replace(/^(?:\+|00)/, ''))
    .regex(/^$|^\d{1,4}$/, 'phone')
    .default(''),
};
type Mobile = { mobile: string; mobileAreaCode: string };
const hasAreaCode = ({ mobile, mobileAreaCode }: Mobile): boolean => mobile === '' || mobileAreaCode !== '';
const lacksAreaCode = { message: 'areaCode', path: ['mobileAreaCode'] };
const mobile = trimmed(40)
  .min(1)
  .overwrite(inPlainSigns)
  .refine((plain) => plain === '' || isTelephone(plain), 'phone');

/** Registration step 1: who you are. */
export const visitorPerson = z.object({ ...who, mobile }).refine(hasAreaCode, lacksAreaCode);
/** The same of somebody who registered before a mobile was asked for: it may stay empty as long as nothing else of it changes. */
export const keptPerson = z.object({ ...who, mobile: phone }).refine(hasAreaCode, lacksAreaCode);
export type VisitorPerson = z.output<typeof visitorPerson>;

/** Registration step 2: the company you buy for. */
export const visitorCompany = z.object({
  company: line(120),
  country,
  province: optionalLine(60),
  city: optionalLine(60),
  address: optionalLine(200),
  website: optionalLine(200),
  fax: z
    .string()
    .trim()
    .max(40, { abort: true })
    .regex(/^$|^\+?\d[\d\- ]{3,29}$/, 'fax')
    .default(''),
});
export type VisitorCompany = z.output<typeof visitorCompany>;

/** What somebody is beyond a visitor (specification, section 1): from abroad, real name confirmed, VIP application passed. */
export const visitorTier = z.enum(['overseas', 'certified', 'vip']);
export type VisitorTier = z.output<typeof visitorTier>;

/** What a registered visitor may change in the personal centre: the same fields, by the same rules. */
export const visitorProfile = z.object({ person: keptPerson, company: visitorCompany });

/** A visitor's own record; empty where the registration has not asked yet. */
export const ownVisitor = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  title: visitorPerson.shape.title.unwrap(),
  position: z.string(),
  department: z.string(),
  mobileAreaCode: z.string(),
  mobile: z.string(),
  company: z.string(),
  country: z.string(),
  /** Codes of the address lists, or what was typed; the names beside them are to be read. */
  province: z.string(),
  city: z.string(),
  provinceName: bilingualOut,
  cityName: bilingualOut,
  address: z.string(),
  website: z.string(),
  fax: z.string(),
  /** Id of the picture, empty without one. */
  avatar: z.string(),
  tiers: z.array(visitorTier),
  /** Of what document the number is; says nothing where there is none. */
  idType,
  /** Such as '32**************1X'; empty where none was given. */
  idNumberMasked: z.string(),
});
export type OwnVisitor = z.output<typeof ownVisitor>;
