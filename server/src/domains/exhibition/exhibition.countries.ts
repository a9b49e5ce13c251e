import { namesOfCountry } from '@fairbridge/contract/country-names.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { callingCodes } from '../../platform/phone/phone.ts';

type Country = { code: string; name: Bilingual; areaCode: string };

let list: Country[] | null = null;

/**
 * Countries and regions (ISO 3166-1 alpha-2) with their calling codes, in both languages; China first, then by English name.
 * The codes are those whose mobiles `mobileOf` accepts.
 */
export function countryList(): Country[] {
  list ??= callingCodes()
    .map(({ country: code, areaCode }) => ({ code, name: namesOfCountry(code), areaCode }))
    .toSorted((a, b) => Number(b.code === 'CN') - Number(a.code === 'CN') || a.name.en.localeCompare(b.name.en, 'en'));
  return list;
}

const names = new Map<string, Bilingual>();

/** The names of one country, or its code where it is none we know. */
export function countryName(code: string): Bilingual {
  if (names.size === 0) for (const country of countryList()) names.set(country.code, country.name);
  return names.get(code) ?? { zh: code, en: code };
}
