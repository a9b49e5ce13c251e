import { COMPANY_SCALES } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { MeetingSide, OwnSignup, suggestedSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { z } from 'zod';
import { among } from '../../ui/among.ts';
import { numberOf } from '../../ui/number-of.ts';

const NOTHING = {
  contactName: '',
  email: '',
  mobileAreaCode: '',
  mobile: '',
  website: '',
  companyName: '',
  businessNature: '',
  title: '',
  description: '',
  productImage: '',
  /** Ids with commas between. */
  certificates: '',
  quantity: '',
  unit: 'kg',
  supplierNature: '',
  supplierScale: '',
  /** Codes with commas between. */
  supplierRegions: '',
  expectedDate: '',
  otherRequirements: '',
  answers: '',
};

/** A sign-up as it is typed, all of it texts, so that it can be kept. */
export type SignupValues = Readonly<Record<keyof typeof NOTHING, string>>;

export const listIn = (typed: string): string[] => typed.split(',').filter((one) => one !== '');

/** What the form begins with: the own sign-up, or what is known of whoever signs up. */
export function typedSignup(signup: OwnSignup | null, suggested: z.output<typeof suggestedSignup>): SignupValues {
  if (signup === null) return { ...NOTHING, ...suggested };
  const { purchase, supplier } = signup;
  return {
    contactName: signup.contactName,
    email: signup.email,
    mobileAreaCode: signup.mobileAreaCode,
    mobile: signup.mobile,
    website: signup.website,
    companyName: signup.companyName,
    businessNature: signup.businessNature,
    title: signup.title,
    description: signup.description,
    productImage: signup.productImage?.id ?? '',
    certificates: signup.certificates.map(({ id }) => id).join(','),
    quantity: purchase === null ? '' : String(purchase.quantity),
    unit: purchase?.unit ?? NOTHING.unit,
    supplierNature: supplier.businessNature,
    supplierScale: supplier.scale,
    supplierRegions: supplier.regions.join(','),
    expectedDate: signup.expectedDate ?? '',
    otherRequirements: signup.otherRequirements,
    answers: signup.answers,
  };
}

/** What the typed texts say, for the call's own schema to judge; of each side what is asked of it alone. */
export function signupOf(values: SignupValues, side: MeetingSide) {
  const { quantity, unit, supplierNature, supplierScale, supplierRegions, ...words } = values;
  const common = {
    contactName: words.contactName,
    email: words.email,
    mobileAreaCode: words.mobileAreaCode,
    mobile: words.mobile,
    website: words.website,
    companyName: words.companyName,
    businessNature: words.businessNature,
    title: words.title,
    description: words.description,
    answers: words.answers,
  };
  if (side === 'exhibitor')
    return { ...common, productImage: words.productImage, certificates: listIn(words.certificates) };
  return {
    ...common,
    purchase: quantity.trim() === '' ? null : { quantity: numberOf(quantity), unit },
    supplier: {
      businessNature: supplierNature,
      scale: among(COMPANY_SCALES, supplierScale) ?? ('' as const),
      regions: listIn(supplierRegions),
    },
    expectedDate: words.expectedDate === '' ? null : words.expectedDate,
    otherRequirements: words.otherRequirements,
  };
}
