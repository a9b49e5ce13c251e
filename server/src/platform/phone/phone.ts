import { inPlainSigns } from '@fairbridge/contract/written-number.ts';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Numbers as accounts store them: the digits of E.164 without the plus, such as 8613800000000. */
const CHINA = '86';
/** "Chinese mobile: starts with 1 plus 10 digits" (specification, section 5), whatever ranges the operators open next. */
const CHINESE_MOBILE = /^0?(1\d{10})$/;
/** E.164 allows 15 digits; two more for 00, some for an operator's own prefix. */
const TYPED_DIGITS = /^\+?\d{4,20}$/;

/** Calling codes of countries, each with the countries that share it. Satellite and service codes (881, 800) are not among them. */
const regions = new Map<string, string[]>();
for (const country of getCountries()) {
  const code: string = getCountryCallingCode(country);
  regions.set(code, [...(regions.get(code) ?? []), country]);
}

/** Country or region (ISO 3166-1 alpha-2, and XK, AC, TA) with its calling code, for every one that `mobileOf` accepts. */
export const callingCodes = (): { country: string; areaCode: string }[] =>
  [...regions].flatMap(([areaCode, countries]) => countries.map((country) => ({ country, areaCode })));

/**
 * The characters of a number alone: full-width ones made narrow, and without what is only there for the eye (spaces,
 * hyphens, brackets, dots, slashes and the invisible marks that come along when a number is pasted).
 */
const bare = (typed: string): string =>
  inPlainSigns(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}\u2212()[\]{}.,/\u00B7\u2022\u3001\u3002]/gu, '')
    .replace(/^(00|\+00)(?=[1-9])/, '+');

/** The calling code as typed beside a number ("86", "+86", "0086", full-width), or null where no country has it. */
export function areaCodeOf(typed: string): string | null {
  const code = bare(typed).replace(/^\+/, '');
  return regions.has(code) ? code : null;
}

function foreignMobile(number: string, areaCode: string | null): string | null {
  const parsed = parsePhoneNumberFromString(number, {
    ...(areaCode !== null && { defaultCallingCode: areaCode }),
    extract: false,
  });
  if (parsed === undefined || parsed.isNonGeographic() || !regions.has(parsed.countryCallingCode)) return null;
  return parsed.isValid() ? parsed.number.slice(1) : null;
}

/** The national part of a Mexican number used to begin with 1 on mobiles; phones still hold it. */
const withoutMexicanOne = (number: string): string => number.replace(/^\+521(?=\d{10}$)/, '+52');

/**
 * One mobile number in any spelling as the digits of E.164 without the plus ('8613800000000'), or null when it can be no
 * mobile (G19: all spellings of a number count as one). A number that says its country itself (+, 00) needs no area
 * code, and wins over one. Without both, 11 digits that begin with 1 are Chinese, and so are those after 86; anything
 * else needs `areaCode`. An area code that no country has gives null. Numbers of service and satellite codes are refused.
 */
export function mobileOf(typed: string, areaCode = ''): string | null {
  if (typed.length > 60) return null;
  const number = bare(typed);
  if (!TYPED_DIGITS.test(number)) return null;
  const area = areaCode.trim() === '' ? null : areaCodeOf(areaCode);
  if (area === null && areaCode.trim() !== '') return null;
  if (!number.startsWith('+') && (area === null || area === CHINA)) return chineseMobile(withoutCode(number));
  // the code is often written once more, where a form shows it already
  if (number.startsWith(`+${CHINA}`)) return chineseMobile(withoutCode(number.slice(3)));
  return foreignMobile(withoutMexicanOne(number), area);
}

const withoutCode = (national: string): string => national.replace(/^86(?=0?1\d{10}$)/, '');

function chineseMobile(national: string): string | null {
  const found = CHINESE_MOBILE.exec(national)?.[1];
  return found === undefined ? null : `${CHINA}${found}`;
}

/** Calling code and national number of what `mobileOf` answered: '8613800000000' gives 86 and 13800000000. */
export function mobileParts(e164: string): { areaCode: string; number: string } {
  // No calling code is the beginning of another.
  const areaCode = [1, 2, 3].map((length) => e164.slice(0, length)).find((code) => regions.has(code)) ?? '';
  return { areaCode, number: e164.slice(areaCode.length) };
}

const HIDDEN = 4;

/** As shown to anyone but the owner: '8613800000000' gives '+86 138****0000'. Four digits are hidden, all of them where there are no more. */
export function maskMobile(e164: string): string {
  const { areaCode, number } = mobileParts(e164);
  const shown = Math.max(0, number.length - HIDDEN);
  const head = Math.floor(shown / 2);
  return `+${areaCode} ${number.slice(0, head)}****${number.slice(number.length - (shown - head))}`.replace('+ ', '');
}

/** A number as it is read beside its area code: '+86 13800138000'; as it is where either is missing. */
export const withAreaCode = (areaCode: string, number: string): string =>
  areaCode === '' || number === '' ? number : `+${areaCode} ${number}`;
