import { z } from 'zod';
import {
  areaCode,
  bilingual,
  bilingualOut,
  code,
  codes,
  country,
  id,
  optionalBilingual,
  optionalText,
  phone,
  trimmed,
  webAddress,
} from '../fields.ts';
import { inPlainSigns } from '../written-number.ts';
import { LIMITS } from '../limits.ts';
import { chosenVideo } from '../upload/video.shapes.ts';

/** Employees of a company, as ranges people know from forms. */
export const COMPANY_SCALES = ['1-50', '51-200', '201-500', '501-1000', '1000+'] as const;

const optionalEmail = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .max(254, { abort: true })
  .refine((typed) => typed === '' || z.email().safeParse(typed).success, 'email')
  .default('');

const NO_TELEPHONE = { areaCode: '', number: '' };
/** A number needs its area code; each telephone says so in its own words (specification, section 8). */
const telephone = (rule: 'companyAreaCode' | 'headquartersAreaCode' | 'areaCode') =>
  z
    .object({ areaCode, number: phone })
    .refine((given) => given.number === '' || given.areaCode !== '', { message: rule, path: ['areaCode'] })
    .default(NO_TELEPHONE);

const fax = trimmed(40)
  .overwrite(inPlainSigns)
  .regex(/^$|^\+?\d[\d\- ]{3,29}$/, 'fax')
  .default('');
const zipCode = trimmed(40)
  .overwrite(inPlainSigns)
  .regex(/^$|^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/, 'zipCode')
  .default('');

const NOBODY = { name: '', mobile: NO_TELEPHONE, otherMobile: NO_TELEPHONE, email: '' };
/** A person the organizer can ask; other people never see it. */
export const companyContact = z.object({
  name: optionalText(60),
  mobile: telephone('areaCode'),
  otherMobile: telephone('areaCode'),
  email: optionalEmail,
});

const NO_HEADQUARTERS = {
  name: '',
  address: { zh: '', en: '' },
  zipCode: '',
  telephone: NO_TELEPHONE,
  fax: '',
  website: '',
};
/** The mother company, where it is another one. */
export const headquarters = z.object({
  name: optionalText(160),
  address: optionalBilingual(300),
  zipCode,
  telephone: telephone('headquartersAreaCode'),
  fax,
  website: webAddress,
});

/**
 * What a company writes of itself: every field of section 3 of the specification but those the organizer gives (hall, floor, booth
 * and its area, package). Province and city are codes of the address lists, or what was typed.
 */
export const companyForm = z.object({
  name: bilingual(160),
  shortName: optionalBilingual(60),
  brand: optionalText(80),
  logo: id('companyPicture').nullable().default(null),
  banners: z.array(id('companyPicture')).max(LIMITS.companyPicturesMax).default([]),
  videos: z.array(chosenVideo).max(LIMITS.companyVideosMax).default([]),
  categories: codes.refine((chosen) => chosen.length <= LIMITS.exhibitorCategoriesMax, 'categoriesThree'),
  /** Manufacturer, trader, service...: codes of the exhibition's list. */
  companyTypes: z.array(code).max(LIMITS.companyTypesMax).default([]),
  country,
  province: optionalText(60),
  city: optionalText(60),
  address: optionalBilingual(300),
  zipCode,
  website: webAddress,
  threeDUrl: webAddress,
  telephone: telephone('companyAreaCode'),
  fax,
  email: optionalEmail,
  scale: z.enum(['', ...COMPANY_SCALES], 'choice').default(''),
  registeredCapital: optionalText(60),
  foundedYear: z.int().min(1700).max(2100).nullable().default(null),
  attendTimes: z.int().min(0).max(999).nullable().default(null),
  listed: z.boolean().default(false),
  introduction: optionalBilingual(4_000),
  productIntroduction: optionalBilingual(2_000),
  mainBusinessScope: optionalBilingual(1_000),
  sourcingDemand: optionalBilingual(1_000),
  abroadWarehouse: optionalBilingual(500),
  contact: companyContact.default(NOBODY),
  conferenceContact: companyContact.default(NOBODY),
  headquarters: headquarters.default(NO_HEADQUARTERS),
});
export type CompanyForm = z.output<typeof companyForm>;

const storedTelephone = z.object({ areaCode: z.string(), number: z.string() });
const storedContact = z.object({
  name: z.string(),
  mobile: storedTelephone,
  otherMobile: storedTelephone,
  email: z.string(),
});
/** The form as it is stored: a company that came by another way may hold what the form would refuse, and must still be opened. */
export const storedCompany = companyForm.extend({
  name: bilingualOut,
  shortName: bilingualOut,
  banners: z.array(z.string()),
  categories: z.array(z.string()),
  companyTypes: z.array(z.string()),
  country: z.string(),
  address: bilingualOut,
  zipCode: z.string(),
  website: z.string(),
  threeDUrl: z.string(),
  telephone: storedTelephone,
  fax: z.string(),
  email: z.string(),
  scale: z.string(),
  introduction: bilingualOut,
  productIntroduction: bilingualOut,
  mainBusinessScope: bilingualOut,
  sourcingDemand: bilingualOut,
  abroadWarehouse: bilingualOut,
  contact: storedContact,
  conferenceContact: storedContact,
  headquarters: headquarters.extend({
    address: bilingualOut,
    zipCode: z.string(),
    telephone: storedTelephone,
    fax: z.string(),
    website: z.string(),
  }),
});
export type StoredCompany = z.output<typeof storedCompany>;

/** Chinese postcodes have six digits; others are as their countries have them. */
export const chineseZipCode = (form: Pick<CompanyForm, 'country' | 'zipCode'>): boolean =>
  form.country !== 'CN' || form.zipCode === '' || /^\d{6}$/.test(form.zipCode);

/** As whom a company looks at its own booth. */
export const PREVIEWS = ['guest', 'visitor', 'pool'] as const;
export type Preview = (typeof PREVIEWS)[number];
