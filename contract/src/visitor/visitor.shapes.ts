import { z } from 'zod';
import { country, optionalText, phone, text } from '../fields.ts';

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
});
export type VisitorCompany = z.output<typeof visitorCompany>;

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
  province: z.string(),
  city: z.string(),
  address: z.string(),
  website: z.string(),
});
export type OwnVisitor = z.output<typeof ownVisitor>;
