import type { Bilingual } from '../text.ts';
import { documentSigns } from '../written-number.ts';

/** What somebody may show at the door (specification, section 3), with what its number looks like. */
export const ID_TYPES = ['idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit'] as const;
export type IdType = (typeof ID_TYPES)[number];

export const ID_TYPE_NAMES = {
  idCard: { zh: '居民身份证', en: 'Chinese resident ID card' },
  passport: { zh: '护照', en: 'Passport' },
  hkMacaoPermit: { zh: '港澳居民来往内地通行证', en: 'Mainland travel permit for Hong Kong and Macao residents' },
  taiwanPermit: { zh: '台湾居民来往大陆通行证', en: 'Mainland travel permit for Taiwan residents' },
} as const satisfies Record<IdType, Bilingual>;

/** Of documents that have no check digit; an identity card is checked by checksum, region and date. */
const NUMBERS: Readonly<Record<Exclude<IdType, 'idCard'>, RegExp>> = {
  passport: /^(?=.*\d)[A-Z0-9]{5,15}$/,
  hkMacaoPermit: /^[HM](\d{8}|\d{10})$/,
  taiwanPermit: /^\d{8}$|^\d{10}$/,
};

/** The number as it is kept, without blanks and in capitals; null where this kind of document has no such number. */
export function documentNumber(type: Exclude<IdType, 'idCard'>, typed: string): string | null {
  const number = documentSigns(typed);
  return NUMBERS[type].test(number) ? number : null;
}
