import { z } from 'zod';
import { bilingualOut, country, optionalText, phone, text } from '../fields.ts';

/** Registration step 1: who you are. */
export const visitorPerson = z
  .object({
    name: text(60),
    title: z.enum(['', 'mr', 'lady']).default(''),
    position: text(80),
    department: optionalText(80),
    mobileAreaCode: z
      .string()
      .trim()
      .regex(/^$|^\d{1,4}$/, 'phone')
      .default(''),
    mobile: phone,
  })
  .refine((person) => person.mobile === '' || person.mobileAreaCode !== '', {
    message: 'areaCode',
    path: ['mobileAreaCode'],
  });
export type VisitorPerson = z.output<typeof visitorPerson>;

/** Registration step 2: the company you buy for. */
export const visitorCompany = z.object({
  company: text(120),
  country,
  province: optionalText(60),
  city: optionalText(60),
  address: optionalText(200),
  website: optionalText(200),
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
export const visitorProfile = z.object({ person: visitorPerson, company: visitorCompany });

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
  /** Such as '32**************1X'; empty where none was given. */
  idNumberMasked: z.string(),
});
export type OwnVisitor = z.output<typeof ownVisitor>;
